import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { offlineDocument } from "./offline-document.ts";

declare const PRECACHED_FILES: { url: string; revision: string }[];
/** Another one for each build. */
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
const unchanging = /^\/(?:assets|fonts|art|marks)\//;

// Pages are never kept, because what they show belongs to one person at one moment: only files that are the same
// for everybody, and one page that says there is no connection.
void scope.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHED_FILES);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && unchanging.test(url.pathname),
  new CacheFirst({ cacheName: filesCache }),
);

/** Pictures keep their names when they change, and nobody asks for an older build's scripts again. */
scope.addEventListener("activate", (event) => event.waitUntil(forgetOlderFiles()));

async function forgetOlderFiles(): Promise<void> {
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

/** Each page tells where the offline page of its site and language is. */
scope.addEventListener("message", (event) => {
  const { offlinePage } = event.data;
  if (offlinePage) event.waitUntil(keepOfflinePage(offlinePage));
});

/** Asked for as nobody: a page for somebody would bring their name and their basket, and keep them after they have gone. */
async function keepOfflinePage(address: string): Promise<void> {
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
