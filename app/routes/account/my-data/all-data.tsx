import { data } from "react-router";
import { fieldLabelsOf, writeHeldData } from "../../../features/personal-data/held-data-texts.server.ts";
import { readPersonalData } from "../../../features/personal-data/read-personal-data.server.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import type { Route } from "./+types/all-data";

const AllDataView = hydrateOnInteraction(
  async () => (await import("../../../features/personal-data/all-data-view.tsx")).AllDataView,
);

export const links = stylesOfLazyViews("app/features/personal-data/all-data-view.tsx");

export async function loader({ context }: Route.LoaderArgs) {
  const account = requireAccount(context);
  const { locale, market } = account.shop;
  const held = writeHeldData(await readPersonalData(account), { localeId: locale.id, timeZone: market.timeZone });
  return data(
    { held, fileHint: fieldLabelsOf(locale.id).fileHint },
    { headers: { "cache-control": "private, no-store" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AllData({ loaderData: { held, fileHint } }: Route.ComponentProps) {
  return <AllDataView held={held} fileHint={fileHint} />;
}
