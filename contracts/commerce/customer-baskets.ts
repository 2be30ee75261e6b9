import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type BasketDocument, basketDocument } from "./basket-document.ts";
import { type CamelKeys, toSnakeKeys } from "./key-case.ts";
import { organizationParams } from "./scapi.ts";
import { id, queryFlag } from "./text.ts";

/** The same basket with the field names of the newer APIs. */
export const camelBasket = z.custom<CamelKeys<BasketDocument>>(
  (value) => basketDocument.safeParse(toSnakeKeys(value)).success,
);

const siteQuery = z.object({ siteId: id });

/** Moves the guest's items into the account's basket after sign-in. */
export const mergeBaskets = endpoint({
  method: "POST",
  path: "/checkout/shopper-baskets/v1/organizations/:organizationId/baskets/actions/merge",
  params: organizationParams,
  query: siteQuery.extend({ createDestinationBasket: queryFlag.default("false") }),
  response: camelBasket,
});

export const getCustomerBaskets = endpoint({
  method: "GET",
  path: "/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/baskets",
  params: organizationParams.extend({ customerId: id }),
  query: siteQuery,
  response: z.object({ baskets: z.array(camelBasket), total: z.number() }),
});
