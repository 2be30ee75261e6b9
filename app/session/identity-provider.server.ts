import * as openid from "openid-client";
import { runWithTimeout } from "../../contracts/run-with-timeout.ts";
import type { StorefrontSettings } from "../settings/storefront-settings.ts";
import type { Fetch } from "../../contracts/client.ts";
import { cachedRead } from "../catalogue/cached-read.server.ts";

/** The OpenID provider as each site of the shop knows it. */
export type IdentityProvider = {
  /** Fails while the provider cannot be reached. */
  clientOf(siteId: string): Promise<openid.Configuration>;
  /** Whether the provider answered within the last moments, so that a browser may be redirected there. */
  isReachable(): Promise<boolean>;
};

const CLIENT_FRESH_MS = 3_600_000;
const REACHABLE_FRESH_MS = 30_000;
const TIMEOUT_MS = 1_500;

type Deps = { identity: StorefrontSettings["identity"]; fetch: Fetch };

export function createIdentityProvider(deps: Deps): IdentityProvider {
  // The provider's metadata expires by real time, not by the clock that development stage can move.
  const now = () => new Date(performance.now());
  const clientOf = cachedRead<string, openid.Configuration>({
    read: (siteId) => discover(deps, siteId),
    nameOf: (siteId) => siteId,
    now,
    freshMs: CLIENT_FRESH_MS,
    isKeptOnFailure: false,
    service: "identity",
  });
  const isAnswering = cachedRead<"provider", boolean>({
    read: () => checkReachable(deps),
    nameOf: (name) => name,
    now,
    freshMs: REACHABLE_FRESH_MS,
    staleMs: REACHABLE_FRESH_MS,
    service: "identity",
  });
  return { clientOf, isReachable: () => isAnswering("provider").catch(() => false) };
}

async function discover({ identity, fetch }: Deps, siteId: string): Promise<openid.Configuration> {
  const client = identity.clients[siteId];
  if (!client) throw new Error(`The identity provider does not know the site ${siteId}`);
  const { issuer } = identity;
  const isSecure = issuer.startsWith("https:");
  return openid.discovery(
    new URL(issuer),
    client.id,
    undefined,
    client.secret ? openid.ClientSecretBasic(client.secret) : openid.None(),
    {
      // The id token is trusted because of its signature, not because of the connection.
      execute: [openid.enableNonRepudiationChecks, ...(isSecure ? [] : [openid.allowInsecureRequests])],
      [openid.customFetch]: async (url, { body, ...options }) =>
        fetch(new Request(url, { ...options, body: body as BodyInit | undefined })),
    },
  );
}

async function checkReachable({ identity: { issuer }, fetch }: Deps): Promise<boolean> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    return (await runWithTimeout(TIMEOUT_MS, async (signal) => fetch(new Request(address, { signal })))).ok;
  } catch {
    return false;
  }
}
