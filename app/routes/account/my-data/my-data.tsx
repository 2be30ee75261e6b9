import { data } from "react-router";
import { countRecords } from "../../../features/personal-data/held-data.ts";
import { readPersonalData } from "../../../features/personal-data/read-personal-data.server.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import type { Route } from "./+types/my-data";

const PersonalDataView = hydrateOnInteraction(
  async () => (await import("../../../features/personal-data/personal-data-view.tsx")).PersonalDataView,
);

export const links = stylesOfLazyViews("app/features/personal-data/personal-data-view.tsx");

export async function loader({ context }: Route.LoaderArgs) {
  const { systems } = await readPersonalData(requireAccount(context));
  const parts = systems.map((one) => {
    const count = countRecords(one);
    return { part: one.system, ...(count !== undefined && { count }) };
  });
  return data({ parts }, { headers: { "cache-control": "private, no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function MyData({ loaderData: { parts } }: Route.ComponentProps) {
  return <PersonalDataView parts={parts} />;
}
