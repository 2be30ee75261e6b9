import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { SlowNavigationScreen } from "./slow-navigation-screen.tsx";
import { useSlowNotice } from "./use-slow-notice.ts";

/** Shorter waits are over before anybody would have read what is shown meanwhile. */
const SLOW_MS = 600;
/** Code or data that has not come by then does not come at all. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Pages that ask about the vehicle, below whatever names site and language. */
const RENEWAL = /\/(?:service|single-detail-page|product)\/[^/]+$|\/(?:services|renew-all)$/;

/** Covers the page while a renewal page takes its time to come, and says of anything else that it does. */
export function Waiting() {
  const { location } = useNavigation();
  const awaited = location && RENEWAL.test(location.pathname) ? location.key : undefined;
  const slow = useLater(awaited, SLOW_MS);
  const lost = useLater(location?.key, CHUNK_TIMEOUT_MS);
  useSlowNotice({ isCovered: awaited !== undefined });
  if (lost && lost === location?.key) throw new Error(`Loading chunk ${location.pathname} failed.`);
  return awaited && awaited === slow ? <SlowNavigationScreen /> : null;
}

/** The value it had so many milliseconds ago, if it has not changed since. */
function useLater(value: string | undefined, afterMs: number): string | undefined {
  const [later, setLater] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return later;
}
