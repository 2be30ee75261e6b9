import { asc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { getShippingMethods, setShippingMethod } from "../../../contracts/commerce/baskets.ts";
import { ocapiVersion } from "../../../contracts/commerce/ocapi.ts";
import type { CallResult } from "../../../contracts/endpoint.ts";
import { shippingMethods } from "../catalogue/catalogue-tables.ts";
import type { CommerceDeps } from "../deps.ts";
import type { LocaleId } from "../markets.ts";
import { ocapiFault, refuseOcapiInput } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { shipmentNotFound } from "./basket-faults.ts";
import { changeBasket, findBasket, matchingLocale } from "./change-basket.ts";
import { createShopperGuards } from "../require-shopper.ts";
import { shippingMethodDocument } from "./shipping-method-document.ts";

export function serveShipping(app: Hono, deps: CommerceDeps): void {
  const { queries } = deps.database;
  const { requireShopper } = createShopperGuards(deps.tokens);
  serveEndpoint(app, getShippingMethods, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query }, context) {
      const shopper = await requireShopper(context, params.siteId);
      const row = await findBasket(queries, shopper, params.basketId);
      if (params.shipmentId !== "me") throw shipmentNotFound(params.shipmentId);
      const methods = await queries.select().from(shippingMethods).orderBy(asc(shippingMethods.position));
      return methodList(methods, matchingLocale(query.locale, row) ?? row.locale);
    },
  });
  serveEndpoint(app, setShippingMethod, {
    refuseInput: refuseOcapiInput,
    async handle({ params, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      if (params.shipmentId !== "me") throw shipmentNotFound(params.shipmentId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx) => {
        const [method] = await tx.select().from(shippingMethods).where(eq(shippingMethods.id, body.id));
        if (!method) {
          throw ocapiFault(400, {
            type: "InvalidShippingMethodIdException",
            message: `There is no shipping method with the id '${body.id}'.`,
            arguments: { shippingMethodId: body.id },
          });
        }
        return { shippingMethodId: method.id };
      });
    },
  });
}

function methodList(
  methods: (typeof shippingMethods.$inferSelect)[],
  locale: LocaleId,
): CallResult<typeof getShippingMethods> {
  const [first] = methods;
  return {
    _v: ocapiVersion,
    _type: "shipping_method_result",
    applicable_shipping_methods: methods.map((method) => shippingMethodDocument(method, locale)),
    ...(first && { default_shipping_method_id: first.id }),
  };
}
