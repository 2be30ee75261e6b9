import { lazy, Suspense, useId } from "react";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { BasketItem } from "../../../ui/basket-item/basket-item.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { ServicePicture } from "../../../ui/service-art/service-picture.tsx";
import { RemoveForm } from "./remove-form.tsx";
import type { BasketChange } from "./use-basket-change.ts";
import { itemNote } from "../item-note.ts";
import { itemProblem } from "../item-problem.ts";
import type { VehicleBasketItem } from "../vehicle-basket.ts";
import styles from "./basket-panel.module.css";

/** Works as sent; its code is loaded after that of the page. */
const TermChange = lazy(async () => ({ default: (await import("./term-change.tsx")).TermChange }));

type Props = { items: readonly VehicleBasketItem[]; change: BasketChange };

export function BasketLines({ items, change }: Props) {
  return (
    <ul>
      {items.map((item) => (
        <Line key={item.itemId} item={item} change={change} />
      ))}
    </ul>
  );
}

function Line({ item, change }: { item: VehicleBasketItem; change: BasketChange }) {
  const t = useMessage();
  const { locale } = useShop();
  const nameId = useId();
  const problem = itemProblem(item);
  return (
    <BasketItem
      art={<ServicePicture src={item.image} isLazy={false} />}
      name={<span id={nameId}>{item.name}</span>}
      price={formatMoney(item.price, locale.id)}
      note={
        <>
          <p>{itemNote(item, { t, locale: locale.id, withEnd: "basket.itemEnd" })}</p>
          {item.adjustments.map(({ id, text, amount }) => (
            <p key={id} className={styles.off}>
              <span>{text}</span>
              <span className="nowrap">{formatMoney(amount, locale.id)}</span>
            </p>
          ))}
          {problem ? (
            <p className={styles.unsold}>
              <Icon name="error" isSmall />
              {t(problem)}
            </p>
          ) : null}
        </>
      }
      action={
        <>
          <Suspense>
            <TermChange item={item} change={change} />
          </Suspense>
          <RemoveForm itemId={item.itemId} nameId={nameId} change={change} />
        </>
      }
    />
  );
}
