import { useEffect, useEffectEvent } from "react";
import { useFetchers, useNavigation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { dismissToast, showToast } from "../../../ui/toast/toast-store.ts";

/** A page or a form that takes longer than this, in milliseconds, is said to. */
const NOTICE_MS = 1_500;

/** Says above the page, moving nothing of it, that what was asked for takes its time; until it is there. */
export function useSlowNotice({ isCovered }: { isCovered: boolean }): void {
  const t = useMessage();
  const isNavigating = useNavigation().state !== "idle" && !isCovered;
  const isSending = useFetchers().some(({ state, formMethod }) => state !== "idle" && formMethod === "POST");
  const isWaiting = isNavigating || isSending;
  const show = useEffectEvent(() => showToast("info", t("shell.takesLong")));
  useEffect(() => {
    if (!isWaiting) return undefined;
    let shown: number | undefined;
    const timer = setTimeout(() => {
      shown = show();
    }, NOTICE_MS);
    return () => {
      clearTimeout(timer);
      if (shown !== undefined) dismissToast(shown);
    };
  }, [isWaiting]);
}
