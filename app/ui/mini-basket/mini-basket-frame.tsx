import type { ReactNode } from "react";
import { FactRows, type FactRow } from "../fact-rows/fact-rows.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import styles from "./mini-basket-frame.module.css";

interface MiniBasketFrameProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** How a change ended. */
  notice?: ReactNode;
  /** `BasketItem`s; from three on the list scrolls. */
  children?: ReactNode;
  /** Shown instead of a list. */
  note?: ReactNode;
  /** Discounts and taxes, above the total. */
  rows?: readonly FactRow[];
  total?: { label: string; amount: string };
  action?: ReactNode;
}

export function MiniBasketFrame(props: MiniBasketFrameProps) {
  const { title, closeLabel, onClose, notice, children, note, rows = [], total, action } = props;
  return (
    <dialog open aria-label={title} className={styles.cart}>
      <div className={styles.head}>
        <h2 className="display d-22">{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      {note ? (
        <div className={styles.note}>{note}</div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
        <section className={styles.list} tabIndex={0} aria-label={title}>
          <ul>{children}</ul>
        </section>
      )}
      <div className={styles.foot}>
        {rows.length > 0 ? <FactRows rows={[...rows]} className={styles.rows} /> : null}
        {total ? (
          <div className={styles.total}>
            <span>{total.label}</span>
            <b>{total.amount}</b>
          </div>
        ) : null}
        {action}
      </div>
    </dialog>
  );
}
