import { type RefObject, useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { readSitePath } from "../../../site/site-path.ts";
import { useShop } from "../../../site/shop-context.tsx";
import type { MonitoringSettings } from "../../../storefront-settings.ts";
import { isMeasuredPage } from "../../../visit/measured-pages.ts";
import { pageName } from "../shop-event.ts";

export type MeasuringState = {
  /** Whether the page may be measured. */
  isActive: boolean;
  /** Whether the document has loaded code that only a new document gets rid of. */
  hasLoaded: RefObject<boolean>;
};

/** The monitor is a large part of code, which comes after the page and only to visitors who have agreed. */
const loadMonitor = () => import("./monitor.ts");

export function useMonitoring(settings: MonitoringSettings | undefined, { isActive, hasLoaded }: MeasuringState): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!settings || !isActive) return undefined;
    let isShown = true;
    const show = async () => {
      const { startMonitor, showView } = await loadMonitor();
      if (!isShown) return;
      hasLoaded.current = true;
      startMonitor(settings);
      showView(pageName(pathname), { pathname, search, hash });
    };
    show().catch(reportError);
    return () => {
      isShown = false;
    };
  }, [settings, isActive, hasLoaded, pathname, search, hash]);
  useStopBeforeLeaving(hasLoaded);
}

/** The next page may be drawn before the document that it asks for has come. */
function useStopBeforeLeaving(hasLoaded: MeasuringState["hasLoaded"]): void {
  const { config } = useShop();
  const { location } = useNavigation();
  const isLeaving = location !== undefined && !isMeasuredPage(readSitePath(config, location.pathname).pathname);
  useEffect(() => {
    if (isLeaving && hasLoaded.current) stop();
  }, [isLeaving, hasLoaded]);
  useEffect(
    () => () => {
      if (hasLoaded.current) stop();
    },
    [hasLoaded],
  );
}

function stop(): void {
  void loadMonitor().then(({ stopMonitor }) => stopMonitor());
}
