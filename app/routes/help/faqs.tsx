import { loadFaq } from "../../features/help/load-faq.server.ts";
import { PageHead } from "../../page-head.tsx";
import { laterView, stylesOfLaterViews } from "../../rendering/later-view.tsx";
import type { Route } from "./+types/faqs";
import { HelpAway } from "./help-away-later.tsx";
import { helpAnswer, helpGround } from "./help-request.server.ts";

const FaqView = laterView(async () => (await import("../../features/help/faq-view.tsx")).FaqView);

export const loader = async ({ context }: Route.LoaderArgs) => helpAnswer(await loadFaq(helpGround(context)));
export const links = stylesOfLaterViews("app/features/help/faq-view.tsx");

export default function Faqs({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "unavailable") return <HelpAway />;
  return (
    <>
      <PageHead title="page.faq" description="page.faqDescription" />
      <FaqView page={loaderData.page} />
    </>
  );
}
