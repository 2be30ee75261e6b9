import { formatMoment } from "../../../i18n/format-time.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import type { PagePart } from "../../../request/account/read-part.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { Accordion } from "../../../ui/accordion/accordion.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { type Case, CASE_STATUS_TAGS, CASE_TOPIC_NAMES } from "./case.ts";
import styles from "./case-list.module.css";

/** What a customer has written to the shop, the newest first. */
export function CaseList({ cases }: { cases: PagePart<Case[]> }) {
  const t = useMessage();
  return (
    <section className={styles.cases} aria-labelledby="cases">
      <h2 id="cases" className="display d-28">
        {t("contact.casesTitle")}
      </h2>
      {cases.isAvailable ? <Cases cases={cases.value} /> : <PartUnavailable />}
    </section>
  );
}

function Cases({ cases }: { cases: readonly Case[] }) {
  const t = useMessage();
  if (cases.length === 0) return <p className="quiet">{t("contact.casesNone")}</p>;
  return (
    <Accordion
      items={cases.map((one) => ({
        id: `case-${one.number}`,
        title: <CaseHead shown={one} />,
        content: <CaseText shown={one} />,
      }))}
    />
  );
}

function CaseHead({ shown: { number, openedAt, topic, status } }: { shown: Case }) {
  const t = useMessage();
  const { locale, market } = useShop();
  const tag = CASE_STATUS_TAGS[status];
  return (
    <span className={styles.head}>
      <span>{t(CASE_TOPIC_NAMES[topic])}</span>
      <Tag state={tag.state}>{t(tag.text)}</Tag>
      <span className={styles.facts}>
        <span className="nowrap">{number}</span>
        <span>{formatMoment(openedAt, { locale: locale.id, timeZone: market.timeZone })}</span>
      </span>
    </span>
  );
}

function CaseText({ shown: { orderNumber, message } }: { shown: Case }) {
  const t = useMessage();
  return (
    <>
      {orderNumber ? (
        <dl className={styles.order}>
          <dt>{t("contact.orderNumber")}</dt>
          <dd>{orderNumber}</dd>
        </dl>
      ) : null}
      <p className={styles.message}>{message}</p>
    </>
  );
}
