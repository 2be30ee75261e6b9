import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import type { Consent } from "../features/consent/consent.ts";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { isMeasuredPage } from "../site/pages/measured-pages.ts";

/** Loaded only for visitors who have agreed. */
const Measuring = lazy(async () => ({ default: (await import("../features/analytics/measuring.tsx")).Measuring }));

/** Asks for consent on measured pages, except on the page of preferences, and measures after consent. */
export function ConsentAndMeasuring({ consent: { banner, isMeasuringAllowed } }: { consent: Consent }) {
  const { pathname } = useLocation();
  const isAsking = isMeasuredPage(pathname) && pathname !== "/cookie-preferences";
  return (
    <>
      {banner !== "none" && isAsking ? <ConsentBanner kind={banner} /> : null}
      {isMeasuringAllowed ? (
        <Suspense>
          <Measuring />
        </Suspense>
      ) : null}
    </>
  );
}
