import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { StorefrontSettings } from "../../app/settings/storefront-settings.ts";
import type { Storefront } from "../http/create-http.ts";
import type { StorefrontDeps } from "../../app/settings/storefront-deps.ts";

type StorefrontModule = typeof import("../../app/server.ts");
type Parts = { settings: StorefrontSettings; deps: StorefrontDeps };
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Loads the built storefront. */
export async function loadBuiltStorefront({ settings, deps }: Parts): Promise<Storefront> {
  const built = new URL("../../build/server/index.js", import.meta.url).href;
  const { createStorefront } = (await import(built)) as StorefrontModule;
  return createStorefront(settings, deps);
}

const source = fileURLToPath(new URL("../../app/server.ts", import.meta.url));

/** Loads the storefront from its sources; each change is there at the next request. */
export async function loadLiveStorefront(
  { settings, deps }: Parts,
  server: Server,
): Promise<{ storefront: Storefront; middleware: Middleware; close: () => Promise<void> }> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
    // No browser needs it; if Vite found it late, the first page would reload and not hydrate.
    optimizeDeps: { exclude: ["openid-client"] },
  });
  let last: { module: StorefrontModule; storefront: Storefront } | undefined;
  const current = async () => {
    const module = (await vite.ssrLoadModule(source)) as StorefrontModule;
    if (module !== last?.module) {
      last = { module, storefront: await module.createStorefront(settings, deps) };
    }
    return last.storefront;
  };
  return {
    storefront: async (request, facts) => (await current())(request, facts),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
