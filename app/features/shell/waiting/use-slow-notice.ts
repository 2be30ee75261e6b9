import { useEffect, useEffectEvent } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { dismissToast, showToast } from "../../../ui/toast/toast-store.ts";

/** A page or a form that takes longer than this, in milliseconds, is said to. */
const NOTICE_MS = 1_500;

/** Says above the page, moving nothing of it, that what was asked for takes its time; until it is there. */
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
