import type { ReactNode } from "react";
import { formatExactPercent, formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { VehicleRow } from "../../../ui/vehicle-row/vehicle-row.tsx";
import { DocumentLinks } from "../documents/document-links.tsx";
import type { OrderDocuments } from "../documents/order-documents.ts";
import styles from "./order-facts.module.css";
import type { Order, OrderPayment } from "./order.ts";

type Props = {
  order: Order;
  documents: OrderDocuments;
  isGuest: boolean;
  /** Below the documents. */
  action: ReactNode;
};

/** What an order is about, who paid it and how, and its documents. */
export function OrderFacts({ order, documents, isGuest, action }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const { long } = useDateFormats();
  const paidWith = usePaidWith(order.payment);
  return (
    <Panel className={classNames("stack", "sticky")}>
      <h2 className="display d-28">{t("orders.details")}</h2>
      <VehicleRow {...order.vehicle} hasRule={false} />
      <FactRows
        rows={[
          { label: t("orders.orderNumber"), value: <span className={styles.number}>{order.orderNumber}</span> },
          { label: t("orders.date"), value: long(order.orderedOn) },
          { label: t("payment.billingAddress"), value: <Lines texts={order.billingLines} /> },
          ...(paidWith ? [{ label: t("payment.method"), value: paidWith }] : []),
          ...order.taxes.map(({ name, rate, amount }) => ({
            label: `${name} (${formatExactPercent(rate, locale.id)})`,
            value: formatMoney(amount, locale.id),
          })),
          { label: t("common.total"), value: formatMoney(order.total, locale.id), isTotal: true },
        ]}
      />
      <DocumentLinks order={order} documents={documents} isGuest={isGuest} />
      {action}
    </Panel>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <span className={styles.lines}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

/** A method with its last digits, or else whether it was paid with a card or through a wallet, a bank or a service. */
function usePaidWith({ name, last4, by }: OrderPayment = {}): string | undefined {
  const t = useMessage();
  if (name && last4) return t("card.ending", { brand: name, last4 });
  if (by?.kind === "otherMethod") return t("card.paidVia", { host: by.methodName });
  return name ?? (by && t("card.paidByCard"));
}
