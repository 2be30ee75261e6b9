import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { PAYMENT_ERROR_PARAM } from "../payment-view.ts";

/** An error is said once: it leaves the address, so that a reload does not say it again. */
export function useForgottenError(error: string | null | undefined): void {
  const [params, setParams] = useSearchParams();
  const isThere = Boolean(error) && params.has(PAYMENT_ERROR_PARAM);
  useEffect(() => {
    if (!isThere) return;
    const rest = new URLSearchParams(location.search);
    rest.delete(PAYMENT_ERROR_PARAM);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [isThere, setParams]);
}
