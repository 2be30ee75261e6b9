import { loadTerms } from "../../features/help/load-terms.server.ts";
import { PageHead } from "../../page-head.tsx";
import { laterView, stylesOfLaterViews } from "../../rendering/later-view.tsx";
import type { Route } from "./+types/terms-conditions";
import { HelpAway } from "./help-away-later.tsx";
import { helpAnswer, helpGround } from "./help-request.server.ts";

const TermsView = laterView(async () => (await import("../../features/help/terms-view.tsx")).TermsView);

export const loader = async ({ context }: Route.LoaderArgs) => helpAnswer(await loadTerms(helpGround(context)));
export const links = stylesOfLaterViews("app/features/help/terms-view.tsx");

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "unavailable") return <HelpAway />;
  return (
    <>
      <PageHead title="page.terms" description="page.termsDescription" />
      <TermsView page={loaderData.page} />
    </>
  );
}
