import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import type { Route } from "./+types/cancel-subscription";
import { answerExitForm, loadExit } from "./exit-request.server.ts";

const ExitView = hydrateOnInteraction(
  async () => (await import("../../features/contract-exit/exit-view.tsx")).ExitView,
);

export const links = stylesOfLazyViews(
  "app/features/contract-exit/exit-view.tsx",
  "app/page/part-unavailable-view.tsx",
);

export const loader = (args: Route.LoaderArgs) => loadExit("cancellation", args);

export const action = (args: Route.ActionArgs) => answerExitForm("cancellation", args);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CancelSubscription({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return <ExitView page={page} answer={actionData} />;
}
