import type { Route } from "./+types/product";
import { keepDataOnParamRemoval, ServicePage, serviceStyles } from "./service-page.tsx";
import { actOnService, loadService } from "./service-request.server.ts";

/** Driver assistance, which is renewed without a selected vehicle. */
const kind = { needsSubscription: false, needsVehicle: false };

export const loader = (args: Route.LoaderArgs) => loadService(args, kind);
export const action = (args: Route.ActionArgs) => actOnService(args, kind);
export const links = serviceStyles;
export const shouldRevalidate = keepDataOnParamRemoval;

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage loaderData={loaderData} actionData={actionData} />;
}
