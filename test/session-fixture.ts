import { HANDOVER_MS, type TokenHandover } from "../app/settings/token-handover.ts";
import { openSession } from "../app/session/open-session.server.ts";
import type { StoredSession } from "../app/session/session-cookies.server.ts";
import { createSharedTokenRequests } from "../app/session/shared-token-requests.server.ts";
import { createShopperLogin } from "../app/session/shopper-login.server.ts";
import type { Connection } from "../contracts/client.ts";
import { getCustomer } from "../contracts/commerce/customers/customers.ts";
import { createOcapiClient } from "../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../contracts/commerce/scapi.ts";
import { createSlasClient } from "../contracts/commerce/slas.ts";
import { clientId, organizationId, params, prepareShopper, trustedClient } from "./shopper-fixture.ts";

/** A signed-in customer as the shop knows them. */
export const person = { accountId: "ada", firstName: "Ada" };
const proof = "proof of Ada";

export type SessionFixture = Awaited<ReturnType<typeof prepareSessions>>;
type Visit = ReturnType<SessionFixture["startProcess"]>;

/** A commerce system with one known customer, and shop processes that use it. */
export async function prepareSessions() {
  const { app, registerIdToken, pass, now, close } = await prepareShopper();
  registerIdToken(proof, {
    subject: "ada",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Byron",
    crmId: "crm-1",
    cdcId: "cdc-1",
  });
  const fixture = {
    pass,
    close,
    /** The grant type or path of each request to commerce. */
    loginCalls: [] as string[],
    failures: [] as unknown[],
    isDown: false,
    /** Clears what was recorded. */
    reset: () => void Object.assign(fixture, { loginCalls: [], failures: [], isDown: false }),
    /** One process of the shop. */
    startProcess(handover = createHandover()) {
      const report = (error: unknown) => fixture.failures.push(error);
      const shared = createSharedTokenRequests({ handover, now, report });
      const settings = {
        commerce: { organizationId, clientId, serverClient: trustedClient },
        publicOrigin: "http://shop.invalid",
      };
      const call = createSlasClient(connection);
      const services = { commerceOcapi: createOcapiClient(connection), commerceScapi: createScapiClient(connection) };
      return (
        received: StoredSession = {},
        { siteId = "VCS", browserSecret }: { siteId?: string; browserSecret?: string } = {},
      ) =>
        openSession(
          {
            services,
            login: createShopperLogin({ call, settings, now, siteId }),
            shared,
            now,
            report,
            ...(browserSecret !== undefined && { browserSecret }),
          },
          received,
        );
    },
  };
  const connection: Connection = {
    baseUrl: "http://commerce.invalid",
    async fetch(request) {
      if (fixture.isDown) throw new TypeError("down");
      const copy = request.clone();
      const grant = new URLSearchParams(await copy.text()).get("grant_type");
      fixture.loginCalls.push(grant ?? new URL(request.url).pathname.split("/").at(-1) ?? "");
      return app.fetch(request);
    },
  };
  return fixture;
}

export function createHandover(): TokenHandover {
  const entries = new Map<string, { sealed: string; until: Date }>();
  return {
    async save(key, sealed, until) {
      const hasExpired = (entries.get(key)?.until.getTime() ?? 0) < until.getTime() - HANDOVER_MS;
      if (hasExpired) entries.set(key, { sealed, until });
    },
    async read(key, now) {
      const found = entries.get(key);
      return found && found.until > now ? found.sealed : undefined;
    },
  };
}

export async function guestOf(visit: Visit): Promise<StoredSession> {
  const session = visit();
  await session.getOrCreateShopper();
  return (await session.changed()) ?? {};
}

export async function customerOf(visit: Visit, received?: StoredSession): Promise<StoredSession> {
  const session = visit(received);
  await session.signIn({ idToken: proof, person });
  return (await session.changed()) ?? {};
}

/** The session's customer as commerce returns it. */
export async function readSelf(session: ReturnType<Visit>) {
  const shopper = await session.getOrCreateShopper();
  return shopper.commerceScapi(getCustomer, {
    params: { ...params, customerId: shopper.customerId },
    query: { siteId: "VCS" },
  });
}
