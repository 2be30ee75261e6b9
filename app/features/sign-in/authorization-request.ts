import type { Locale } from "../../site/locales.ts";
import type { Site } from "../../site/site-config.ts";

/** What the shop wants to know of a person. */
export const SCOPES = ["openid", "email", "profile", "customer-person", "auto-id", "vehicle-identity"] as const;

/**
 * Asked with `none`, the provider shows nothing: who has no session there comes back as they went. With `login` it asks
 * even somebody it knows, who wants to be somebody else.
 */
export type Prompt = "none" | "login" | undefined;

/** What makes one sign-in this one: words that only this shop and this browser know. */
export type SignInSecrets = { state: string; nonce: string; csrf: string };

type Request = SignInSecrets & {
  site: Pick<Site, "make">;
  locale: Pick<Locale, "countryCode" | "forgerockLocale">;
  redirectUri: string;
  challenge: string;
  prompt: Prompt;
  /** The scopes a provider says it knows; one it does not know would make it refuse them all. */
  supported?: readonly string[] | undefined;
};

export function authorizationParameters(request: Request): Record<string, string> {
  const { state, nonce, csrf, site, locale, redirectUri, challenge, prompt, supported } = request;
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
  };
}
