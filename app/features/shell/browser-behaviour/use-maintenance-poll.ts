import { useEffect } from "react";
import { useShopUrl } from "../../../site/shop-context.tsx";
import { isPaymentUnderWay } from "../../../site/pages/payment-under-way.ts";

const pollMs = 120_000;

/** Checks every two minutes whether the shop has closed, and then opens the maintenance page; from there the home page. */
export function useMaintenancePoll(isClosed: boolean): void {
  const statusHref = useShopUrl("/service-get-maintenance-status");
  const otherStatus = isClosed ? "online" : "maintenance";
  const otherPage = useShopUrl(isClosed ? "/" : "/maintenance");
  useEffect(() => {
    const checkStatus = async () => {
      const body = (await (await fetch(statusHref)).json()) as { storefront_status?: string };
      // A payment that is under way is not interrupted: its result comes first.
      if (body.storefront_status === otherStatus && !isPaymentUnderWay()) location.assign(otherPage);
    };
    // A failed check is ignored; the next one follows.
    const timer = setInterval(() => void checkStatus().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, [statusHref, otherPage, otherStatus]);
}
