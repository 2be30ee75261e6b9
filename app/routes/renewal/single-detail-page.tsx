import type { Route } from "./+types/single-detail-page";
import { keepDataOnParamRemoval, ServicePage, serviceStyles } from "./service-page.tsx";
import { actOnService, loadService } from "./service-request.server.ts";

/** One service of the vehicle's list; or one that its owner found in the account and buys for the first time. */
const kind = { needsSubscription: "unlessOwner", needsVehicle: true } as const;

export const loader = (args: Route.LoaderArgs) => loadService(args, kind);
export const action = (args: Route.ActionArgs) => actOnService(args, kind);
export const links = serviceStyles;
export const shouldRevalidate = keepDataOnParamRemoval;

export default function SingleDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage loaderData={loaderData} actionData={actionData} />;
}
