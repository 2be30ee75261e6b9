import type { MiddlewareFunction } from "react-router";
import { readStorefrontStatus } from "../features/shell/storefront-status.server.ts";
import { settingsContext, shopContext, depsContext } from "../request/request-context.ts";
import { refuse } from "../request/refuse.ts";

/**
 * Paths that answer while the shop is closed: the status itself, the returns from a sign-in page or a bank, and the
 * confirmation of a payment.
 */
const openPaths = /^\/(?:service-|callback|(?:payment-)?confirmation\b|robots\.txt)/;

/** A closed shop answers every page with the maintenance page, at the requested address. */
export const maintenance: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { services, now } = context.get(depsContext);
  const { shop, pathname } = context.get(shopContext);
  if (openPaths.test(pathname)) return next();
  const status = await readStorefrontStatus({
    services,
    siteId: shop.site.id,
    isForced: context.get(settingsContext).isMaintenanceForced,
    now,
  });
  if (status !== "maintenance") return next();
  refuse(503);
};
