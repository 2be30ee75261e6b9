import type { ReactNode } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { BasketLines } from "./basket-lines.tsx";
import styles from "./basket-panel.module.css";
import type { TotalRow } from "../basket-totals.ts";
import { CouponBox } from "./coupon-box.tsx";
import type { VehicleBasket } from "../vehicle-basket.ts";
import type { BasketChange, ChangeAnswer } from "./use-basket-change.ts";

type Props = {
  basket: VehicleBasket;
  lines: readonly TotalRow[];
  /** While the tax is not known. */
  taxNote: string | undefined;
  change: BasketChange;
  answer: ChangeAnswer | undefined;
  foot: ReactNode;
};

/** All that is in the basket, and what it costs. */
export function BasketPanel({ basket, lines, taxNote, change, answer, foot }: Props) {
  const t = useMessage();
  const { droppedItems } = basket;
  return (
    <Panel as="section" className={styles.panel}>
      <h2 className="display d-28">{t("basket.title")}</h2>
      {droppedItems.length > 0 ? (
        <Alert kind="warn" title={t("basket.droppedItems", { services: droppedItems.join(", ") })} />
      ) : null}
      <BasketLines items={basket.items.filter(({ itemId }) => !change.isBeingRemoved(itemId))} change={change} />
      <CouponBox coupons={basket.coupons} change={change} answer={answer} />
      <div aria-busy={change.isBusy || undefined} className={styles.totals}>
        <FactRows rows={[...lines]} />
        {taxNote ? <p className="small quiet">{taxNote}</p> : null}
      </div>
      {foot}
    </Panel>
  );
}
