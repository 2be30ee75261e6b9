import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import type { Consent } from "../features/consent/consent.ts";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { isMeasuredPage } from "../site/pages/measured-pages.ts";

/** Those who have not agreed never fetch it. */
const Measuring = lazy(async () => ({ default: (await import("../features/analytics/measuring.tsx")).Measuring }));

/** Asks where something could be measured, but not on the page that has the whole choice; and measures if it may. */
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
