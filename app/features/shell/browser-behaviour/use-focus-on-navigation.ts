import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation in the page the focus goes to its start, as it would with a new document; without it people who
 * listen to the page would stay where the old one was. A hash target and the back button's own place are left alone.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
