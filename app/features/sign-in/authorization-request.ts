import type { Locale } from "../../site/locales.ts";
import type { Site } from "../../site/site-config.ts";

/** What the shop asks the provider to share about a customer. */
export const SCOPES = ["openid", "email", "profile", "customer-person", "auto-id", "vehicle-identity"] as const;

/**
 * With `none` the provider shows no page: a visitor without a session there comes back unchanged. With `login` it asks
 * for the password even within a session, so that the visitor can change accounts.
 */
export type Prompt = "none" | "login" | undefined;

/** Random values that bind an answer to the sign-in that this browser began. */
export type SignInSecrets = { state: string; nonce: string; csrf: string };

type Request = SignInSecrets & {
  site: Pick<Site, "make">;
  locale: Pick<Locale, "countryCode" | "forgerockLocale">;
  redirectUri: string;
  challenge: string;
  prompt: Prompt;
  /** Asks for the provider's form for a new account, with this address in it. */
  newAccountEmail?: string | undefined;
  /** The scopes the provider knows; it would refuse a request with an unknown one. */
  supported?: readonly string[] | undefined;
};

export function authorizationParameters(request: Request): Record<string, string> {
  const { state, nonce, csrf, site, locale, redirectUri, challenge, prompt, supported, newAccountEmail } = request;
  return {
    redirect_uri: redirectUri,
    response_type: "code",
    scope: SCOPES.filter((scope) => !supported || supported.includes(scope)).join(" "),
    code_challenge: challenge,
    code_challenge_method: "S256",
    state,
    nonce,
    csrf,
    brand: site.make,
    country_code: locale.countryCode,
    locale: locale.forgerockLocale,
    ...(prompt && { prompt }),
    ...(newAccountEmail && { login_hint: newAccountEmail, screen_hint: "signup" }),
  };
}
