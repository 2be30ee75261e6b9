import { useEffect } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { ToastRegion } from "../../ui/toast/toast-region.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { ToastMessage } from "./toast-cookie.server.ts";

/** Shows the message that came with the page, and those that scripts add later. */
export function ShopToasts({ message }: { message: ToastMessage | undefined }) {
  const t = useMessage();
  useEffect(() => {
    if (message) showToast(message.kind, t(message.id, message.values));
    // The message alone decides: the same one must not be shown again because a text function was made anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [message]);
  return <ToastRegion closeLabel={t("toast.close")} />;
}
