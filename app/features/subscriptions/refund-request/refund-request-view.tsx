import { useState } from "react";
import { useNavigation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CustomerFacts } from "./customer-facts.tsx";
import type { RefundAnswer } from "./refund-answer.ts";
import { RefundFrame } from "./refund-frame.tsx";
import { offeredItems, type RefundOrder } from "./refund-order.ts";
import { OtherItemCard } from "./refund-item-card.tsx";
import { ReviewStep } from "./review-step.tsx";
import { SelectionForm } from "./selection-form.tsx";
import styles from "./refund-request.module.css";

type Props = { order: RefundOrder; answer: RefundAnswer | undefined };

/** The page on which items of an order are given back; what is confirmed stands in the manage dialog over it. */
export function RefundRequestView({ order, answer }: Props) {
  const t = useMessage();
  const isHydrated = useHydrated();
  // The answer arrives before its history entry does. A dialog that opened at once could be closed at once, and going
  // back would then leave this page.
  const isOpening = useNavigation().formData?.get("intent") === "review";
  const review = answer?.step === "review" && !isOpening ? answer : undefined;
  // A document that begins with the review has no page below it, so the review stays a page of its own.
  const [isReviewPage] = useState(!isHydrated && review !== undefined);
  if (review && isReviewPage) {
    return (
      <RefundFrame title={t("refunds.title")} order={order}>
        <ReviewStep order={order} answer={review} isModal={false} />
      </RefundFrame>
    );
  }
  return (
    <RefundFrame
      title={t("refunds.title")}
      order={order}
      {...(offeredItems(order).length > 0 && { lead: t("refunds.lead") })}
    >
      <div className="grid">
        <div className="c8">
          <Items order={order} answer={answer} />
        </div>
        <aside className="c4" aria-label={t("refunds.customer")}>
          <CustomerFacts order={order} />
        </aside>
      </div>
      {review ? <ReviewStep order={order} answer={review} isModal /> : null}
    </RefundFrame>
  );
}

function Items({ order, answer }: Props) {
  const t = useMessage();
  const others = order.items.filter(({ state }) => state.kind !== "offered");
  return (
    <section className={styles.items} aria-labelledby="refund-items">
      <h2 id="refund-items" className="display d-28">
        {t("refunds.items")}
      </h2>
      {offeredItems(order).length > 0 ? <SelectionForm order={order} answer={answer} /> : <NoRefund order={order} />}
      {others.map((item) => (
        <OtherItemCard key={item.itemId} item={item} orderNumber={order.orderNumber} />
      ))}
    </section>
  );
}

/** Only where something was not given back yet: otherwise the items say all. */
function NoRefund({ order: { items } }: { order: RefundOrder }) {
  const t = useMessage();
  const href = useRouterTarget();
  if (items.every(({ state }) => state.kind === "requested" || state.kind === "processing")) return null;
  return (
    <Alert kind="info" title={t("subscriptions.noRefund")}>
      <p>
        <TextLink to={href("/contact-us")}>{t("common.contactUs")}</TextLink>
      </p>
    </Alert>
  );
}
