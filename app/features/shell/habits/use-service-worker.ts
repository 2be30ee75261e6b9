import { useEffect } from "react";
import { useHref } from "react-router";

/** Registers the worker that answers when the connection does not, and tells it this language's offline page. */
export function useServiceWorker(): void {
  const offlinePage = useHref("/offline");
  useEffect(() => {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    const tell = async () => {
      await navigator.serviceWorker.register("/worker.js");
      const { active } = await navigator.serviceWorker.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
      active?.postMessage({ offlinePage });
    };
    // A browser may refuse workers, for example in private windows; the shop is whole without one.
    tell().catch(() => undefined);
  }, [offlinePage]);
}
