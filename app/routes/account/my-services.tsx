import { data } from "react-router";
import { readListing } from "../../features/service-list/listing-parameters.ts";
import { loadServiceList } from "../../features/service-list/load-service-list.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import type { Route } from "./+types/my-services";
import { openForVehicle } from "./open-for-vehicle.server.ts";
import { ownVehicleDeps } from "./own-vehicle-deps.server.ts";

const ServiceListView = hydrateOnInteraction(
  async () => (await import("../../features/service-list/service-list-view.tsx")).ServiceListView,
);

export const links = stylesOfLazyViews("app/features/service-list/service-list-view.tsx");

/** Without the services the page has nothing to show, whatever is known of the vehicles. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const list = await loadServiceList(ownVehicleDeps(context), readListing(new URL(request.url).searchParams));
  return data(list, list.services.isAvailable ? undefined : { status: 503 });
}

export const action = (args: Route.ActionArgs) => openForVehicle(args);

export default function MyServices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="serviceList.title" description="page.accountDescription" isUnlisted />
      <ServiceListView list={loaderData} />
    </>
  );
}
