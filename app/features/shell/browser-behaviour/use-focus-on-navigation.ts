import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isModalState } from "../../../page/modal-visit.ts";

/**
 * After a client-side navigation the focus goes to the start of the page, as with a new document; otherwise users of
 * screen readers would stay where they were. A hash target and the scroll position of the back button are left alone, and
 * a dialog takes and returns the focus itself.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  const isModal = isModalState(state);
  const last = useRef({ pathname, isModal });
  useEffect(() => {
    const { pathname: lastPath, isModal: wasModal } = last.current;
    last.current = { pathname, isModal };
    if (lastPath === pathname || hash || isModal || wasModal) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash, isModal]);
}
