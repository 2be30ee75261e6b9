import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { ItemHint } from "../status/item-status.ts";
import type { OrderItem, OrderPayment } from "./order.ts";

type Props = {
  hint: ItemHint;
  item: OrderItem;
  payment: OrderPayment | undefined;
  /** Whether the customer can change the payment method of the order. */
  canEditPayment: boolean;
};

/** Explains what happens with the money of an item. */
export function ItemAlert({ hint, item, payment, canEditPayment }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const refundTarget = useRefundText(item, payment);
  const { locale } = useShop();
  switch (hint) {
    case "refundRequested":
      return (
        <Alert kind="info" title={t("status.refundRequested")}>
          <p>{t("orders.refundRequestedText", { amount: formatMoney(item.refundAmount, locale.id) })}</p>
        </Alert>
      );
    case "refundIssued":
      return (
        <Alert kind="ok" title={t("status.refundIssued")}>
          <p>{refundTarget}</p>
        </Alert>
      );
    case "paymentFailed":
      return (
        <Alert kind="warn" title={t("status.paymentFailed")}>
          <p>{t("orders.paymentFailedText")}</p>
        </Alert>
      );
    case "paymentError":
      return (
        <Alert kind="warn" title={t("status.paymentError")}>
          <p>{t("payment.orderIssue")}</p>
          {canEditPayment ? (
            <p>
              <TextLink to={href("/account/my-payment-method/edit-payment-method")}>{t("payment.editTitle")}</TextLink>
            </p>
          ) : null}
        </Alert>
      );
  }
}

/** Where a refund goes, as exactly as the order knows it. */
function useRefundText({ refundAmount }: OrderItem, { name, last4 }: Partial<OrderPayment> = {}): string {
  const t = useMessage();
  const { locale } = useShop();
  const amount = formatMoney(refundAmount, locale.id);
  if (name && last4) return t("orders.refundIssuedText", { amount, cardType: name, last4 });
  return name ? t("orders.refundIssuedTo", { amount, method: name }) : t("orders.refundIssuedBack", { amount });
}
