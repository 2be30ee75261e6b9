import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./order-frame.module.css";

type Props = {
  title: ReactNode;
  lead?: string;
  /** A guest has no list of orders to go back to. */
  isGuest?: boolean;
  children: ReactNode;
};

/** The head of the page, which also stands without the order while order management is away. */
export function OrderFrame({ title, lead, isGuest = false, children }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={classNames("wrap", styles.page)}>
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[
          { text: t("breadcrumb.home"), to: href("/") },
          ...(isGuest ? [] : [{ text: t("breadcrumb.orders"), to: href("/account/my-orders") }]),
          { text: t("breadcrumb.viewOrder") },
        ]}
      />
      <header className={styles.head}>
        <h1 className={classNames("display", styles.title)}>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
