import { z } from "zod";
import { storableText } from "./text.ts";

const shortText = storableText(100);
const link = storableText(500);

/** The shop's own fields of an order; no other may be written. */
export const orderFields = {
  c_stripe_status: z.enum(["succeeded", "error", "processing"]),
  c_vcs_secure: z.boolean(),
  c_SNP_OMS_vin: z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/),
  c_SNP_OMS_locale: z.string().regex(/^[a-z]{2}[-_][A-Z]{2}$/),
  c_SNP_OMS_brand: shortText,
  c_SNP_OMS_subbrand: shortText,
  c_SNP_OMS_vehicleName: shortText,
  c_SNP_OMS_privacyPolicyName: storableText(200),
  c_SNP_OMS_privacyPolicyLink: link,
  c_SNP_OMS_termsConditionsName: storableText(200),
  c_SNP_OMS_termsConditionsLink: link,
  c_SNP_OMS_stripeCustomerId: shortText,
  c_SNP_OMS_paymentMethodToken: storableText(200),
  c_SNP_OMS_expirationDate: storableText(10),
  c_SNP_OMS_firstName: shortText,
  c_SNP_OMS_lastName: shortText,
  c_SNP_OMS_StorefrontCountry: z.string().regex(/^[A-Z]{2,3}$/),
  c_SNP_OMS_JLRVehicleId: shortText,
  c_SNP_OMS_IsGuestOrder: z.boolean(),
  c_SNP_OMS_ForgerockCustomerId: shortText,
  c_JLR_StorefrontType: shortText,
  c_useVcs11Response: z.boolean(),
  c_cardType: storableText(40),
  c_last4: z.string().regex(/^\d{4}$/),
  c_iban_last4: z.string().regex(/^[A-Z0-9]{4}$/),
  c_bank: storableText(80),
  c_ipAddress: z.union([z.ipv4(), z.ipv6()]),
  c_payment_type: storableText(40),
  /** The expiry dates at the time of the order, as one text: see expiry-dates.ts. */
  c_expiryDates: storableText(2000),
  /** Whether and when the customer accepted automatic renewal, and the version of the accepted text. */
  c_autoRenewalAccepted: z.boolean(),
  c_autoRenewalTextVersion: shortText,
  c_autoRenewalAcceptedAt: z.iso.datetime(),
  /** The texts that the customer was shown and agreed to, as one text: see consent-records/consent-text.ts. */
  c_consents: storableText(40_000),
};

type FieldName = keyof typeof orderFields;

/** Any of the fields; null empties one. */
export const orderFieldChanges = Object.fromEntries(
  Object.entries(orderFields).map(([name, schema]) => [name, schema.nullable().optional()]),
) as { [Name in FieldName]: z.ZodOptional<z.ZodNullable<(typeof orderFields)[Name]>> };

/** The fields of an order document; each may be absent. */
export const optionalOrderFields = Object.fromEntries(
  Object.entries(orderFields).map(([name, schema]) => [name, schema.optional()]),
) as { [Name in FieldName]: z.ZodOptional<(typeof orderFields)[Name]> };

export type OrderFields = { [Name in FieldName]?: z.infer<(typeof orderFields)[Name]> | undefined };
