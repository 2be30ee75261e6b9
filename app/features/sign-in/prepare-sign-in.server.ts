import { randomBytes } from "node:crypto";
import * as openid from "openid-client";
import { newPkce, VERIFIER_LENGTHS } from "../../session/pkce.ts";
import type { Shop } from "../../site/shop-context.tsx";
import { authorizationParameters, type Prompt } from "./authorization-request.ts";
import type { IdentityProvider } from "../../session/identity-provider.server.ts";
import type { SignInFlow } from "./sign-in-flows.server.ts";

type SignInInput = {
  shop: Pick<Shop, "site" | "locale">;
  prefix: string;
  redirectUri: string;
  returnTo: string;
  prompt: Prompt;
  newAccountEmail?: string | undefined;
};

type Outcome = { kind: "started"; url: URL; flow: SignInFlow } | { kind: "unavailable"; cause: unknown };

const newSecret = () => randomBytes(16).toString("base64url");

/** Prepares the provider's URL and the values to check its answer with. */
export async function prepareSignIn(provider: IdentityProvider, input: SignInInput): Promise<Outcome> {
  const { shop, prefix, redirectUri, returnTo, prompt, newAccountEmail } = input;
  let client: openid.Configuration;
  try {
    client = await provider.clientOf(shop.site.id);
  } catch (cause) {
    return { kind: "unavailable", cause };
  }
  const { verifier, challenge } = newPkce(VERIFIER_LENGTHS.identity);
  const [state, nonce, csrf] = [newSecret(), newSecret(), newSecret()];
  const supported = client.serverMetadata().scopes_supported;
  const parameters = authorizationParameters({
    state,
    nonce,
    csrf,
    redirectUri,
    challenge,
    prompt,
    newAccountEmail,
    supported,
    site: shop.site,
    locale: shop.locale,
  });
  return {
    kind: "started",
    url: openid.buildAuthorizationUrl(client, parameters),
    flow: { siteId: shop.site.id, state, nonce, verifier, redirectUri, returnTo, prefix },
  };
}
