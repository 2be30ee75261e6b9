import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../contracts/commerce/scapi.ts";
import { createSlasClient } from "../../contracts/commerce/slas.ts";
import { openSession } from "../../app/session/open-session.server.ts";
import type { StoredSession } from "../../app/session/session-cookies.server.ts";
import { createSharedTokenRequests } from "../../app/session/shared-token-requests.server.ts";
import { createShopperLogin } from "../../app/session/shopper-login.server.ts";
import { openDatabase } from "../../database/open-database.ts";
import { createTokenHandover } from "../../server/storefront/token-handover.ts";
import { clientId, organizationId, trustedClient } from "../shopper-fixture.ts";

/** The sessions of one shop process: answers a stored session with the changed one. */
const [databaseUrl = "", commerceUrl = "", time = ""] = process.argv.slice(2);
const now = () => new Date(time);
const database = await openDatabase({ url: databaseUrl });
const connection = { baseUrl: commerceUrl, fetch: (request: Request) => fetch(request) };
const failures: string[] = [];
const report = (error: unknown) => void failures.push(String(error));
const settings = {
  commerce: { organizationId, clientId, serverClient: trustedClient },
  publicOrigin: "http://shop.invalid",
};
const fixture = {
  services: { commerceOcapi: createOcapiClient(connection), commerceScapi: createScapiClient(connection) },
  login: createShopperLogin({ call: createSlasClient(connection), settings, now, siteId: "VCS" }),
  shared: createSharedTokenRequests({ handover: createTokenHandover(database.queries), now, report }),
  now,
  report,
};

async function answer(received: StoredSession): Promise<void> {
  const session = openSession(fixture, received);
  const shopper = await session.findShopper();
  process.send?.({ kind: shopper?.kind, stored: await session.changed(), failures });
}

process.on("message", (received: StoredSession | "close") => {
  if (received !== "close") return void answer(received);
  void database.close().then(() => process.disconnect());
});
// The test process has ended.
process.on("disconnect", () => process.exit());
process.send?.("ready");
