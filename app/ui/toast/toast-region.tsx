import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { currentToasts, dismissToast, serverToasts, subscribeToasts, type Toast } from "./toast-store.ts";
import styles from "./toast-region.module.css";

const SHOWN_MS = 5000;
const SLIDE_MS = 300;

const ICONS: Record<Toast["kind"], IconName> = { ok: "check", info: "info", error: "error" };

/** One per page, always present: screen readers often miss the first message of a new live region. */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, serverToasts);
  return (
    <div className={styles.region} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isUnderPointer || hasFocus;
  const close = () => setIsLeaving(true);
  useCountdown({ isRunning: toast.kind !== "error" && !isPaused && !isLeaving, onEnd: close });
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, toast.id]);
  return (
    <div
      className={classNames("night", styles.toast, styles[toast.kind], isLeaving && styles.leaving)}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon name={ICONS[toast.kind]} />
      <p>{toast.text}</p>
      <IconButton icon="close" label={closeLabel} onClick={close} className={styles.close} />
    </div>
  );
}

/** Counts down while it is running. */
function useCountdown({ isRunning, onEnd }: { isRunning: boolean; onEnd: () => void }) {
  const left = useRef(SHOWN_MS);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isRunning]);
}
