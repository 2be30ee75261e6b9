import { useEffect } from "react";
import { useRevalidator } from "react-router";

const channelName = "basket";

/** Notifies the shop's other tabs of a changed basket, and reloads this page's data when another tab does. */
export function useBasketSync(site: string, stamp: string | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (stamp === undefined || !("BroadcastChannel" in window)) return undefined;
    const channel = new BroadcastChannel(`${channelName}:${site}`);
    channel.addEventListener("message", ({ data }) => {
      if (data !== stamp) void revalidate();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
    channel.postMessage(stamp);
    return () => channel.close();
  }, [site, stamp, revalidate]);
}
