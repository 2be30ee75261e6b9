import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { BasketLines } from "./basket-lines.tsx";
import styles from "./basket-panel.module.css";
import type { TotalLine } from "../basket-totals.ts";
import { CouponBox } from "./coupon-box.tsx";
import type { VehicleBasket, VehicleBasketItem } from "../vehicle-basket.ts";
import { totalRows } from "./total-rows.ts";
import type { BasketChange, ChangeAnswer } from "./use-basket-change.ts";

const RemoveModal = lazy(async () => ({ default: (await import("./remove-modal.tsx")).RemoveModal }));

type Props = {
  basket: VehicleBasket;
  lines: readonly TotalLine[];
  change: BasketChange;
  answer: ChangeAnswer | undefined;
  foot: ReactNode;
};

/** All that is in the basket, and what it costs. */
export function BasketPanel({ basket, lines, change, answer, foot }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const [itemToRemove, setItemToRemove] = useState<VehicleBasketItem>();
  const { droppedItems } = basket;
  return (
    <Panel as="section" className={styles.panel}>
      <h2 className="display d-28">{t("basket.title")}</h2>
      {droppedItems.length > 0 ? (
        <Alert kind="warn" title={t("basket.droppedItems", { services: droppedItems.join(", ") })} />
      ) : null}
      <BasketLines
        items={basket.items.filter(({ itemId }) => !change.isBeingRemoved(itemId))}
        change={change}
        onAskToRemove={setItemToRemove}
      />
      <CouponBox coupons={basket.coupons} change={change} answer={answer} />
      <div aria-busy={change.isBusy || undefined} className={styles.totals}>
        <FactRows rows={totalRows(lines, { t, locale: locale.id })} />
        {basket.total ? null : <p className="small quiet">{t("price.excludeTax")}</p>}
      </div>
      {foot}
      {itemToRemove ? (
        <Suspense>
          <RemoveModal
            item={itemToRemove}
            onKeep={() => setItemToRemove(undefined)}
            onRemove={() => {
              change.remove(itemToRemove.itemId);
              setItemToRemove(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
