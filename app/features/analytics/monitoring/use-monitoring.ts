import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { readSitePath } from "../../../site/site-path.ts";
import { useShop } from "../../../site/shop-context.tsx";
import type { MonitoringSettings } from "../../../site/monitoring-settings.ts";
import { isMeasuredPage } from "../../../site/pages/measured-pages.ts";
import { pageName } from "../shop-event.ts";

/** The monitor's code is large, so it is loaded after the page and only for visitors who have agreed. */
const loadMonitor = () => import("./monitor.ts");

export function useMonitoring(settings: MonitoringSettings | undefined, isActive: boolean): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!settings || !isActive) return undefined;
    let isShown = true;
    const show = async () => {
      const { startMonitor, showView } = await loadMonitor();
      if (!isShown) return;
      startMonitor(settings);
      showView(pageName(pathname), { pathname, search, hash });
    };
    show().catch(reportError);
    return () => {
      isShown = false;
    };
  }, [settings, isActive, pathname, search, hash]);
  useStopBeforeLeaving(settings !== undefined);
}

/** The next page may be shown before its new document is loaded. */
function useStopBeforeLeaving(isMonitored: boolean): void {
  const { config } = useShop();
  const { location } = useNavigation();
  const isLeaving = location !== undefined && !isMeasuredPage(readSitePath(config, location.pathname).pathname);
  useEffect(() => {
    if (isLeaving && isMonitored) stop();
  }, [isLeaving, isMonitored]);
  useEffect(
    () => () => {
      if (isMonitored) stop();
    },
    [isMonitored],
  );
}

function stop(): void {
  void loadMonitor().then(({ stopMonitor }) => stopMonitor());
}
