import { lazy, Suspense } from "react";
import type { OrderLookup } from "../../../../domain/orders/order-lookup.ts";
import { useMessage } from "../../../../i18n/message.tsx";
import { useRouterTarget } from "../../../../site/shop-context.tsx";
import { Alert } from "../../../../ui/alert/alert.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { TextLink } from "../../../../ui/text-link/text-link.tsx";
import { OrderFrame } from "../../detail/order-frame.tsx";
import type { LookupAnswer } from "./lookup-answer.ts";
import { LookupForm } from "./lookup-form.tsx";
import styles from "./lookup-view.module.css";
import type { SampleOrderView } from "./sample-orders.tsx";

/** Only a demonstration has samples. */
const SampleOrders = lazy(async () => ({ default: (await import("./sample-orders.tsx")).SampleOrders }));

export type LookupPage = {
  /** What stands in the form at first. */
  filled: OrderLookup;
  /** Whether the visitor comes from an order that is closed on this device. */
  isReopening: boolean;
  isRegistered: boolean;
  samples: readonly SampleOrderView[];
};

/** The page that opens an order which was placed without an account. */
export function LookupView({ page, answer }: { page: LookupPage; answer: LookupAnswer | undefined }) {
  const t = useMessage();
  const { filled, isReopening, isRegistered, samples } = page;
  return (
    <OrderFrame isGuest title={t("guestOrder.title")} lead={t("guestOrder.lead")}>
      <div className="grid">
        <div className={classNames("c7", "stack", styles.form)}>
          {isRegistered ? <OwnOrders /> : null}
          {isReopening && !answer ? <Alert kind="info" title={t("guestOrder.reopen")} /> : null}
          <LookupForm filled={answer?.typed ?? filled} answer={answer} />
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

function OwnOrders() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <Alert kind="info" title={t("guestOrder.signedIn")}>
      <TextLink to={href("/account/my-orders")}>{t("guestOrder.ownOrders")}</TextLink>
    </Alert>
  );
}
