import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { classNames } from "../../ui/class-names.ts";
import { currentToasts, serverToasts, showToast, subscribeToasts } from "../../ui/toast/toast-store.ts";
import styles from "./shop-toasts.module.css";
import type { ToastMessage } from "./toast-cookie.server.ts";

/** Most visits never see a message, so its code is loaded with the first one. */
const ToastRegion = lazy(async () => ({ default: (await import("../../ui/toast/toast-region.tsx")).ToastRegion }));

/** Shows the message that came with the page, and those that scripts add later. */
export function ShopToasts({ message }: { message: ToastMessage | undefined }) {
  const t = useMessage();
  const hasToasts = useSyncExternalStore(subscribeToasts, currentToasts, serverToasts).length > 0;
  useEffect(() => {
    if (message) showToast(message.kind, t(message.id, message.values));
    // Depends on the message alone: a new `t` must not show the same message again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [message]);
  return (
    <div aria-live="polite">
      {hasToasts ? (
        <Suspense fallback={null}>
          <ToastRegion closeLabel={t("toast.close")} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The message that came with the page, above its content. Toasts need scripts. */
export function MessageWithoutScripts({ message }: { message: ToastMessage | undefined }) {
  const t = useMessage();
  if (!message) return null;
  return (
    <noscript>
      <output className={classNames(styles.message, styles[message.kind])}>
        <span className="wrap">{t(message.id, message.values)}</span>
      </output>
    </noscript>
  );
}
