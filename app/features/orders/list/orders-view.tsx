import { useEffect, useRef } from "react";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { LoadMore } from "../../../ui/load-more/load-more.tsx";
import { OrderCard } from "../../../ui/order-card/order-card.tsx";
import { SectionHead } from "../../../ui/section-head/section-head.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { VehicleRow } from "../../../ui/vehicle-row/vehicle-row.tsx";
import { orderPath } from "../order-path.ts";
import type { ListedOrder } from "./listed-order-from-wire.ts";
import styles from "./orders-view.module.css";
import type { OrderList } from "./read-orders.server.ts";
import { hasPaging, pathWithMore } from "./shown-orders.ts";

/** The orders of an account, the newest first. */
export function OrdersView({ list: { orders, total } }: { list: OrderList }) {
  const t = useMessage();
  const href = useRouterTarget();
  useFocusOnFirstNew(orders);
  if (orders.length === 0) {
    return <EmptyState headingLevel="h2" title={t("orders.none")} text={t("orders.noneText")} />;
  }
  return (
    <>
      <SectionHead isBare title={t("orders.title")} />
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <Order order={order} />
          </li>
        ))}
      </ul>
      {hasPaging(total) ? (
        <LoadMore
          shown={orders.length}
          total={total}
          note={t("orders.showing", { shown: orders.length, total })}
          buttonLabel={t("orders.loadMore")}
          to={href(pathWithMore(orders.length))}
        />
      ) : null}
    </>
  );
}

const headingIdOf = ({ orderId }: ListedOrder) => `order-${orderId}`;

/** After "Load more" the reader goes on with the first order that was added. */
function useFocusOnFirstNew(orders: readonly ListedOrder[]): void {
  const before = useRef(orders.length);
  useEffect(() => {
    const firstNew = orders[before.current];
    before.current = orders.length;
    if (firstNew) document.getElementById(headingIdOf(firstNew))?.focus({ preventScroll: true });
  }, [orders]);
}

function Order({ order }: { order: ListedOrder }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  const { long } = useDateFormats();
  const { orderNumber, vehicle, pictures, itemCount } = order;
  return (
    <OrderCard
      title={t("orders.order", { orderNumber })}
      headingId={headingIdOf(order)}
      aside={
        <span className={styles.aside}>
          {order.isCancelled ? <Tag state="trouble">{t("status.orderCancelled")}</Tag> : null}
          <span className="quiet nowrap">{t("orders.items", { count: itemCount })}</span>
        </span>
      }
      vehicle={<VehicleRow {...vehicle} hasRule={false} isCompact />}
      thumbs={pictures.map((src) => ({ src }))}
      formatMore={(count) => ({ text: t("orders.plus", { count }), spoken: t("orders.more", { count }) })}
      facts={[
        { label: t("orders.orderDate"), value: long(order.orderedOn) },
        { label: t("common.total"), value: formatMoney(order.total, locale.id) },
      ]}
      action={
        // The router would ask for the routes of all these links at once, with an address that is too long.
        <ButtonLink tone="line" discover="none" to={href(orderPath(order))}>
          <span>
            {t("orders.view")} <span className="vh">{orderNumber}</span>
          </span>
        </ButtonLink>
      }
    />
  );
}
