import { data } from "react-router";
import { heldDataFromWire } from "../../../features/personal-data/held-data.ts";
import { readPersonalData } from "../../../features/personal-data/read-personal-data.server.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import type { Route } from "./+types/all-data";

const AllDataView = hydrateOnInteraction(
  async () => (await import("../../../features/personal-data/all-data-view.tsx")).AllDataView,
);

export const links = stylesOfLazyViews("app/features/personal-data/all-data-view.tsx");

export async function loader({ context }: Route.LoaderArgs) {
  const held = heldDataFromWire(await readPersonalData(requireAccount(context)));
  return data({ held }, { headers: { "cache-control": "private, no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AllData({ loaderData: { held } }: Route.ComponentProps) {
  return <AllDataView held={held} />;
}
