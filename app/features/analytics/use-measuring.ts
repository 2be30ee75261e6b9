import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useDocumentFacts } from "../../shop-frame.tsx";
import { isMeasuredPage } from "../../site/measured-pages.ts";
import { useShop } from "../../site/shop-context.tsx";
import { readSitePath } from "../../site/site-path.ts";
import { pageName, type ShopEvent } from "./shop-event.ts";

/** Those who have not agreed never fetch it. */
const loadDataLayer = () => import("./data-layer.ts");

/**
 * Measures page views, and what pages mark for it, as long as the visitor agrees. The answer is for events that only
 * a component knows about.
 */
export function useMeasuring(isAllowed: boolean): (event: ShopEvent) => void {
  const { pathname } = useLocation();
  const { site, locale } = useShop();
  const { seed } = useDocumentFacts();
  const isActive = isAllowed && isMeasuredPage(pathname);
  useTagManager(seed.tagManagerId, { isAllowed, isActive });
  useEffect(() => {
    if (!isActive) return undefined;
    const stopping = new AbortController();
    const start = async () => {
      const { listen, push, pushShownItem } = await loadDataLayer();
      if (stopping.signal.aborted) return;
      push({
        event: "fdp_page",
        page: pageName(pathname),
        make: site.make,
        country: locale.countryCode,
        locale: locale.id,
      });
      pushShownItem();
      listen(locale.preferredCurrency, stopping.signal);
    };
    void start();
    return () => stopping.abort();
  }, [isActive, pathname, site, locale]);
  return (event) => {
    if (isActive) void loadDataLayer().then(({ push }) => push(event));
  };
}

type State = { isAllowed: boolean; isActive: boolean };

/** A script from elsewhere cannot be unloaded, so whoever takes back their yes or goes to pay gets a new document. */
function useTagManager(id: string | undefined, { isAllowed, isActive }: State): void {
  const { config } = useShop();
  const { location } = useNavigation();
  const isLoaded = useRef(false);
  useEffect(() => {
    if (!id || !isActive) return;
    isLoaded.current = true;
    void loadDataLayer().then(({ loadTagManager }) => loadTagManager(id, Date.now()));
  }, [id, isActive]);
  useEffect(() => {
    if (isLoaded.current && !isAllowed) window.location.reload();
  }, [isAllowed]);
  useEffect(() => {
    if (!isLoaded.current || !location || isMeasuredPage(readSitePath(config, location.pathname).pathname)) return;
    window.location.assign(location.pathname + location.search);
  }, [config, location]);
}
