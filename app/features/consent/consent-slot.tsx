import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { isMeasuredPage } from "../../site/measured-pages.ts";
import type { Consent } from "./consent.ts";
// The banner's code comes only to those who are asked, but its looks have to be there before any script.
import "./consent-banner.module.css";
import "../../ui/button/button.module.css";

const ConsentBanner = lazy(async () => ({ default: (await import("./consent-banner.tsx")).ConsentBanner }));

/** Asks where something could be measured, and not on the page that has the whole choice. */
export function ConsentSlot({ consent }: { consent: Consent }) {
  const { pathname } = useLocation();
  if (consent.banner === "none" || !isMeasuredPage(pathname) || pathname === "/cookie-preferences") return null;
  return (
    <Suspense>
      <ConsentBanner kind={consent.banner} />
    </Suspense>
  );
}
