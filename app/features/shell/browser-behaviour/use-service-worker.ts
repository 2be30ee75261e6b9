import { useEffect } from "react";
import { useShopAddress } from "../../../site/shop-context.tsx";

/** Registers the worker that answers when the connection does not, and tells it this language's offline page. */
export function useServiceWorker(): void {
  const offlinePage = useShopAddress("/offline");
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const tell = async () => {
      const workers = navigator.serviceWorker;
      await workers.register("/worker.js");
      const { active } = await workers.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
      active?.postMessage({ offlinePage });
    };
    // A browser may have no workers, or refuse them in private windows; the shop is whole without one.
    tell().catch(() => undefined);
  }, [offlinePage]);
}
