import { z } from "zod";

/** The provider's cookie of a signed-in browser. */
export const sessionCookie = "SSOSession";

/** Below the issuer: where a shop's server ends every session of a person, by an id token of theirs. */
export const endSessionsPath = "/end-sessions";
/** The name of its address among what the provider says about itself. */
export const endSessionsMetadata = "end_sessions_endpoint";

/**
 * What a client may ask to know. `customer-person` may also be written as the two words `customer person`. Every client
 * gets a refresh token that lives as long as the session at the provider, so `offline_access` is taken and adds nothing.
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

/** The languages in which the provider speaks; en-XB is spoken as en-GB. */
export const signInLocales = [
  "cs-CZ",
  "de-AT",
  "de-DE",
  "en-CA",
  "en-GB",
  "en-US",
  "es-ES",
  "fr-BE",
  "fr-CA",
  "fr-FR",
  "it-IT",
  "nl-BE",
  "nl-NL",
  "pt-PT",
] as const;
export type SignInLocale = (typeof signInLocales)[number];

/** Who signed in, as the id token and the userinfo document say. The last two are absent for a person they do not know. */
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
