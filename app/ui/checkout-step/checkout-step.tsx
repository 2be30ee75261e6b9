import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import styles from "./checkout-step.module.css";

interface CheckoutStepProps {
  title: ReactNode;
  /** For example an edit button on a completed step. */
  aside?: ReactNode;
  isDone?: boolean;
  isFirst?: boolean;
  /** A later step: shows only its heading. */
  isAhead?: boolean;
  /** The heading's id; with one it can be focused when the step opens. */
  headingId?: string;
  children?: ReactNode;
}

export function CheckoutStep({ title, aside, isDone, isFirst, isAhead, headingId, children }: CheckoutStepProps) {
  const isClosed = isDone || isAhead;
  return (
    <section className={classNames(styles.step, isClosed && styles.done, isFirst && styles.first)}>
      <div className={styles.head}>
        <h2
          id={headingId}
          tabIndex={headingId ? -1 : undefined}
          className={classNames("display d-28", isAhead && "quiet")}
        >
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface WalletButtonProps {
  icon: Extract<IconName, "wallet-apple" | "wallet-google">;
  text: string;
  onPress: () => void;
}

export function WalletButton({ icon, text, onPress }: WalletButtonProps) {
  return (
    <button type="button" className={styles.wallet} onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

export function Wallets({ children, orText }: { children: ReactNode; orText: string }) {
  return (
    <>
      <div className={styles.wallets}>{children}</div>
      <p className={styles.or}>{orText}</p>
    </>
  );
}

/** The frame around the payment provider's fields. */
export function PayFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <p className={styles.caption}>
        <Icon name="lock" />
        {caption}
      </p>
      {children}
    </div>
  );
}

interface BasketDisclosureProps {
  label: string;
  total: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** Below 80rem the basket is a disclosure under the header. */
export function BasketDisclosure({ label, total, isOpen, children }: BasketDisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen || undefined}>
      <summary>
        <span>{label}</span>
        <b>{total}</b>
      </summary>
      {children}
    </details>
  );
}
