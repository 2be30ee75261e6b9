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

/** Measures page views and what pages mark. It is rendered only while the visitor agrees. */
export function Measuring() {
  const { pathname } = useLocation();
  const { site, locale } = useShop();
  const isActive = isMeasuredPage(pathname);
  const { tagManagerId, monitoring } = useDocumentFacts().seed;
  useMonitoring(monitoring, isActive);
  useEffect(() => {
    if (tagManagerId && isActive) loadTagManager(tagManagerId, Date.now());
  }, [tagManagerId, isActive]);
  useNewDocumentOnLeave(tagManagerId !== undefined || monitoring !== undefined);
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
function useNewDocumentOnLeave(hasThirdPartyCode: boolean): void {
  const { config } = useShop();
  const { location } = useNavigation();
  useEffect(
    () => () => {
      if (hasThirdPartyCode) window.location.reload();
    },
    [hasThirdPartyCode],
  );
  useEffect(() => {
    if (!hasThirdPartyCode || !location) return;
    const { pathname } = readSitePath(config, location.pathname);
    // The payment pages get a new document anyway.
    if (isMeasuredPage(pathname) || isPaymentPage(pathname)) return;
    window.location.assign(location.pathname + location.search);
  }, [config, location, hasThirdPartyCode]);
}
