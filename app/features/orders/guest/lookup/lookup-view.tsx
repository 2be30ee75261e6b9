import { lazy, Suspense } from "react";
import { useMessage } from "../../../../i18n/message.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { OrderFrame } from "../../detail/order-frame.tsx";
import type { LookupAnswer } from "./lookup-answer.ts";
import styles from "./lookup-view.module.css";
import type { LookupPage } from "./lookup-page.ts";

/** Loaded at once, so that a refusal takes the focus; apart from the page, which would share its code with the checkout's. */
const LookupForm = lazy(async () => ({ default: (await import("./lookup-form.tsx")).LookupForm }));

/** Only a demonstration has samples. */
const SampleOrders = lazy(async () => ({ default: (await import("./sample-orders.tsx")).SampleOrders }));

/** The page that opens an order which was placed without an account. */
export function LookupView({ page, answer }: { page: LookupPage; answer: LookupAnswer | undefined }) {
  const t = useMessage();
  const { samples } = page;
  return (
    <OrderFrame isGuest title={t("guestOrder.title")} lead={t("guestOrder.lead")}>
      <div className="grid">
        <div className={classNames("c7", "stack", styles.form)}>
          <Suspense>
            <LookupForm page={page} answer={answer} />
          </Suspense>
        </div>
        {samples.length > 0 ? (
          <div className="c5">
            <Suspense>
              <SampleOrders samples={samples} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </OrderFrame>
  );
}
