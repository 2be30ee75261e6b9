import type { Hono } from "hono";
import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { getCustomerBaskets, mergeBaskets as merge } from "../../../contracts/commerce/customer-baskets.ts";
import { toCamelKeys } from "../../../contracts/commerce/key-case.ts";
import type { CallResult } from "../../../contracts/endpoint.ts";
import type { Queries } from "../../../database/database.ts";
import type { CommerceDeps } from "../deps.ts";
import { refuseScapiInput, scapiProblem } from "../scapi-problem.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { readContents } from "./basket-contents.ts";
import { basketDocument } from "./basket-document.ts";
import { findOpenBaskets } from "./create-basket.ts";
import { mergeBaskets } from "./merge-baskets.ts";
import { createShopperGuards } from "../require-shopper.ts";

export function serveCustomerBaskets(app: Hono, deps: CommerceDeps): void {
  const { requireScapiShopper } = createShopperGuards(deps.tokens);
  serveEndpoint(app, merge, {
    refuseInput: refuseScapiInput,
    async handle({ query }, context) {
      const shopper = await requireScapiShopper(context, query.siteId);
      const mayCreate = query.createDestinationBasket === "true";
      return toCamelKeys(await mergeBaskets(deps, shopper, { mayCreate }));
    },
  });
  serveEndpoint(app, getCustomerBaskets, {
    refuseInput: refuseScapiInput,
    async handle({ params, query }, context) {
      const shopper = await requireScapiShopper(context, query.siteId);
      if (shopper.customerId !== params.customerId) {
        throw scapiProblem(404, {
          title: "Customer Not Found",
          id: "customer-not-found",
          detail: `No customer with the ID '${params.customerId}' could be found.`,
        });
      }
      const found = await listBasketsOfCustomer(deps.database.queries, { ...shopper, now: deps.now() });
      return basketList(found);
    },
  });
}

/** The open baskets of a customer, as documents of the shop API. */
export async function listBasketsOfCustomer(
  queries: Queries,
  customer: { siteId: string; customerId: string; now: Date },
): Promise<BasketDocument[]> {
  const rows = await findOpenBaskets(queries, customer);
  const documents: BasketDocument[] = [];
  for (const row of rows) documents.push(basketDocument(await readContents(queries, row, customer.now), customer.now));
  return documents;
}

function basketList(documents: BasketDocument[]): CallResult<typeof getCustomerBaskets> {
  return { baskets: documents.map((document) => toCamelKeys(document)), total: documents.length };
}
