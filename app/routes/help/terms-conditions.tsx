import { loadTerms } from "../../features/help/terms/load-terms.server.ts";
import { TermsView } from "../../features/help/terms/terms-view.tsx";
import { PageHead } from "../../page/page-head.tsx";
import type { Route } from "./+types/terms-conditions";
import { HelpUnavailable } from "./lazy-help-unavailable.tsx";
import { helpAnswer, helpDeps } from "./help-request.server.ts";

export const loader = async ({ context }: Route.LoaderArgs) => helpAnswer(await loadTerms(helpDeps(context)));

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "unavailable") return <HelpUnavailable />;
  return (
    <>
      <PageHead title="page.terms" description="page.termsDescription" />
      <TermsView page={loaderData.page} />
    </>
  );
}
