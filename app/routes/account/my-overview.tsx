import { data } from "react-router";
import { ownBand, useAccountFrame } from "../../features/account/account-frame.ts";
import { AccountContent } from "../../features/account/account-content.tsx";
import { hasNoPart, loadOverview } from "../../features/overview/load-overview.server.ts";
import { VEHICLE_PARAMETER } from "../../features/overview/vehicle-parameter.ts";
import { PageHead } from "../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import type { Route } from "./+types/my-overview";
import { cardExpiryReader } from "./card-expiry-reader.server.ts";
import { openForVehicle } from "./open-for-vehicle.server.ts";
import { ownVehicleDeps } from "./own-vehicle-deps.server.ts";

const OverviewBand = hydrateOnInteraction(
  async () => (await import("../../features/overview/overview-band.tsx")).OverviewBand,
  { isAwaited: true },
);
const OverviewParts = hydrateOnInteraction(
  async () => (await import("../../features/overview/overview-parts.tsx")).OverviewParts,
);

export const handle = ownBand;
export const links = stylesOfLazyViews(
  "app/features/overview/overview-band.tsx",
  "app/features/overview/overview-parts.tsx",
);

export async function loader({ request, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get(VEHICLE_PARAMETER) ?? undefined;
  const deps = { ...ownVehicleDeps(context), cardExpiryOf: cardExpiryReader(context) };
  const page = await loadOverview(deps, key);
  return data(page, hasNoPart(page) ? { status: 503 } : undefined);
}

export const action = (args: Route.ActionArgs) => openForVehicle(args);

export default function MyOverview({ loaderData }: Route.ComponentProps) {
  const { firstName, menu } = useAccountFrame();
  return (
    <>
      <PageHead title="page.overview" description="page.accountDescription" isUnlisted />
      <OverviewBand page={loaderData} firstName={firstName} />
      <AccountContent menu={menu}>
        <OverviewParts page={loaderData} hasPaymentPage={menu.includes("payment")} />
      </AccountContent>
    </>
  );
}
