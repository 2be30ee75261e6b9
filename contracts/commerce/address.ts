import { z } from "zod";
import { filledText, storableText } from "./text.ts";

/** The countries a billing address may be in. */
export const billingCountries = [
  "GB",
  "AT",
  "BE",
  "CZ",
  "FR",
  "DE",
  "IT",
  "LU",
  "NL",
  "PT",
  "ES",
  "BG",
  "HR",
  "CY",
  "DK",
  "EE",
  "FI",
  "GR",
  "IE",
  "LV",
  "LT",
  "MT",
  "PL",
  "RO",
  "SE",
  "SK",
  "SI",
  "HU",
  "US",
  "CA",
  "JE",
  "GG",
  "IM",
] as const;
export const billingCountry = z.enum(billingCountries);
export type BillingCountry = z.infer<typeof billingCountry>;

export const orderAddress = z.strictObject({
  first_name: filledText(100),
  last_name: filledText(100),
  full_name: storableText(201).optional(),
  /** May hold two lines separated by |. */
  address1: filledText(201),
  address2: storableText(100).nullish(),
  city: filledText(40),
  postal_code: filledText(11).regex(/^[\p{L}\p{N} -]*$/u),
  state_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  country_code: billingCountry,
  phone: storableText(32).nullish(),
});
export type OrderAddressInput = z.infer<typeof orderAddress>;

/** An address in a response of the platform. */
export const orderAddressDocument = z.object({
  _type: z.literal("order_address"),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  address1: z.string(),
  address2: z.string().optional(),
  city: z.string(),
  postal_code: z.string(),
  state_code: z.string().optional(),
  country_code: z.string(),
  phone: z.string().optional(),
});
export type OrderAddress = z.infer<typeof orderAddressDocument>;
