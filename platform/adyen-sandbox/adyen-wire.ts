import type { Types } from "@adyen/api-library";
import { z } from "zod";

/** The library's types as JSON: enumerations are strings, and so are dates. */
export type Wire<T> = T extends string
  ? `${T}`
  : T extends Date
    ? string
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

export type PaymentResponse = Wire<Types.checkout.PaymentResponse>;
export type PaymentMethodsResponse = Wire<Types.checkout.PaymentMethodsResponse>;
export type StoredMethodsResponse = Wire<Types.checkout.ListStoredPaymentMethodsResponse>;
export type RefundResponse = Wire<Types.checkout.PaymentRefundResponse>;
export type CancelResponse = Wire<Types.checkout.StandalonePaymentCancelResponse>;
export type ReversalResponse = Wire<Types.checkout.PaymentReversalResponse>;
export type Action = NonNullable<PaymentResponse["action"]>;

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0") && value.isWellFormed());
const shortText = text(200);
const merchantAccount = text(100).min(1);
const amount = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.int().min(0).max(1_000_000_000) });
/** All five fields are required; a postal code has at most ten characters. */
const billingAddress = z.object({
  street: text(3000).min(1),
  houseNumberOrName: text(3000).min(1),
  city: text(3000).min(1),
  postalCode: text(10).min(1),
  country: z.string().length(2),
});
const person = z.object({ firstName: text(100).optional(), lastName: text(100).optional() });

export const paymentMethodsRequest = z.object({
  merchantAccount,
  countryCode: z.string().length(2).optional(),
  amount: amount.optional(),
  shopperReference: text(256).optional(),
  shopperLocale: text(16).optional(),
  allowedPaymentMethods: z.array(shortText).max(50).optional(),
});

export const paymentRequest = z.object({
  merchantAccount,
  amount,
  reference: text(80).min(1),
  returnUrl: text(8000).optional(),
  paymentMethod: z.object({
    type: shortText.optional(),
    encryptedCardNumber: text(20_000).optional(),
    encryptedExpiryMonth: text(20_000).optional(),
    encryptedExpiryYear: text(20_000).optional(),
    encryptedSecurityCode: text(20_000).optional(),
    holderName: text(200).optional(),
    storedPaymentMethodId: shortText.optional(),
    iban: text(40).optional(),
    ownerName: text(200).optional(),
    applePayToken: text(20_000).optional(),
    googlePayToken: text(20_000).optional(),
  }),
  shopperReference: text(256).optional(),
  shopperInteraction: shortText.optional(),
  storePaymentMethod: z.boolean().optional(),
  shopperName: person.nullish(),
  billingAddress: billingAddress.nullish(),
  countryCode: z.string().length(2).optional(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

export const detailsRequest = z.object({
  details: z.object({ redirectResult: text(2000).optional(), threeDSResult: text(20_000).optional() }),
  paymentData: text(20_000).optional(),
});

export const refundRequest = z.object({ merchantAccount, amount, reference: text(80).optional() });
export const cancelRequest = z.object({
  merchantAccount,
  paymentReference: text(80).min(1),
  reference: text(80).optional(),
});
export const reversalRequest = z.object({ merchantAccount, reference: text(80).optional() });
