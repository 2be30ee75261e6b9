import { siteLocaleOf } from "../../features/basket/request/request-basket.server.ts";
import type { OrdersDeps } from "../../features/orders/orders-deps.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import {
  catalogueContext,
  depsContext,
  type RequestContext,
  requestedShopContext,
} from "../../request/request-context.ts";

export function guestOrderDeps(context: RequestContext): OrdersDeps {
  const { services, now } = context.get(depsContext);
  return {
    services,
    now: now(),
    shop: context.get(requestedShopContext).shop,
    catalogue: context.get(catalogueContext),
    siteLocale: siteLocaleOf(context),
    report: errorReporter(context),
  };
}
