import {
  type RequestContext,
  settingsContext,
  requestedShopContext,
  storefrontStatusContext,
} from "./request-context.ts";

/** The status of the site. An operator can force maintenance, whatever commerce answers. */
export async function readStorefrontStatus(context: RequestContext): Promise<string> {
  if (context.get(settingsContext).isMaintenanceForced) return "maintenance";
  return context.get(storefrontStatusContext)(context.get(requestedShopContext).shop.site.id);
}
