import { useEffect, useEffectEvent } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { dismissToast, showToast } from "../../../ui/toast/toast-store.ts";

/** A notice is shown for a page or a form that takes longer than this, in milliseconds. */
const NOTICE_MS = 1_500;

/** Shows a toast while a page or a form is slow. */
export function useSlowNotice({ isCovered }: { isCovered: boolean }): void {
  const t = useMessage();
  const show = useEffectEvent(() => showToast("info", t("shell.takesLong")));
  useEffect(() => {
    if (isCovered) return undefined;
    let shown: number | undefined;
    const timer = setTimeout(() => {
      shown = show();
    }, NOTICE_MS);
    return () => {
      clearTimeout(timer);
      if (shown !== undefined) dismissToast(shown);
    };
  }, [isCovered]);
}
