import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { PAYMENT_ERROR_PARAM } from "../payment-view.ts";

/** Removes the error from the URL, so that a reload does not show it again. */
export function useRemoveErrorParam(error: string | null | undefined): void {
  const [params, setParams] = useSearchParams();
  const hasParam = Boolean(error) && params.has(PAYMENT_ERROR_PARAM);
  useEffect(() => {
    if (!hasParam) return;
    const rest = new URLSearchParams(location.search);
    rest.delete(PAYMENT_ERROR_PARAM);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [hasParam, setParams]);
}
