import type { ReactNode } from "react";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { BasketDisclosure } from "../../../ui/checkout-step/checkout-step.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { BasketPanel } from "./basket-panel.tsx";
import type { TotalRow } from "../basket-totals.ts";
import { ChangeNotice, useRestored } from "./change-notice.tsx";
import styles from "./checkout-basket.module.css";
import { itemProblem } from "../item-problem.ts";
import type { VehicleBasket } from "../vehicle-basket.ts";
import { type ChangeAnswer, useBasketChange } from "./use-basket-change.ts";

/** The basket as the checkout shows it. */
export type CheckoutBasketState =
  | { kind: "filled"; basket: VehicleBasket; lines: readonly TotalRow[]; taxNote?: string; hasVatNote: boolean }
  | { kind: "empty" }
  | { kind: "failed" };

type Props = {
  state: CheckoutBasketState;
  /** How a change without a script ended. */
  answer: ChangeAnswer | undefined;
  /** Shown under the basket's total, such as the vehicle it is for. */
  foot: ReactNode;
  /** Over both columns. */
  head: ReactNode;
  /** The steps beside the basket. */
  children: ReactNode;
};

/** The checkout with the basket at its side; below 80rem a line that opens it. */
export function CheckoutBasket({ state, answer, foot, head, children }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const change = useBasketChange();
  const latest = change.answer ?? answer;
  const restored = useRestored(latest);
  const notice = <ChangeNotice answer={latest} restored={restored} change={change} className={styles.notice} />;
  if (state.kind !== "filled") {
    return (
      <div className={styles.page}>
        {notice}
        <NoBasket isFailed={state.kind === "failed"} />
      </div>
    );
  }
  const { basket, lines, taxNote } = state;
  const count = basket.items.filter(({ itemId }) => !change.isBeingRemoved(itemId)).length;
  return (
    <>
      <BasketDisclosure
        label={t("basket.summary", { count })}
        // The old amount does not belong to the lines any more.
        total={change.isBusy ? "" : formatMoney(basket.total ?? basket.productTotal, locale.id)}
        // The item that blocks the checkout is inside.
        isOpen={basket.items.some((item) => itemProblem(item) !== undefined)}
      />
      <div className={classNames("grid", styles.columns)}>
        <div className={styles.head}>
          {head}
          {notice}
        </div>
        <div className={styles.way}>{children}</div>
        {/* Last, so that the keyboard reaches the form first; the grid decides its position. */}
        <aside className={styles.basket} aria-label={t("basket.title")}>
          <div className="sticky">
            <BasketPanel basket={basket} lines={lines} taxNote={taxNote} change={change} answer={latest} foot={foot} />
          </div>
        </aside>
      </div>
    </>
  );
}

function NoBasket({ isFailed }: { isFailed: boolean }) {
  const t = useMessage();
  const href = useRouterTarget();
  if (!isFailed) {
    return (
      <EmptyState
        headingLevel="h2"
        title={t("checkout.emptyTitle")}
        action={<ButtonLink to={href("/services")}>{t("error.servicesLink")}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel="h2"
      title={t("error.unableTitle")}
      text={t("basket.loadFailed")}
      action={
        <ButtonLink to={href("/checkout")} reloadDocument>
          {t("error.retry")}
        </ButtonLink>
      }
    />
  );
}
