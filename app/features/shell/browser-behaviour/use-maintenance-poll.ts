import { useEffect } from "react";
import { useShopAddress } from "../../../site/shop-context.tsx";

const pollMs = 120_000;

/** Checks every two minutes whether the shop has closed, and then opens the maintenance page; from there the home page. */
export function useMaintenancePoll(isClosed: boolean): void {
  const statusHref = useShopAddress("/service-get-maintenance-status");
  const otherStatus = isClosed ? "online" : "maintenance";
  const otherPage = useShopAddress(isClosed ? "/" : "/maintenance");
  useEffect(() => {
    const checkStatus = async () => {
      const body = (await (await fetch(statusHref)).json()) as { storefront_status?: string };
      // A payment that is under way, paying or waiting, is not interrupted: its result comes first.
      const isPaying = document.querySelector("[data-payment$=ing]");
      if (body.storefront_status === otherStatus && !isPaying) location.assign(otherPage);
    };
    // A failed check is ignored; the next one follows.
    const timer = setInterval(() => void checkStatus().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, [statusHref, otherPage, otherStatus]);
}
