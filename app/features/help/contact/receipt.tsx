import { useFocusAfterSending } from "../../../page/use-focus-after-sending.ts";
import { formatMoment } from "../../../i18n/format-time.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { CASE_TOPIC_NAMES } from "../cases/case.ts";
import { CONTACT_PATH } from "./contact-path.ts";
import styles from "./contact.module.css";
import type { ReceiptPage } from "./load-contact.server.ts";

type Props = { receipt: ReceiptPage; isRegistered: boolean };

/** The number of a message that was just sent, what happens next, and the message. */
export function Receipt({ receipt: { number, openedAt, case: filed }, isRegistered }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale, market } = useShop();
  const heading = useFocusAfterSending();
  const facts = [
    { label: t("contact.caseNumber"), value: <strong>{number}</strong> },
    { label: t("contact.openedAt"), value: formatMoment(openedAt, { locale: locale.id, timeZone: market.timeZone }) },
    ...(filed.isAvailable ? [{ label: t("contact.topic"), value: t(CASE_TOPIC_NAMES[filed.value.topic]) }] : []),
    ...(filed.isAvailable && filed.value.orderNumber
      ? [{ label: t("contact.orderNumber"), value: filed.value.orderNumber }]
      : []),
  ];
  return (
    <Panel as="section" labelledBy="receipt" className={styles.panel}>
      <h2 id="receipt" ref={heading} tabIndex={-1} className="display d-28">
        {t("contact.receiptTitle")}
      </h2>
      <FactRows rows={facts} />
      <div className="stack">
        <h3>{t("contact.nextTitle")}</h3>
        <p>{t("contact.nextText")}</p>
      </div>
      <div className="stack">
        <h3>{t("contact.message")}</h3>
        {filed.isAvailable ? <p className={styles.message}>{filed.value.message}</p> : <PartUnavailable />}
      </div>
      <p className={styles.links}>
        {isRegistered ? <TextLink to={href("/account/need-help")}>{t("contact.inAccount")}</TextLink> : null}
        <TextLink to={href(CONTACT_PATH)}>{t("contact.another")}</TextLink>
      </p>
    </Panel>
  );
}
