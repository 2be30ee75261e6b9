import { jwtVerify } from "jose";
import type { Fetch } from "../../contracts/client.ts";
import { identityClaims } from "../../contracts/identity/sign-in.ts";
import { identityProviderKeys } from "../identity-provider-keys.ts";

type Provider = { issuer: string; clientIds: string[]; fetch: Fetch };

/** Reads an id token of the identity provider; undefined for one that is forged, foreign or expired. */
export function createIdentityVerification({ issuer, clientIds, fetch }: Provider) {
  const knownKeys = identityProviderKeys({ issuer, fetch });
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
