import type { Connection } from "../contracts/client.ts";
import { createOcapiClient } from "../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../contracts/commerce/scapi.ts";
import { createHelpContentClient } from "../contracts/help-content/help-content-wire.ts";
import { fillCatalogue } from "../platform/commerce/catalogue/fill-catalogue.ts";
import { createCommerce } from "../platform/commerce/commerce.ts";
import { fillHelpContent, type HelpContentData } from "../platform/help-content/fill-help-content.ts";
import { createHelpContent } from "../platform/help-content/help-content.ts";
import { demoCatalogue } from "../seed/catalogue/catalogue.ts";
import { seedHelpContent } from "../seed/help-content/help-content.ts";
import { commerceNow, commercePeople, commerceTokens } from "./commerce-fixture.ts";
import { openTestDatabase } from "./test-database.ts";

/** How a system behaves: normally, unreachable, too slow, or with answers of another system. */
export type Behaviour = "well" | "down" | "silent" | "nonsense";

/** A connection that can be made to fail, and counts its calls. */
export function watchedConnection(app: { fetch: Connection["fetch"] }) {
  const watch = { behaviour: "well" as Behaviour, calls: [] as string[] };
  const connection: Connection = {
    baseUrl: "http://embedded.invalid",
    async fetch(request) {
      watch.calls.push(new URL(request.url).pathname);
      if (watch.behaviour === "down") throw new TypeError("down");
      if (watch.behaviour === "silent") return new Promise<never>(() => {});
      if (watch.behaviour === "nonsense") return new Response("<html>It works!</html>");
      return app.fetch(request);
    },
  };
  return { connection, watch };
}

export const offerOrganization = "f_ecom_shop_001";

/** The demonstration's offer and help behind their wires. `now` is the clock of the help. */
export async function createOfferFixture({ now = commerceNow }: { now?: () => Date } = {}) {
  const database = await openTestDatabase();
  await database.transaction(async (tx) => {
    await fillCatalogue(tx, demoCatalogue(commerceNow()));
    await fillHelpContent(tx, seedHelpContent());
  });
  const notConnected: Connection = {
    baseUrl: "http://orders.invalid",
    fetch: async () => new Response(null, { status: 503 }),
  };
  const commerce = watchedConnection(
    createCommerce({
      database,
      now: commerceNow,
      tokens: commerceTokens,
      orderManagement: notConnected,
      people: commercePeople,
    }),
  );
  const helpContent = watchedConnection(createHelpContent({ database, now }));
  return {
    clients: {
      commerceOcapi: createOcapiClient(commerce.connection),
      commerceScapi: createScapiClient(commerce.connection),
      helpContent: createHelpContentClient(helpContent.connection),
    },
    commerce: commerce.watch,
    helpContent: helpContent.watch,
    addHelpContent: (data: HelpContentData) => fillHelpContent(database.queries, data),
    close: () => database.close(),
  };
}
