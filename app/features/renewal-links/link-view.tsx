import { useMessage } from "../../i18n/message.tsx";
import type { MessageId } from "../../i18n/message-id.ts";
import { PartUnavailableView } from "../../page/part-unavailable-view.tsx";
import { LinkFrame } from "./link-frame.tsx";
import type { LinkPage, LinkProblem } from "./link-page.ts";
import { PaidView, RenewUsedView, RenewView } from "./renew-views.tsx";
import { StoppedView, StopView } from "./stop-views.tsx";

type Props = { page: LinkPage; problem: LinkProblem | undefined };

/** The page of a link in a letter. */
export function LinkView({ page, problem }: Props) {
  switch (page.kind) {
    case "stop":
      return <StopView page={page} problem={problem} />;
    case "stopped":
      return <StoppedView page={page} />;
    case "renew":
      return <RenewView page={page} problem={problem} />;
    case "renewUsed":
      return <RenewUsedView page={page} problem={problem} />;
    case "paid":
      return <PaidView page={page} />;
    case "unavailable":
      return <Unavailable />;
    case "expired":
    case "unknown":
    case "tooMany":
      return <Useless kind={page.kind} />;
  }
}

const TEXTS = {
  expired: { title: "renewalLink.expiredTitle", text: "renewalLink.expiredText" },
  unknown: { title: "renewalLink.unknownTitle", text: "renewalLink.unknownText" },
  tooMany: { title: "renewalLink.unknownTitle", text: "guestOrder.tooMany" },
} as const satisfies Record<string, { title: MessageId; text: MessageId }>;

function Useless({ kind }: { kind: keyof typeof TEXTS }) {
  const t = useMessage();
  return <LinkFrame title={t(TEXTS[kind].title)} lead={t(TEXTS[kind].text)} />;
}

function Unavailable() {
  const t = useMessage();
  return (
    <LinkFrame title={t("checkout.autoRenewal")}>
      <PartUnavailableView />
    </LinkFrame>
  );
}
