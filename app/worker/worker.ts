import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { offlineDocument } from "./offline-document.ts";

declare const PRECACHED_FILES: { url: string; revision: string }[];
/** Different for each build. */
declare const BUILD_ID: string;

type Extendable = { waitUntil(work: Promise<unknown>): void };
type WorkerScope = {
  skipWaiting(): Promise<void>;
  addEventListener(type: "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessage) => void): void;
};
type WorkerMessage = MessageEvent<{ offlinePage?: string }> & Extendable;

const scope = globalThis as unknown as WorkerScope;
const offlineCache = "offline-page";
const offlineKey = "/offline-page";
const filesCache = `files-${BUILD_ID}`;
const staticFiles = /^\/(?:assets|fonts|art|marks)\//;

// Pages are never cached, because they are personal: only files that are the same for all visitors, and the offline
// page.
void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHED_FILES);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && staticFiles.test(url.pathname),
  new CacheFirst({ cacheName: filesCache }),
);

/** Deletes the files of older builds: pictures keep their names when they change, and old scripts are not used again. */
scope.addEventListener("activate", (event) => event.waitUntil(deleteOlderFiles()));

async function deleteOlderFiles(): Promise<void> {
  const older = (await caches.keys()).filter((name) => /^files\b/.test(name) && name !== filesCache);
  await Promise.all(older.map((name) => caches.delete(name)));
}

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

/** Each page sends the address of the offline page for its site and language. */
scope.addEventListener("message", (event) => {
  const { offlinePage } = event.data;
  if (offlinePage) event.waitUntil(cacheOfflinePage(offlinePage));
});

/** Requested without cookies, so that the cached page holds no customer's name or basket. */
async function cacheOfflinePage(address: string): Promise<void> {
  const response = await fetch(address, { credentials: "omit" });
  if (!response.ok) return;
  const page = new Response(offlineDocument(await response.text()), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": response.headers.get("content-security-policy") ?? "script-src 'none'",
    },
  });
  await (await caches.open(offlineCache)).put(offlineKey, page);
}
