import type { ReactNode } from "react";
import styles from "./basket-item.module.css";

interface BasketItemProps {
  art: ReactNode;
  name: ReactNode;
  price: string;
  /** Term and new end date; the price is never shown without them. */
  note: ReactNode;
  /** Forms, and disclosures with a form. */
  action?: ReactNode;
}

export function BasketItem({ art, name, price, note, action }: BasketItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.art}>{art}</div>
      <div className={styles.head}>
        <b>{name}</b>
        <span className="nowrap">{price}</span>
      </div>
      <small>
        {note}
        {action ? <div className={styles.actions}>{action}</div> : null}
      </small>
    </li>
  );
}
