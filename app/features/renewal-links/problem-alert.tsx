import { RENEWAL_OPENS_DAYS } from "../../domain/expiry.ts";
import { useMessage } from "../../i18n/message.tsx";
import type { MessageId } from "../../i18n/message-id.ts";
import { useFocusOnAnswer } from "../../page/use-focus-on-answer.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { LinkProblem } from "./link-page.ts";

/** Why nothing was done, and where to go on; without a page to go on the button is pressed again. */
const PROBLEMS: Readonly<Record<LinkProblem, { text: MessageId; way?: { label: MessageId; path: string } }>> = {
  beingRenewed: { text: "renewal.beingRenewed", way: { label: "error.servicesLink", path: "/services" } },
  stillRuns: { text: "renewal.stillRuns", way: { label: "error.servicesLink", path: "/services" } },
  notForVehicle: { text: "renewal.notForVehicle", way: { label: "error.servicesLink", path: "/services" } },
  basketFailed: { text: "basket.failed" },
  // The page of a used link has the way to its service.
  notAdded: { text: "basket.failed" },
  vehicleUnknown: { text: "vin.errorTitle", way: { label: "common.contactUs", path: "/contact-us" } },
  otherUser: { text: "vin.otherUser", way: { label: "common.contactUs", path: "/contact-us" } },
  otherMarket: { text: "vin.marketTitle", way: { label: "common.contactUs", path: "/contact-us" } },
  unavailable: { text: "error.unableText" },
};

export function ProblemAlert({ problem }: { problem: LinkProblem | undefined }) {
  const t = useMessage();
  const href = useRouterTarget();
  const box = useFocusOnAnswer(problem);
  if (!problem) return null;
  const { text, way } = PROBLEMS[problem];
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="error" title={t("subscriptions.refusedTitle")}>
        <p>{t(text, { days: RENEWAL_OPENS_DAYS })}</p>
        {way ? (
          <p>
            <TextLink to={href(way.path)}>{t(way.label)}</TextLink>
          </p>
        ) : null}
      </Alert>
    </div>
  );
}
