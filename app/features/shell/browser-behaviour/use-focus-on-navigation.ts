import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a client-side navigation the focus goes to the start of the page, as with a new document; otherwise users of
 * screen readers would stay where they were. A hash target and the scroll position of the back button are left alone.
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
