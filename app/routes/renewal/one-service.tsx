import type { Route } from "./+types/one-service";
import { keepWhileForgetting, ServicePage, serviceStyles } from "./service-page.tsx";
import { actOnService, loadService } from "./service-request.server.ts";

/** A renewal, as letters and mails link to it. */
const kind = { needsSubscription: true, needsVehicle: true };

export const loader = (args: Route.LoaderArgs) => loadService(args, kind);
export const action = (args: Route.ActionArgs) => actOnService(args, kind);
export const links = serviceStyles;
export const shouldRevalidate = keepWhileForgetting;

export default function ServiceRenewal({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage loaderData={loaderData} actionData={actionData} />;
}
