import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** How often a page without content loads its data again, in milliseconds. */
const RELOAD_MS = 10_000;
/** Vehicle lookups are limited, so an open page must not use them up. */
const REOPEN_MS = 30_000;

/** Loads the page's data again regularly while a system is down. */
export function useRetryWhileDown(isDown: boolean): void {
  const { revalidate } = useRevalidator();
  useIntervalWhileVisible(isDown, RELOAD_MS, () => void revalidate());
}

/** Opens the page again as soon as it can be loaded. */
export function useReopenWhenBack(isDown: boolean, href: string): void {
  useIntervalWhileVisible(isDown, REOPEN_MS, () => void reopenWhenBack(href));
}

async function reopenWhenBack(href: string): Promise<void> {
  const answer = await fetch(href).catch(() => undefined);
  if (answer?.ok) location.replace(href);
}

/** Runs only while the page is visible. */
function useIntervalWhileVisible(isDown: boolean, everyMs: number, callback: () => void): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === "visible") callback();
  });
  useEffect(() => {
    if (!isDown) return undefined;
    const timer = setInterval(onTick, everyMs);
    return () => clearInterval(timer);
  }, [isDown, everyMs]);
}
