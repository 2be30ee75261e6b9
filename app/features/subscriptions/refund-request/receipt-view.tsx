import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { refundPath } from "../../../request/refunds/refund-path.ts";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { LinkList } from "../../../ui/link-list/link-list.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { methodText } from "../manage/method-text.ts";
import { CustomerFacts } from "./customer-facts.tsx";
import { RefundFrame } from "./refund-frame.tsx";
import { offeredItems, type RefundOrder } from "./refund-order.ts";
import type { RefundReceipt } from "./refund-receipt.ts";
import { STAGE_TAGS } from "./refund-stage-tag.ts";
import styles from "./refund-request.module.css";

/** `receivedAt` has its time zone, and is written by the server, so that every browser shows the same. */
type Props = { order: RefundOrder; receipt: RefundReceipt; receivedAt: string };

/** The receipt of a request, which can be opened again from the order. */
export function ReceiptView({ order, receipt, receivedAt }: Props) {
  const t = useMessage();
  return (
    <RefundFrame title={t("refunds.received")} order={order}>
      <div className="grid">
        <div className="c8">
          <section className={styles.items} aria-labelledby="receipt">
            <Receipt order={order} receipt={receipt} receivedAt={receivedAt} />
            <Alert kind="info" title={t("confirmation.next")}>
              <p>{t("refunds.nextText")}</p>
              <p>{t("refunds.fullRefund")}</p>
            </Alert>
            <Links order={order} />
          </section>
        </div>
        <aside className="c4" aria-label={t("refunds.customer")}>
          <CustomerFacts order={order} />
        </aside>
      </div>
    </RefundFrame>
  );
}

function Receipt({ order: { method }, receipt, receivedAt }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const { number, items, total } = receipt;
  return (
    <Panel className="stack">
      <h2 id="receipt" className="display d-28">
        {t("refunds.receipt")}
      </h2>
      <FactRows
        rows={[
          { label: t("refunds.requestNumber"), value: <span className="nowrap">{number}</span> },
          { label: t("refunds.receivedOn"), value: <time dateTime={receipt.requestedAt}>{receivedAt}</time> },
          { label: t("refunds.refundedTo"), value: method ? methodText(method, t) : t("refunds.originalMethod") },
          ...items.map(({ name, price, stage }) => ({
            label: (
              <span className={styles.lines}>
                <span>{name}</span>
                <Tag state={STAGE_TAGS[stage].sign}>{t(STAGE_TAGS[stage].label)}</Tag>
              </span>
            ),
            value: formatMoney(price, locale.id),
          })),
          { label: t("refunds.total"), value: formatMoney(total, locale.id), isTotal: true },
        ]}
      />
      <p className="quiet">{t("refunds.keepNumber")}</p>
    </Panel>
  );
}

function Links({ order }: { order: RefundOrder }) {
  const t = useMessage();
  const href = useRouterTarget();
  const hasMore = offeredItems(order).length > 0;
  return (
    <div className={styles.links}>
      <LinkList
        items={[
          { text: t("refunds.backToOrder"), to: href(order.orderPath) },
          ...(hasMore ? [{ text: t("refunds.title"), to: href(refundPath(order.orderNumber)) }] : []),
        ]}
      />
    </div>
  );
}
