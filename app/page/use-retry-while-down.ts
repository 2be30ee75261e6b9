import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** How often a page that has nothing to show looks again, in milliseconds. */
const LOOK_AGAIN_MS = 10_000;
/** Lookups are counted, so that nobody can guess vehicles: an open page must not use them up. */
const TRY_AGAIN_MS = 30_000;

/** A page whose system was away comes back by itself. */
export function useRetryWhileDown(isAway: boolean): void {
  const { revalidate } = useRevalidator();
  useWhileSeen(isAway, LOOK_AGAIN_MS, () => void revalidate());
}

/** Leaves an error page by itself as soon as the page that could not be shown can be. */
export function useTryAgain(isAway: boolean, href: string): void {
  useWhileSeen(isAway, TRY_AGAIN_MS, () => void tryAgain(href));
}

async function tryAgain(href: string): Promise<void> {
  const answer = await fetch(href).catch(() => undefined);
  if (answer?.ok) location.replace(href);
}

/** Where nobody looks at a page, nobody is asked. */
function useWhileSeen(isAway: boolean, everyMs: number, look: () => void): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === "visible") look();
  });
  useEffect(() => {
    if (!isAway) return undefined;
    const looking = setInterval(onTick, everyMs);
    return () => clearInterval(looking);
  }, [isAway, everyMs]);
}
