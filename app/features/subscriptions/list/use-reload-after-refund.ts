import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { REFUND_FLAG_MS } from "../refund-flag.ts";

/** Reads the list again once the hidden card may be shown. */
export function useReloadAfterRefund(isRefundJustRequested: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRefundJustRequested) return undefined;
    const timer = setTimeout(() => void revalidate(), REFUND_FLAG_MS);
    return () => clearTimeout(timer);
  }, [isRefundJustRequested, revalidate]);
}
