import { createRemoteJWKSet, customFetch, jwtVerify } from "jose";
import { z } from "zod";
import type { Fetch } from "../../contracts/client.ts";
import { identityClaims } from "../../contracts/identity/sign-in.ts";

type Provider = { issuer: string; clientIds: string[]; fetch: Fetch };

const metadata = z.object({ jwks_uri: z.url() });

/** Reads an id token of the identity provider; undefined for one that is forged, foreign or expired. */
export function createIdentityVerification({ issuer, clientIds, fetch }: Provider) {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;

  const findKeys = async () => {
    const response = await fetch(new Request(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`));
    const { jwks_uri } = metadata.parse(await response.json());
    return createRemoteJWKSet(new URL(jwks_uri), {
      [customFetch]: async (url, options) => fetch(new Request(url, options)),
    });
  };

  const knownKeys = () => {
    keys ??= findKeys();
    // A provider that was away is asked again at the next sign-in.
    keys.catch(() => (keys = undefined));
    return keys;
  };

  return async (idToken: string) => {
    const verified = await jwtVerify(idToken, await knownKeys(), {
      issuer,
      audience: clientIds,
      algorithms: ["RS256", "ES256", "PS256"],
    }).catch(() => undefined);
    const { data } = identityClaims.safeParse(verified?.payload);
    if (!data?.email) return undefined;
    return {
      subject: data.sub,
      email: data.email,
      firstName: data.given_name ?? "",
      lastName: data.family_name ?? "",
      crmId: data.svcrm_customer_id,
      cdcId: data.sap_cdc_id,
    };
  };
}
