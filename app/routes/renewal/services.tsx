import type { Route } from "./+types/services";
import { actOnServices, loadServices } from "./service-request.server.ts";
import { ServicesPage, servicesStyles } from "./services-page.tsx";

export const loader = ({ context }: Route.LoaderArgs) => loadServices(context);
export const action = (args: Route.ActionArgs) => actOnServices(args, "/services");
export const links = servicesStyles;

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicesPage title="page.services" isOnlyDue={false} loaderData={loaderData} actionData={actionData} />;
}
