import type { Connection } from "../contracts/client.ts";
import type { Database } from "../database/database.ts";
import { createCommerce } from "../platform/commerce/commerce.ts";
import { fillCatalogue } from "../platform/commerce/catalogue/fill-catalogue.ts";
import { testCatalogue } from "../test/commerce-catalogue.ts";
import { commerceNow, commercePeople, commerceTokens } from "../test/commerce-fixture.ts";

/** Commerce with a small catalogue over this database, without a socket between. */
export async function connectCommerce(database: Database): Promise<Connection> {
  await database.transaction((tx) => fillCatalogue(tx, testCatalogue));
  const app = createCommerce({
    database,
    now: commerceNow,
    tokens: commerceTokens,
    orderManagement: { baseUrl: "http://orders.invalid", fetch: () => new Response() },
    people: commercePeople,
  });
  return { baseUrl: "http://embedded.invalid", fetch: async (request) => app.fetch(request) };
}
