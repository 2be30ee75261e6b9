import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./refund-request.module.css";

type Props = {
  title: string;
  lead?: string;
  /** Missing while order management is away. */
  order?: { orderNumber: string; orderPath: string };
  children: ReactNode;
};

/** The head of the page, which also stands without the order. */
export function RefundFrame({ title, lead, order, children }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={classNames("wrap", styles.page)}>
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[
          { text: t("breadcrumb.home"), to: href("/") },
          ...(order
            ? [{ text: t("orders.order", { orderNumber: order.orderNumber }), to: href(order.orderPath) }]
            : []),
          { text: t("refunds.title") },
        ]}
      />
      <header className={styles.head}>
        <h1 className={classNames("display", "d-48")}>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
