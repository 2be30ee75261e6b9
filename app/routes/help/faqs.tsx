import { useLocation } from "react-router";
import { backPath } from "../../features/help/faq/back-path.ts";
import { loadFaq } from "../../features/help/faq/load-faq.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Route } from "./+types/faqs";
import { HelpUnavailable } from "./help-away-later.tsx";
import { helpAnswer, helpDeps } from "./help-request.server.ts";

const FaqView = hydrateOnInteraction(async () => (await import("../../features/help/faq/faq-view.tsx")).FaqView);

export const loader = async ({ context }: Route.LoaderArgs) => helpAnswer(await loadFaq(helpDeps(context)));
export const links = stylesOfLazyViews("app/features/help/faq/faq-view.tsx");

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const back = useBack();
  if (loaderData.kind === "unavailable") return <HelpUnavailable />;
  return (
    <>
      <PageHead title="page.faq" description="page.faqDescription" />
      <FaqView page={loaderData.page} back={back} />
    </>
  );
}

/** The page one came from, if a link of the shop told it. Only browsers remember it: the page as sent cannot know it. */
function useBack(): string | undefined {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? backPath(state) : undefined;
}
