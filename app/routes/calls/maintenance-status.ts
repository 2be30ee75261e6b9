import { readStorefrontStatus } from "../../features/shell/storefront-status.server.ts";
import { servicesContext, settingsContext, shopContext } from "../../request/request-context.ts";
import type { Route } from "./+types/maintenance-status";

export async function loader({ context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const status = await readStorefrontStatus({
    services: context.get(servicesContext),
    siteId: context.get(shopContext).shop.site.id,
    isForced: settings.isMaintenanceForced,
    now: settings.now,
  });
  return Response.json({ storefront_status: status }, { headers: { "cache-control": "no-store" } });
}
