import { z } from "zod";
import { text } from "./text.ts";

const word = text(100);
const link = text(500);

/** The shop's own fields of an order; no other may be written. */
export const orderFields = {
  c_stripe_status: z.enum(["succeeded", "error", "processing"]),
  c_vcs_secure: z.boolean(),
  c_SNP_OMS_vin: z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/),
  c_SNP_OMS_locale: z.string().regex(/^[a-z]{2}[-_][A-Z]{2}$/),
  c_SNP_OMS_brand: word,
  c_SNP_OMS_subbrand: word,
  c_SNP_OMS_vehicleName: word,
  c_SNP_OMS_privacyPolicyName: text(200),
  c_SNP_OMS_privacyPolicyLink: link,
  c_SNP_OMS_termsConditionsName: text(200),
  c_SNP_OMS_termsConditionsLink: link,
  c_SNP_OMS_stripeCustomerId: word,
  c_SNP_OMS_paymentMethodToken: text(200),
  c_SNP_OMS_expirationDate: text(10),
  c_SNP_OMS_firstName: word,
  c_SNP_OMS_lastName: word,
  c_SNP_OMS_StorefrontCountry: z.string().regex(/^[A-Z]{2,3}$/),
  c_SNP_OMS_JLRVehicleId: word,
  c_SNP_OMS_IsGuestOrder: z.boolean(),
  c_SNP_OMS_ForgerockCustomerId: word,
  c_JLR_StorefrontType: word,
  c_useVcs11Response: z.boolean(),
  c_cardType: text(40),
  c_last4: z.string().regex(/^\d{4}$/),
  c_iban_last4: z.string().regex(/^[A-Z0-9]{4}$/),
  c_bank: text(80),
  c_ipAddress: z.union([z.ipv4(), z.ipv6()]),
  c_payment_type: text(40),
  /** The expiry dates the order was made upon, as one text: see expiry-dates.ts. */
  c_expiryDates: text(2000),
  /** What the customer said about renewing by itself: whether, to which version of the text, and when. */
  c_autoRenewalAccepted: z.boolean(),
  c_autoRenewalTextVersion: word,
  c_autoRenewalAcceptedAt: z.iso.datetime(),
};

type FieldName = keyof typeof orderFields;

/** Any of the fields; null empties one. */
export const orderFieldChanges = Object.fromEntries(
  Object.entries(orderFields).map(([name, schema]) => [name, schema.nullable().optional()]),
) as { [Name in FieldName]: z.ZodOptional<z.ZodNullable<(typeof orderFields)[Name]>> };

/** The fields an order has been given. */
export const givenOrderFields = Object.fromEntries(
  Object.entries(orderFields).map(([name, schema]) => [name, schema.optional()]),
) as { [Name in FieldName]: z.ZodOptional<(typeof orderFields)[Name]> };

export type OrderFields = { [Name in FieldName]?: z.infer<(typeof orderFields)[Name]> | undefined };
