import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useDocumentFacts } from "../../shop-frame.tsx";
import { isMeasuredPage } from "../../visit/measured-pages.ts";
import { isPaymentPage } from "../../visit/payment-pages.ts";
import { useShop } from "../../site/shop-context.tsx";
import { readSitePath } from "../../site/site-path.ts";
import { listen, loadTagManager, push, pushPurchase, pushShownItem } from "./data-layer.ts";
import { type MeasuringState, useMonitoring } from "./monitoring/use-monitoring.ts";
import { pageName } from "./shop-event.ts";

/** Measures page views and what pages mark for it. It is on the page only as long as the visitor agrees. */
export function Measuring() {
  const { pathname } = useLocation();
  const { site, locale } = useShop();
  const isActive = isMeasuredPage(pathname);
  const { tagManagerId, monitoring } = useDocumentFacts().seed;
  const hasLoaded = useRef(false);
  useMonitoring(monitoring, { isActive, hasLoaded });
  useTagManager(tagManagerId, { isActive, hasLoaded });
  useNewDocuments(hasLoaded);
  useEffect(() => {
    if (!isActive) return undefined;
    const stopping = new AbortController();
    push({
      event: "fdp_page",
      page: pageName(pathname),
      make: site.make,
      country: locale.countryCode,
      locale: locale.id,
    });
    pushShownItem();
    listen(locale.preferredCurrency, stopping.signal);
    return () => stopping.abort();
  }, [isActive, pathname, site, locale]);
  useEffect(() => {
    if (pathname.startsWith("/confirmation/")) pushPurchase(sessionStorage);
  }, [pathname]);
  return null;
}

function useTagManager(id: string | undefined, { isActive, hasLoaded }: MeasuringState): void {
  useEffect(() => {
    if (!id || !isActive) return;
    hasLoaded.current = true;
    loadTagManager(id, Date.now());
  }, [id, isActive, hasLoaded]);
}

/** Code of a tag manager or a monitor cannot be unloaded: a visitor who refuses or goes to pay gets a new document. */
function useNewDocuments(hasLoaded: MeasuringState["hasLoaded"]): void {
  const { config } = useShop();
  const { location } = useNavigation();
  useEffect(
    () => () => {
      if (hasLoaded.current) window.location.reload();
    },
    [hasLoaded],
  );
  useEffect(() => {
    if (!hasLoaded.current || !location) return;
    const { pathname } = readSitePath(config, location.pathname);
    // The payment pages get a new document anyway.
    if (isMeasuredPage(pathname) || isPaymentPage(pathname)) return;
    window.location.assign(location.pathname + location.search);
  }, [config, location, hasLoaded]);
}
