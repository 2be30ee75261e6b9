import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useShop } from "../../../site/shop-context.tsx";
import { loadingScenes, scenePath } from "../../../ui/loading-screen/loading-scenes.ts";
import { SlowNavigationScreen } from "./slow-navigation-screen.tsx";
import { useSlowNotice } from "./use-slow-notice.ts";

/** A shorter wait is over before a visitor could read the loading screen. */
const SLOW_MS = 600;
/** Most pages are there by now; for the others the picture of the loading screen is fetched in time. */
const PICTURE_MS = 200;
/** Code or data that has not arrived by then counts as failed. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Paths of pages that load the vehicle, after the segments for site and language. */
const RENEWAL = /\/(?:service|single-detail-page|product)\/[^/]+$|\/(?:services|renew-all)$/;

/** Covers the page while a renewal page is slow to load; for anything else slow it shows a notice. */
export function SlowNotice() {
  const { location } = useNavigation();
  const renewalKey = location && RENEWAL.test(location.pathname) ? location.key : undefined;
  usePictureInTime(useUnchangedFor(renewalKey, PICTURE_MS) !== undefined);
  const slow = useUnchangedFor(renewalKey, SLOW_MS);
  const lost = useUnchangedFor(location?.key, CHUNK_TIMEOUT_MS);
  useSlowNotice({ isCovered: renewalKey !== undefined });
  if (lost && lost === location?.key) throw new Error(`Loading chunk ${location.pathname} failed.`);
  return renewalKey && renewalKey === slow ? <SlowNavigationScreen /> : null;
}

/** The loading screen would be empty while its picture is on its way. */
function usePictureInTime(isNeeded: boolean): void {
  const { make } = useShop().site;
  useEffect(() => {
    if (isNeeded) new Image().src = scenePath(loadingScenes(make, true)[0]);
  }, [isNeeded, make]);
}

/** The value once it has stayed the same for so many milliseconds. */
function useUnchangedFor(value: string | undefined, afterMs: number): string | undefined {
  const [later, setLater] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return later;
}
