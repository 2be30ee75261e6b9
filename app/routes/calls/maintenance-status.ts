import { readStorefrontStatus } from "../../features/shell/storefront-status.server.ts";
import { settingsContext, shopContext, depsContext } from "../../request/request-context.ts";
import type { Route } from "./+types/maintenance-status";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, now } = context.get(depsContext);
  const status = await readStorefrontStatus({
    services,
    siteId: context.get(shopContext).shop.site.id,
    isForced: context.get(settingsContext).isMaintenanceForced,
    now,
  });
  return Response.json({ storefront_status: status }, { headers: { "cache-control": "no-store" } });
}
