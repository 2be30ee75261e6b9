import { useFocusAfterSending } from "../../page/use-focus-after-sending.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PartUnavailable } from "../../page/part-unavailable.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { FactRows } from "../../ui/fact-rows/fact-rows.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./contract-exit.module.css";
import { DeclaredFacts } from "./declared-facts.tsx";
import { EXIT_TEXTS, type ExitKind, RECEIPT_ID } from "./exit-kind.ts";
import type { ReceiptPart } from "./load-exit.server.ts";

type Props = { kind: ExitKind; part: ReceiptPart };

/** The receipt of a declaration, stamped with its time. It says nothing about whether there is such a contract. */
export function ReceiptView({ kind, part: { number, receivedAt, receipt } }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const heading = useFocusAfterSending();
  const texts = EXIT_TEXTS[kind];
  const isForGoodCause = receipt.isAvailable && receipt.value.declared.end?.isExtraordinary;
  const stamp = [
    { label: t("withdrawal.number"), value: <strong className="nowrap">{number}</strong> },
    { label: t("contact.openedAt"), value: <time dateTime={receivedAt.moment}>{receivedAt.stamp}</time> },
  ];
  return (
    <Panel as="section" labelledBy={RECEIPT_ID} className={styles.receipt}>
      <h2 id={RECEIPT_ID} ref={heading} tabIndex={-1} className="display d-28">
        {t(texts.received, { date: receivedAt.day, time: receivedAt.time })}
      </h2>
      {receipt.isAvailable ? (
        <>
          <p>{t(texts.statement)}</p>
          <DeclaredFacts declared={receipt.value.declared} rows={stamp} />
          <p>
            {t(receipt.value.isLetterHeld ? "withdrawal.letterLater" : "withdrawal.receipt", {
              email: receipt.value.declared.email,
            })}
          </p>
        </>
      ) : (
        <>
          <FactRows rows={stamp} className={styles.facts} />
          <PartUnavailable />
        </>
      )}
      <p>{t(isForGoodCause ? "cancellation.nextGoodCause" : texts.next)}</p>
      <p className="quiet">{t("withdrawal.print")}</p>
      <p className={styles.links}>
        <TextLink to={href("/contact-us")}>{t("common.contactUs")}</TextLink>
      </p>
    </Panel>
  );
}
