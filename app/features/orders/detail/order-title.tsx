import { Message } from "../../../i18n/message.tsx";

/** The number stays on one line. */
export function OrderTitle({ orderNumber }: { orderNumber: string }) {
  return (
    <Message
      id="orders.order"
      values={{
        orderNumber: (
          <span key="number" className="nowrap">
            {orderNumber}
          </span>
        ),
      }}
    />
  );
}
