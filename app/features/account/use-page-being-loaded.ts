import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { isModalState } from "../../page/modal-visit.ts";

/** A shorter wait is over before anyone sees it; a placeholder would only flicker. In milliseconds. */
const SLOW_MS = 400;
/** The path of an account page after the segments for site and language; the overview has a band of its own. */
const ACCOUNT_PATH = /\/account\/(?!my-overview).+$/;

/**
 * The path of another account page, while a link to it is slow. Undefined for forms and for dialogs that open or close:
 * their page stays as it is.
 */
export function usePageBeingLoaded(): string | undefined {
  const { pathname, state } = useLocation();
  const { location, formMethod } = useNavigation();
  const staysOpen = formMethod !== undefined || isModalState(state) || isModalState(location?.state);
  const path = staysOpen ? undefined : location && ACCOUNT_PATH.exec(location.pathname)?.[0];
  const target = path === pathname ? undefined : path;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSlow(target), target ? SLOW_MS : 0);
    return () => clearTimeout(timer);
  }, [target]);
  return target === slow ? target : undefined;
}
