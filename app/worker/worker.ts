import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { withoutScripts } from "./without-scripts.ts";

declare const PRECACHED_FILES: { url: string; revision: string }[];

type WorkerScope = {
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", listener: (event: WorkerMessage) => void): void;
};
type WorkerMessage = MessageEvent<{ offlinePage?: string }> & { waitUntil(work: Promise<unknown>): void };

const scope = globalThis as unknown as WorkerScope;
const offlineCache = "offline-page";
const offlineKey = "/offline-page";
const unchanging = /^\/(?:assets|fonts|art|marks)\//;

// Pages are never kept, because what they show belongs to one person at one moment: only files that are the same
// for everybody, and one page that says there is no connection.
void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHED_FILES);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && unchanging.test(url.pathname),
  new CacheFirst({ cacheName: "files" }),
);

const network = new NetworkOnly();
registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await network.handle(options);
    } catch (error) {
      const page = await (await caches.open(offlineCache)).match(offlineKey);
      if (page) return page;
      throw error;
    }
  }),
);

/** Each page tells where the offline page of its site and language is. */
scope.addEventListener("message", (event) => {
  const { offlinePage } = event.data;
  if (offlinePage) event.waitUntil(keepOfflinePage(offlinePage));
});

async function keepOfflinePage(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) return;
  const page = new Response(withoutScripts(await response.text()), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
  await (await caches.open(offlineCache)).put(offlineKey, page);
}
