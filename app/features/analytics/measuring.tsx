import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { useDocumentFacts } from "../../page/shop-frame.tsx";
import { isMeasuredPage } from "../../site/pages/measured-pages.ts";
import { isPaymentPage } from "../../site/pages/payment-pages.ts";
import { useShop } from "../../site/shop-context.tsx";
import { readSitePath } from "../../site/site-path.ts";
import { listen, loadTagManager, push, pushPurchase, pushShownItem } from "./data-layer.ts";
import { useMonitoring } from "./monitoring/use-monitoring.ts";
import { pageName } from "./shop-event.ts";

/** Measures page views and what pages mark for it. It is on the page only as long as the visitor agrees. */
export function Measuring() {
  const { pathname } = useLocation();
  const { site, locale } = useShop();
  const isActive = isMeasuredPage(pathname);
  const { tagManagerId, monitoring } = useDocumentFacts().seed;
  useMonitoring(monitoring, isActive);
  useEffect(() => {
    if (tagManagerId && isActive) loadTagManager(tagManagerId, Date.now());
  }, [tagManagerId, isActive]);
  useNewDocuments(tagManagerId !== undefined || monitoring !== undefined);
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

/** Code of a tag manager or a monitor cannot be unloaded: a visitor who refuses or goes to pay gets a new document. */
function useNewDocuments(hasForeignCode: boolean): void {
  const { config } = useShop();
  const { location } = useNavigation();
  useEffect(
    () => () => {
      if (hasForeignCode) window.location.reload();
    },
    [hasForeignCode],
  );
  useEffect(() => {
    if (!hasForeignCode || !location) return;
    const { pathname } = readSitePath(config, location.pathname);
    // The payment pages get a new document anyway.
    if (isMeasuredPage(pathname) || isPaymentPage(pathname)) return;
    window.location.assign(location.pathname + location.search);
  }, [config, location, hasForeignCode]);
}
