import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { isConnectionFailure } from "./connection-failure.ts";
import { FailurePage, InternalServerErrorPage, MaintenancePage, NotFoundPage, OfflinePage } from "./error-page.tsx";

type Props = { error: unknown; reference: string; hasStack: boolean };

/** The page for an error, whatever threw it. */
export function ShopError({ error, reference, hasStack }: Props) {
  const isOffline = isConnectionFailure(error);
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [isOffline]);
  if (isOffline) return <OfflinePage />;
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />;
    if (error.status === 503) return <MaintenancePage />;
    return <InternalServerErrorPage reference={reference} />;
  }
  const stack = hasStack && error instanceof Error ? error.stack : undefined;
  return <FailurePage reference={reference} stack={stack} />;
}

export function isMaintenance(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}
