import type { Route } from "./+types/one-service";
import { keepDataOnParamRemoval, ServicePage, serviceStyles } from "./service-page.tsx";
import { actOnService, loadService } from "./service-request.server.ts";

/** The renewal of a service, to which letters and e-mails link. */
const kind = { needsSubscription: true, needsVehicle: true };

export const loader = (args: Route.LoaderArgs) => loadService(args, kind);
export const action = (args: Route.ActionArgs) => actOnService(args, kind);
export const links = serviceStyles;
export const shouldRevalidate = keepDataOnParamRemoval;

export default function ServiceRenewal({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage loaderData={loaderData} actionData={actionData} />;
}
