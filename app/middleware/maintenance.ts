import { data, type MiddlewareFunction } from "react-router";
import { readStorefrontStatus } from "../features/shell/storefront-status.server.ts";
import { servicesContext, settingsContext, shopContext } from "../request/request-context.ts";

/**
 * Paths that answer while the shop is closed: the status itself, the returns from a sign-in page or a bank, and the
 * confirmation of a payment.
 */
const openPaths = /^\/(?:service-|callback|(?:payment-)?confirmation\b|robots\.txt)/;

/** A closed shop answers every page with the maintenance page, at the requested address. */
export const maintenance: MiddlewareFunction<Response> = async ({ context }, next) => {
  const settings = context.get(settingsContext);
  const { shop, pathname } = context.get(shopContext);
  if (openPaths.test(pathname)) return next();
  const status = await readStorefrontStatus({
    services: context.get(servicesContext),
    siteId: shop.site.id,
    isForced: settings.isMaintenanceForced,
    now: settings.now,
  });
  if (status !== "maintenance") return next();
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data(null, { status: 503 });
};
