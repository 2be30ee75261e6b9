import { useLocation } from "react-router";
import { backPath } from "../../features/help/faq/back-path.ts";
import { loadFaq } from "../../features/help/faq/load-faq.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Route } from "./+types/faqs";
import { HelpUnavailable } from "./lazy-help-unavailable.tsx";
import { helpAnswer, helpDeps } from "./help-request.server.ts";

const FaqView = hydrateOnInteraction(async () => (await import("../../features/help/faq/faq-view.tsx")).FaqView);

export const loader = async ({ context }: Route.LoaderArgs) => helpAnswer(await loadFaq(helpDeps(context)));
export const links = stylesOfLazyViews("app/features/help/faq/faq-view.tsx");

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const back = usePreviousPage();
  if (loaderData.kind === "unavailable") return <HelpUnavailable />;
  return (
    <>
      <PageHead title="page.faq" description="page.faqDescription" />
      <FaqView page={loaderData.page} back={back} />
    </>
  );
}

/** The previous page, if a link of the shop stored it in the history entry, which only the browser can read. */
function usePreviousPage(): string | undefined {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? backPath(state) : undefined;
}
