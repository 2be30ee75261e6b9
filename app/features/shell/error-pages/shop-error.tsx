import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { PageHead } from "../../../page/page-head.tsx";
import { isTooSlow, secondsToWait } from "../../../request/limits/retry-after.ts";
import { isConnectionFailure } from "./connection-failure.ts";
import {
  type ErrorDetails,
  FailurePage,
  InternalServerErrorPage,
  MaintenancePage,
  NotFoundPage,
  OfflinePage,
  SlowPage,
  TooManyTriesPage,
} from "./error-page.tsx";

const pages = {
  offline: () => <OfflinePage />,
  notFound: () => <NotFoundPage />,
  maintenance: () => <MaintenancePage />,
  tooMany: ({ retryAfterSeconds = 0 }: ErrorDetails) => <TooManyTriesPage retryAfterSeconds={retryAfterSeconds} />,
  broken: ({ reference }: ErrorDetails) => <InternalServerErrorPage reference={reference} />,
  slow: (details: ErrorDetails) => <SlowPage {...details} />,
  failed: (details: ErrorDetails) => <FailurePage {...details} />,
};

const titles = {
  offline: "offline.title",
  notFound: "page.notFound",
  maintenance: "page.maintenance",
  tooMany: "page.genericError",
  broken: "page.serverError",
  slow: "page.genericError",
  failed: "page.genericError",
} as const;

type Kind = keyof typeof pages;

function kindOf(error: unknown): Kind {
  if (isTooSlow(error)) return "slow";
  switch (isRouteErrorResponse(error) && error.status) {
    case 404:
      return "notFound";
    case 429:
      return "tooMany";
    case 500:
      return "broken";
    case 503:
      return "maintenance";
    default:
      return "failed";
  }
}

/** In the account a status says that a system failed, and neither that the shop is closed nor that it is broken. */
const KINDS_IN_ACCOUNT: Readonly<Partial<Record<Kind, Kind>>> = { maintenance: "failed", broken: "failed" };

/** For a customer the home page is the account, which may be what has failed. */
const OWNERSHIP_IN_ACCOUNT = "/services";

type Props = { error: unknown; reference: string; hasStack: boolean; isInAccount?: boolean };

/** The page for an error, whatever threw it. */
export function ShopError({ error, reference, hasStack, isInAccount = false }: Props) {
  const isOffline = isConnectionFailure(error);
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [isOffline]);
  const found = isOffline ? "offline" : kindOf(error);
  const kind = (isInAccount && KINDS_IN_ACCOUNT[found]) || found;
  const stack = hasStack && error instanceof Error ? error.stack : undefined;
  return (
    <>
      <PageHead title={titles[kind]} isUnlisted />
      {pages[kind]({
        reference,
        stack,
        retryAfterSeconds: secondsToWait(error),
        ...(isInAccount && { ownershipPath: OWNERSHIP_IN_ACCOUNT }),
      })}
    </>
  );
}

export function isMaintenance(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503 && !isTooSlow(error);
}
