import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useSlowNotice } from "./use-slow-notice.ts";

/** Shorter waits are over before anybody would have read what is shown meanwhile. */
const SLOW_MS = 600;
/** Pages that ask about the vehicle, below whatever names site and language. */
const RENEWAL = /\/(?:service|single-detail-page|product)\/[^/]+$|\/(?:services|renew-all)$/;

const Screen = lazy(async () => ({ default: (await import("./slow-navigation-screen.tsx")).SlowNavigationScreen }));

/** Covers the page while a renewal page takes its time to come, and says of any other that it does. */
export function SlowNavigation() {
  const { location } = useNavigation();
  const awaited = location && RENEWAL.test(location.pathname) ? location.key : undefined;
  useSlowNotice({ isCovered: awaited !== undefined });
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSlow(awaited), SLOW_MS);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited && awaited === slow ? (
    <Suspense>
      <Screen />
    </Suspense>
  ) : null;
}
