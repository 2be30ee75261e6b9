import type { Route } from "./+types/renew-all";
import { actOnServices, loadServices } from "./service-request.server.ts";
import { ServicesPage, servicesStyles } from "./services-page.tsx";

export const loader = ({ context }: Route.LoaderArgs) => loadServices(context);
export const action = (args: Route.ActionArgs) => actOnServices(args, "/renew-all");
export const links = servicesStyles;

export default function RenewAll({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicesPage title="page.renewAll" isOnlyDue={true} loaderData={loaderData} actionData={actionData} />;
}
