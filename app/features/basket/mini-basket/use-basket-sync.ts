import { useEffect } from "react";
import { useRevalidator } from "react-router";

const channelName = "basket";

/** Notifies the shop's other tabs of a changed basket, and reloads this page's data when another tab does. */
export function useBasketSync(site: string, stamp: string | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (stamp === undefined || !("BroadcastChannel" in window)) return undefined;
    const channel = new BroadcastChannel(`${channelName}:${site}`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
    const announce = () => channel.postMessage(stamp);
    let hasAnswered = false;
    channel.addEventListener("message", ({ data }) => {
      if (data === stamp) return;
      // The other tab may be the older one: it could not listen before its scripts were loaded. Once, so that two tabs
      // do not answer each other for ever.
      if (!hasAnswered) announce();
      hasAnswered = true;
      void revalidate();
    });
    announce();
    return () => channel.close();
  }, [site, stamp, revalidate]);
}
