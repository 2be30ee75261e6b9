import * as openid from "openid-client";
import { waitWithinBudget, withoutTimeBudget } from "../../contracts/time-budget.ts";
import { runWithTimeout } from "../../contracts/run-with-timeout.ts";
import type { StorefrontSettings } from "../settings/storefront-settings.ts";
import type { Fetch } from "../../contracts/client.ts";

/** The OpenID provider as each site of the shop knows it. */
export type IdentityProvider = {
  /** Fails while the provider cannot be reached. */
  clientOf(siteId: string): Promise<openid.Configuration>;
  /** Whether the provider answered within the last moments, so that a browser may be redirected there. */
  isReachable(): Promise<boolean>;
};

const HOUR = 3_600_000;
const MOMENT = 30_000;
const PATIENCE = 1_500;

type Deps = { identity: StorefrontSettings["identity"]; fetch: Fetch };

export function createIdentityProvider(deps: Deps): IdentityProvider {
  const clients = new Map<string, { found: Promise<openid.Configuration>; at: number }>();
  let reached: { answer: Promise<boolean>; at: number } | undefined;

  return {
    clientOf(siteId) {
      const known = clients.get(siteId);
      if (known && performance.now() - known.at < HOUR) return waitWithinBudget("identity", known.found);
      const found = withoutTimeBudget(() => discover(deps, siteId));
      clients.set(siteId, { found, at: performance.now() });
      found.catch(() => clients.delete(siteId));
      return waitWithinBudget("identity", found);
    },
    isReachable() {
      if (!reached || performance.now() - reached.at >= MOMENT) {
        reached = { answer: withoutTimeBudget(() => answers(deps)), at: performance.now() };
      }
      return reached.answer;
    },
  };
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
      // The id token is believed for its signature, not for the connection it came over.
      execute: [openid.enableNonRepudiationChecks, ...(isSecure ? [] : [openid.allowInsecureRequests])],
      [openid.customFetch]: async (url, { body, ...options }) =>
        fetch(new Request(url, { ...options, body: body as BodyInit | undefined })),
    },
  );
}

async function answers({ identity: { issuer }, fetch }: Deps): Promise<boolean> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    return (await runWithTimeout(PATIENCE, async (signal) => fetch(new Request(address, { signal })))).ok;
  } catch {
    return false;
  }
}
