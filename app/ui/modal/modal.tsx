import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { trapFocus } from "./focus-trap.ts";
import styles from "./modal.module.css";

/** The opener is focused later, so that screen readers can announce the closing dialog first. */
const FOCUS_RETURN_MS = 200;

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Small picture before the title. */
  art?: ReactNode;
  /** Buttons under the body; "split" puts the first left and the last right. */
  foot?: ReactNode;
  isFootSplit?: boolean;
  isWide?: boolean;
  /** Focused after closing, if the element that had the focus before is gone. */
  returnTo?: RefObject<HTMLElement | null>;
}

export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, closeLabel, children, art, foot, isFootSplit, isWide, returnTo } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOpenState(dialog, isOpen, returnTo);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab" && dialog.current) trapFocus(dialog.current, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the dialog closes it; Escape and the close button do the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.modal, isWide && styles.wide)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (isOpen) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={classNames(styles.head, Boolean(art) && styles.withArt)}>
          {art ? <div className={styles.art}>{art}</div> : null}
          <h2 id={titleId} className="display d-28">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} className={styles.close} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard */}
        <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
          {children}
        </section>
        {foot ? <div className={classNames(styles.foot, isFootSplit && styles.split)}>{foot}</div> : null}
      </div>
    </dialog>
  );
}

function useOpenState(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  returnTo: RefObject<HTMLElement | null> | undefined,
) {
  const returnTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    clearTimeout(returnTimer.current);
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      returnTimer.current = setTimeout(() => {
        // The visitor may have focused another element meanwhile.
        if (document.activeElement === document.body) focusTarget(opener, returnTo)?.focus();
      }, FOCUS_RETURN_MS);
    };
  }, [dialog, isOpen, returnTo]);
}

function focusTarget(opener: Element | null, returnTo: RefObject<HTMLElement | null> | undefined): HTMLElement | null {
  const isUsable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  return isUsable ? opener : (returnTo?.current ?? null);
}
