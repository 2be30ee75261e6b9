import type { Route } from "./+types/data-card";
import { DataCardView } from "../../features/help/data-card/data-card-view.tsx";
import { loadDataCard } from "../../features/help/data-card/load-data-card.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { refuse } from "../../request/refuse.ts";
import { helpAnswer, helpDeps } from "../help/help-request.server.ts";
import { HelpUnavailable } from "../help/lazy-help-unavailable.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const outcome = await loadDataCard(helpDeps(context), params.productId);
  if (outcome.kind === "notFound") refuse(404);
  return helpAnswer(outcome);
}

export default function ServiceData({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "unavailable") return <HelpUnavailable />;
  const { card } = loaderData;
  return (
    <>
      <PageHead title={{ name: card.title }} description="page.privacyDescription" />
      <DataCardView card={card} />
    </>
  );
}
