import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useShopHref } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { BasketPanel } from "./basket-panel.tsx";
import type { TotalLine } from "../basket-totals.ts";
import { ChangeNotice } from "./change-notice.tsx";
import styles from "./checkout-basket.module.css";
import type { ShownBasket } from "../shown-basket.ts";
import { type ChangeAnswer, useBasketChange } from "./use-basket-change.ts";

/** What the checkout knows about the basket. */
export type BasketState =
  | { kind: "filled"; basket: ShownBasket; lines: readonly TotalLine[] }
  | { kind: "empty" }
  | { kind: "failed" };

type Props = {
  state: BasketState;
  /** How a change ended that was asked for without a script. */
  answer: ChangeAnswer | undefined;
  /** The vehicle the basket is for. */
  vehicle: ReactNode;
};

/** The basket's side of the checkout. */
export function CheckoutBasket({ state, answer, vehicle }: Props) {
  const change = useBasketChange();
  const latest = change.answer ?? answer;
  return (
    <div className={styles.page}>
      <ChangeNotice answer={latest} change={change} />
      {state.kind === "filled" ? (
        <div className="grid">
          <div className="c7">
            <BasketPanel basket={state.basket} lines={state.lines} change={change} answer={latest} />
          </div>
          <Aside vehicle={vehicle} isGross={state.basket.taxation === "gross"} />
        </div>
      ) : (
        <Nothing isFailed={state.kind === "failed"} />
      )}
    </div>
  );
}

function Aside({ vehicle, isGross }: { vehicle: ReactNode; isGross: boolean }) {
  const t = useMessage();
  const { market } = useShop();
  return (
    <aside className="c5 stack">
      {vehicle}
      <p>{t("renewal.coolingOff", { days: market.withdrawal.days })}</p>
      <p className="quiet">{t("renewal.nothingRenews")}</p>
      {isGross ? (
        <p id="vat-message" className="small quiet">
          {t("price.includeVat")}
        </p>
      ) : null}
    </aside>
  );
}

function Nothing({ isFailed }: { isFailed: boolean }) {
  const t = useMessage();
  const href = useShopHref();
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
      text={t("error.unableText")}
      action={
        <ButtonLink to={href("/checkout")} reloadDocument>
          {t("error.retry")}
        </ButtonLink>
      }
    />
  );
}
