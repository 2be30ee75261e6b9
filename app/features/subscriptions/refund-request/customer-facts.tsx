import { useMessage } from "../../../i18n/message.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { VehicleRow } from "../../../ui/vehicle-row/vehicle-row.tsx";
import { methodText } from "../manage/method-text.ts";
import type { RefundOrder } from "./refund-order.ts";
import styles from "./refund-request.module.css";

/** Who gets the money back, and for which order. */
export function CustomerFacts({ order }: { order: RefundOrder }) {
  const t = useMessage();
  const { long } = useDateFormats();
  const { name, email, billingLines, vehicle, orderNumber, orderedOn, method } = order;
  return (
    <Panel className="stack">
      <h2 className="display d-28">{t("refunds.customer")}</h2>
      <VehicleRow {...vehicle} hasRule={false} />
      <FactRows
        className={styles.facts}
        rows={[
          { label: t("refunds.name"), value: name },
          ...(email ? [{ label: t("address.email"), value: email }] : []),
          {
            label: t("payment.billingAddress"),
            value: (
              <span className={styles.lines}>
                {billingLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            ),
          },
          { label: t("orders.orderNumber"), value: <span className="nowrap">{orderNumber}</span> },
          { label: t("orders.orderDate"), value: long(orderedOn) },
          ...(method ? [{ label: t("payment.method"), value: methodText(method, t) }] : []),
        ]}
      />
    </Panel>
  );
}
