import { useEffect } from "react";
import { useHref } from "react-router";

const pollMs = 120_000;

/** Looks every two minutes whether the shop has closed, and then leads to the maintenance page. */
export function useMaintenancePoll(isClosed: boolean): void {
  const statusHref = useHref("/service-get-maintenance-status");
  const maintenanceHref = useHref("/maintenance");
  const homeHref = useHref("/");
  useEffect(() => {
    const look = async () => {
      const status = await readStatus(statusHref);
      if (status === "maintenance" && !isClosed) window.location.assign(maintenanceHref);
      if (status === "online" && isClosed) window.location.assign(homeHref);
    };
    const timer = setInterval(() => void look(), pollMs);
    return () => clearInterval(timer);
  }, [statusHref, maintenanceHref, homeHref, isClosed]);
}

/** A poll that fails says nothing about the shop: the next one will. */
async function readStatus(href: string): Promise<string | undefined> {
  const response = await fetch(href).catch(() => undefined);
  if (!response?.ok) return undefined;
  const body = (await response.json()) as { storefront_status?: string };
  return body.storefront_status;
}
