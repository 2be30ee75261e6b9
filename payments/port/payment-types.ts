import { z } from "zod";

export const providerName = z.enum(["adyen", "stripe"]);
export type ProviderName = z.infer<typeof providerName>;

/** The kinds of payment errors; the page has a text for each. */
export const paymentErrorKind = z.enum([
  "card_error",
  "validation_error",
  "connection_error",
  "invalid_request_error",
  "authentication_error",
  "payment_platform_error",
  "gPay-error",
  "aPay-error",
  "iDeal-error",
  "billing_address_missmatch",
  "card_authorisation_error",
]);
export type PaymentErrorKind = z.infer<typeof paymentErrorKind>;

/** Payment types, in the shop's own names. */
export const paymentType = z.enum(["card", "apple_pay", "google_pay", "ideal", "bancontact", "sepa_debit"]);
export type PaymentType = z.infer<typeof paymentType>;

export type Money = { amount: number; currency: string };

/** A payment method that was used or saved. Nothing in it can be used to pay outside this shop. */
export const paymentMethod = z.object({
  /** The provider's token, with which the method can be charged again. */
  token: z.string().max(200).optional(),
  type: paymentType,
  brand: z.string().max(40).optional(),
  last4: z.string().max(4).optional(),
  bankCode: z.string().max(40).optional(),
  expMonth: z.int().min(1).max(12).optional(),
  expYear: z.int().min(2000).max(2099).optional(),
  /** The country that issued the card or the account. */
  country: z.string().length(2).optional(),
  holder: z.string().max(100).optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type SavedMethod = PaymentMethod & { token: string };
