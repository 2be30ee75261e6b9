import { useEffect } from "react";
import { useShopAddress } from "../../../site/shop-context.tsx";

const pollMs = 120_000;

/** Looks every two minutes whether the shop has closed, and then leads to the maintenance page; from there back home. */
export function useMaintenancePoll(isClosed: boolean): void {
  const statusHref = useShopAddress("/service-get-maintenance-status");
  const awaited = isClosed ? "online" : "maintenance";
  const wayOut = useShopAddress(isClosed ? "/" : "/maintenance");
  useEffect(() => {
    const look = async () => {
      const body = (await (await fetch(statusHref)).json()) as { storefront_status?: string };
      // A payment that is under way, paying or waiting, is not interrupted: its result comes first.
      const isPaying = document.querySelector("[data-payment$=ing]");
      if (body.storefront_status === awaited && !isPaying) location.assign(wayOut);
    };
    // A look that fails says nothing about the shop: the next one will.
    const timer = setInterval(() => void look().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, [statusHref, wayOut, awaited]);
}
