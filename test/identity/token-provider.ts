import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { createIdentityProvider } from "../../app/session/identity-provider.server.ts";

export const tokenIssuer = "https://identity.test";
const seconds = () => Math.floor(Date.now() / 1000);

export const adaClaims = {
  sub: "forge-1",
  email: "ada@example.com",
  given_name: "Ada",
  svcrm_customer_id: "crm-1",
  sap_cdc_id: "cdc-1",
};

export type TokenProvider = Awaited<ReturnType<typeof createTokenProvider>>;

/** An OpenID provider on the wire that answers every code with the id token a test asks for. */
export async function createTokenProvider() {
  const [own, foreign] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "k1", alg: "RS256", use: "sig" };
  const usual = {
    isDown: false,
    isSignedByAnotherKey: false,
    /** Claims that differ from the usual ones; undefined leaves one out. */
    claims: {} as Record<string, unknown>,
    /** Answers in place of the token endpoint. */
    failure: undefined as (() => Response) | undefined,
    onIdToken: (_idToken: string): void => undefined,
  };
  const wire = { ...usual, exchanges: [] as URLSearchParams[] };

  const answerToken = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text());
    wire.exchanges.push(form);
    if (wire.failure) return wire.failure();
    const claims = {
      ...adaClaims,
      iss: tokenIssuer,
      aud: "shop",
      iat: seconds(),
      // Two tokens of one second differ too, so that a test never gets one that an earlier test registered.
      jti: crypto.randomUUID(),
      exp: seconds() + 300,
      nonce: "nonce",
    };
    const payload = JSON.parse(JSON.stringify({ ...claims, ...wire.claims })) as Record<string, unknown>;
    const { privateKey } = wire.isSignedByAnotherKey ? foreign : own;
    const idToken = await new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(privateKey);
    wire.onIdToken(idToken);
    return Response.json({ access_token: "access", token_type: "Bearer", expires_in: 300, id_token: idToken });
  };

  const fetch = async (request: Request): Promise<Response> => {
    if (wire.isDown) throw new TypeError("fetch failed");
    const { pathname } = new URL(request.url);
    if (pathname === "/token") return answerToken(request);
    if (pathname === "/jwks") return Response.json({ keys: [jwk] });
    return Response.json({
      issuer: tokenIssuer,
      authorization_endpoint: `${tokenIssuer}/authorize`,
      token_endpoint: `${tokenIssuer}/token`,
      end_session_endpoint: `${tokenIssuer}/end`,
      jwks_uri: `${tokenIssuer}/jwks`,
      id_token_signing_alg_values_supported: ["RS256"],
      scopes_supported: ["openid", "email", "profile"],
    });
  };
  const identity = {
    issuer: tokenIssuer,
    clients: { VCS: { id: "shop" }, VCSJ: { id: "shop-jaguar" } },
    sendsIdTokenOnLogOut: false,
  };
  return {
    wire,
    identity,
    /** A process of the shop that has not reached the provider yet. */
    newClient: () => createIdentityProvider({ identity, fetch }),
    reset: () => void Object.assign(wire, usual, { exchanges: [] }),
  };
}
