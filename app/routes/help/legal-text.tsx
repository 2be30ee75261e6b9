import type { LegalPage } from "../../features/help/legal/legal-page.ts";
import { LegalView } from "../../features/help/legal/legal-view.tsx";
import type { MessageId } from "../../i18n/message-id.ts";
import { PageHead } from "../../page/page-head.tsx";
import { HelpUnavailable } from "./lazy-help-unavailable.tsx";

type Props = {
  outcome: { kind: "unavailable" } | { kind: "legal"; page: LegalPage };
  title: MessageId;
  description: MessageId;
};

/** Search engines list the current version only. */
export function LegalText({ outcome, title, description }: Props) {
  if (outcome.kind === "unavailable") return <HelpUnavailable />;
  const { page } = outcome;
  return (
    <>
      <PageHead title={title} description={description} isUnlisted={page.appliedTo !== undefined} />
      <LegalView page={page} />
    </>
  );
}
