import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel/panel.tsx";
import { type DocumentProblem, problemTexts } from "../documents/document-problem.ts";
import { EndingAlert } from "./ending/ending-alert.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderFrame } from "./order-frame.tsx";
import { OrderTitle } from "./order-title.tsx";
import { OrderItemBlock } from "./order-item-block.tsx";
import styles from "./order-view.module.css";
import type { OrderPage } from "./read-order.server.ts";

type Props = {
  page: OrderPage;
  /** Of a document that was asked for without scripts. */
  problem?: DocumentProblem | undefined;
  /** A guest has no pages of an account to go to. */
  isGuest?: boolean;
  /** Above the order. */
  notice?: ReactNode;
  /** Below the facts of the order. */
  action?: ReactNode;
};

/** The page of one order. */
export function OrderView({ page, problem, isGuest = false, notice, action }: Props) {
  const t = useMessage();
  const { order, documents, endings, hasPaymentPage, needHelp, refundOffer } = page;
  const canEditPayment = hasPaymentPage && !order.isPreviousShop;
  return (
    <OrderFrame title={<OrderTitle orderNumber={order.orderNumber} />} lead={t("orders.description")} isGuest={isGuest}>
      {notice}
      <div className={styles.alerts}>
        {problem ? <ProblemAlert problem={problem} /> : null}
        {endings.open ? <EndingAlert text={endings.open} /> : null}
      </div>
      <div className={classNames("grid", styles.columns)}>
        <div className={classNames("c8", styles.items)}>
          {order.items.map((item) => (
            <OrderItemBlock
              key={item.itemId}
              item={item}
              ending={endings.ofItems[item.itemId]}
              vehicle={order.vehicle}
              payment={order.payment}
              canEditPayment={canEditPayment}
              isFinal={refundOffer?.finalItemIds.includes(item.itemId) ?? false}
            />
          ))}
        </div>
        <aside className="c4" aria-label={t("orders.details")}>
          <OrderFacts order={order} documents={documents} isGuest={isGuest} action={action} />
        </aside>
      </div>
      {needHelp ? <NeedHelp text={needHelp} isGuest={isGuest} /> : null}
    </OrderFrame>
  );
}

function ProblemAlert({ problem }: { problem: DocumentProblem }) {
  const t = useMessage();
  const { title, text } = problemTexts(problem);
  return (
    <Alert kind={problem.reason === "pending" ? "info" : "error"} title={t(title)}>
      <p>{t(text)}</p>
    </Alert>
  );
}

type NeedHelpProps = { text: NonNullable<OrderPage["needHelp"]>; isGuest: boolean };

function NeedHelp({ text: { title, bodyHtml }, isGuest }: NeedHelpProps) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <Panel as="section" className={styles.help}>
      <div>
        <h2 className="display d-22">{title}</h2>
        {/* oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it */}
        <div className="quiet" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </div>
      <ButtonLink tone="line" to={href(isGuest ? "/contact-us" : "/account/need-help")}>
        {t(isGuest ? "common.contactUs" : "menu.help")}
      </ButtonLink>
    </Panel>
  );
}
