import type { Route } from "./+types/product";
import { keepWhileForgetting, ServicePage, serviceStyles } from "./service-page.tsx";
import { actOnService, loadService } from "./service-request.server.ts";

/** Driver assistance, which is renewed without a vehicle in hand. */
const kind = { needsSubscription: false, needsVehicle: false };

export const loader = (args: Route.LoaderArgs) => loadService(args, kind);
export const action = (args: Route.ActionArgs) => actOnService(args, kind);
export const links = serviceStyles;
export const shouldRevalidate = keepWhileForgetting;

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage loaderData={loaderData} actionData={actionData} />;
}
