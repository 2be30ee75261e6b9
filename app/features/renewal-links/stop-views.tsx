import { useMessage } from "../../i18n/message.tsx";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { LinkFacts } from "./link-facts.tsx";
import { LinkFrame } from "./link-frame.tsx";
import type { LinkPage, LinkProblem } from "./link-page.ts";
import { ProblemAlert } from "./problem-alert.tsx";

type PageOf<Kind extends LinkPage["kind"]> = Extract<LinkPage, { kind: Kind }>;

/** Asks before auto-renewal is stopped: opening the link alone changes nothing. */
export function StopView({ page: { link }, problem }: { page: PageOf<"stop">; problem: LinkProblem | undefined }) {
  const t = useMessage();
  const dates = useDateFormats();
  const { service, endsOn, vehicle } = link;
  return (
    <LinkFrame
      title={t("renewalLink.stopTitle")}
      lead={t("renewalLink.about", { service, vehicle: vehicle.name })}
      staysOpen
    >
      <ProblemAlert problem={problem} />
      <LinkFacts link={link} hasCharge />
      <div>
        <h2 className="display d-22">{t("renewalLink.ifStopped")}</h2>
        <p>{t("renewalLink.stopText", { service, date: dates.long(endsOn) })}</p>
      </div>
      <ConfirmForm text={t("renewalLink.stopTitle")} />
    </LinkFrame>
  );
}

/** The receipt, or that auto-renewal was off already. */
export function StoppedView({ page: { link, receipt } }: { page: PageOf<"stopped"> }) {
  const t = useMessage();
  const dates = useDateFormats();
  const { service, endsOn } = link;
  return (
    <LinkFrame title={t("renewal.autoRenewOff")} staysOpen>
      <Alert
        kind="ok"
        title={receipt ? t("renewalLink.stoppedAt", { moment: receipt.text }) : t("renewalLink.stoppedBefore")}
      >
        {t("renewalLink.stopText", { service, date: dates.long(endsOn) })}
      </Alert>
      <LinkFacts link={link} hasCharge={false} />
      {receipt ? <p className="quiet">{t("renewalLink.keepReceipt")}</p> : null}
    </LinkFrame>
  );
}
