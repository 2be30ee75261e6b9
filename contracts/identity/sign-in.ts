import { z } from "zod";
import { type WrittenLocale, writtenLocales } from "../locales.ts";

/** The identity provider's session cookie. */
export const sessionCookie = "SSOSession";

/** Path below the issuer where a shop's server ends every session of a person, given one of their id tokens. */
export const endSessionsPath = "/end-sessions";
/** The metadata field with the address of that path. */
export const endSessionsMetadata = "end_sessions_endpoint";

/**
 * The scopes a client may request. `customer-person` may also be written as the two words `customer person`. Every
 * client gets a refresh token that lives as long as the provider's session, so `offline_access` adds nothing.
 */
export const scopes = [
  "openid",
  "email",
  "profile",
  "customer-person",
  "customer",
  "person",
  "auto-id",
  "vehicle-identity",
  "offline_access",
] as const;

export const brands = ["landrover", "jaguar"] as const;
export type Brand = (typeof brands)[number];

/** The locales of the provider's pages; en-XB is shown as en-GB. */
export const signInLocales = writtenLocales;
export type SignInLocale = WrittenLocale;

/** The person's claims in the id token and the userinfo document. The last two are absent without a record in that system. */
export const identityClaims = z.object({
  sub: z.string().min(1).max(100),
  email: z.email().max(100).optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().max(100).optional(),
  family_name: z.string().max(100).optional(),
  svcrm_customer_id: z.string().max(100).optional(),
  sap_cdc_id: z.string().max(100).optional(),
});
export type IdentityClaims = z.output<typeof identityClaims>;
