import { useMessage } from "../../../i18n/message.tsx";
import { RetryForm } from "../../../page/retry-form.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { OrderFrame } from "../detail/order-frame.tsx";
import { OrderTitle } from "../detail/order-title.tsx";

/** Stands for an order that was placed a moment ago, until order management has it. */
export function OrderNotYet({ orderNumber }: { orderNumber: string }) {
  const t = useMessage();
  return (
    <OrderFrame isGuest title={<OrderTitle orderNumber={orderNumber} />}>
      <Alert kind="info" title={t("orders.processing")}>
        <RetryForm tone="line" />
      </Alert>
    </OrderFrame>
  );
}
