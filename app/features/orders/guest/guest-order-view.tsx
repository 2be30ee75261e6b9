import { useMessage } from "../../../i18n/message.tsx";
import { refundPath } from "../../../request/refunds/refund-path.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { OrderFrame } from "../detail/order-frame.tsx";
import { OrderView } from "../detail/order-view.tsx";
import type { OrderPage } from "../detail/read-order.server.ts";
import type { DocumentProblem } from "../documents/document-problem.ts";
import { guestOrderPath } from "../../../request/guest-order/guest-order-paths.ts";
import { AboutGuestView } from "./about-guest-view.tsx";
import { GuestNotice } from "./guest-notice.tsx";
import type { GuestVisit } from "./guest-visit.ts";
import styles from "./guest-order-view.module.css";

type Props = {
  page: OrderPage;
  visit: GuestVisit;
  problem?: DocumentProblem | undefined;
  /** Shows the text about the guest view instead of the order. */
  isAbout: boolean;
};

/** The page of a guest's order. */
export function GuestOrderView({ page, visit, problem, isAbout }: Props) {
  if (isAbout) return <AboutPage visit={visit} />;
  return (
    <OrderView
      page={page}
      problem={problem}
      isGuest
      notice={<GuestNotice visit={visit} />}
      action={page.refundOffer?.canRequest ? <RequestRefund orderNumber={visit.orderNumber} /> : null}
    />
  );
}

function RequestRefund({ orderNumber }: { orderNumber: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <ButtonLink tone="line" isWide to={href(refundPath(orderNumber))}>
      {t("subscriptions.requestRefund")}
    </ButtonLink>
  );
}

function AboutPage({ visit }: { visit: GuestVisit }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <OrderFrame isGuest title={t("guestOrder.aboutTitle")}>
      <Panel as="section" className={styles.about}>
        <AboutGuestView
          visit={visit}
          back={<ButtonLink to={href(guestOrderPath(visit.orderNumber))}>{t("guestOrder.back")}</ButtonLink>}
        />
      </Panel>
    </OrderFrame>
  );
}
