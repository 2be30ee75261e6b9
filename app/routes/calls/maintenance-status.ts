import { readStorefrontStatus } from "../../request/storefront-status.ts";
import type { Route } from "./+types/maintenance-status";

export async function loader({ context }: Route.LoaderArgs) {
  const status = await readStorefrontStatus(context);
  return Response.json({ storefront_status: status }, { headers: { "cache-control": "no-store" } });
}
