import { createRemoteJWKSet, customFetch } from "jose";
import { z } from "zod";
import type { Fetch } from "../contracts/client.ts";

const metadata = z.object({ jwks_uri: z.url() });

/** The keys with which an OpenID provider signs its tokens. After a failure, the next call reads them again. */
export function identityProviderKeys({ issuer, fetch }: { issuer: string; fetch: Fetch }) {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const find = async () => {
    const response = await fetch(new Request(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`));
    const { jwks_uri } = metadata.parse(await response.json());
    return createRemoteJWKSet(new URL(jwks_uri), {
      [customFetch]: async (url, options) => fetch(new Request(url, options)),
    });
  };
  return () => {
    keys ??= find();
    keys.catch(() => (keys = undefined));
    return keys;
  };
}
