import { useEffect } from "react";
import { useFullPath } from "../../../site/shop-context.tsx";

/** Registers the service worker and sends it the address of this language's offline page. */
export function useServiceWorker(): void {
  const offlinePage = useFullPath()("/offline");
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const registerWorker = async () => {
      const workers = navigator.serviceWorker;
      await workers.register("/worker.js");
      const { active } = await workers.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
      active?.postMessage({ offlinePage });
    };
    // A browser may have no workers, or refuse them in private windows; the shop works without one.
    registerWorker().catch(() => undefined);
  }, [offlinePage]);
}
