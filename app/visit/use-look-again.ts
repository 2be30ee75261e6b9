import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** How often a page that has nothing to show looks again, in milliseconds. */
const LOOK_AGAIN_MS = 10_000;

/** A page whose system was away comes back by itself. Where nobody looks at it, nobody is asked. */
export function useLookAgain(isAway: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAway) return undefined;
    const looking = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [isAway, revalidate]);
}
