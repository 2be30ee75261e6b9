import { useEffect } from "react";
import { useFullPath } from "../../../site/shop-context.tsx";
import { isPaymentInProgress } from "../../../site/pages/payment-in-progress.ts";

const pollMs = 120_000;

/** Checks every two minutes whether the shop has closed, and then opens the maintenance page; from there the home page. */
export function useMaintenancePoll(isClosed: boolean): void {
  const fullPath = useFullPath();
  const statusHref = fullPath("/service-get-maintenance-status");
  const otherStatus = isClosed ? "online" : "maintenance";
  const otherPage = fullPath(isClosed ? "/" : "/maintenance");
  useEffect(() => {
    const checkStatus = async () => {
      const body = (await (await fetch(statusHref)).json()) as { storefront_status?: string };
      // A payment in progress is not interrupted: its result is shown first.
      if (body.storefront_status === otherStatus && !isPaymentInProgress()) location.assign(otherPage);
    };
    // A failed check is ignored; the next one follows.
    const timer = setInterval(() => void checkStatus().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, [statusHref, otherPage, otherStatus]);
}
