import { describe, expect, it } from "vitest";
import { LOCALES } from "../../site/locales.ts";
import { authorizationParameters, SCOPES } from "./authorization-request.ts";

const base = {
  state: "s",
  nonce: "n",
  csrf: "c",
  site: { make: "jaguar" },
  redirectUri: "https://shop.example/callback/forgerock-vcsj",
  challenge: "x",
  prompt: undefined,
} as const;

describe("authorizationParameters", () => {
  it.each(LOCALES.map((locale) => [locale.id, locale] as const))(
    "sends the language %s to the provider",
    (id, locale) => {
      expect(authorizationParameters({ ...base, locale })).toEqual({
        redirect_uri: base.redirectUri,
        response_type: "code",
        scope: SCOPES.join(" "),
        code_challenge: "x",
        code_challenge_method: "S256",
        state: "s",
        nonce: "n",
        csrf: "c",
        brand: "jaguar",
        country_code: locale.countryCode,
        locale: id === "en-XB" ? "en-GB" : id,
      });
    },
  );

  it.each(["none", "login"] as const)("sends the prompt %s", (prompt) => {
    expect(authorizationParameters({ ...base, prompt, locale: LOCALES[0]! })).toHaveProperty("prompt", prompt);
  });

  it("asks for a new account with the address that is known", () => {
    const request = { ...base, newAccountEmail: "ada@example.com", locale: LOCALES[0]! };
    expect(authorizationParameters(request)).toMatchObject({ login_hint: "ada@example.com", screen_hint: "signup" });
  });

  it("requests only scopes that the provider supports", () => {
    const { scope } = authorizationParameters({
      ...base,
      locale: LOCALES[0]!,
      supported: ["openid", "email", "phone"],
    });
    expect(scope).toBe("openid email");
  });
});
