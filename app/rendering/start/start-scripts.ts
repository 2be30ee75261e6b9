import { type PageStart, START_ID, STATE_ID } from "./page-start.ts";
import { type AssetsManifest, routeFiles } from "./router-manifest.ts";
import { TOUCHED } from "./touched.ts";

/** The first events by which a visitor uses a page. */
const TOUCHES = ["mousemove", "pointerdown", "touchstart", "keydown", "focusin"] as const;
/** How long a page that is not touched leaves the network to the visitor. */
const IDLE_MS = 4_000;

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };
type RouterWindow = {
  __reactRouterContext?: object;
  __reactRouterManifest?: AssetsManifest;
  __reactRouterRouteModules?: Record<string, object>;
};

export function readPageStart(): PageStart {
  return JSON.parse(textOf(START_ID)) as PageStart;
}

/** Loads the scripts of the page when it asks for them, and at the latest when it is touched. */
export function startAtItsMoment(start: PageStart): void {
  let loading: Promise<void> | undefined;
  const load = () => {
    // After a failure everything still works, with a new document for each step; the next touch tries again.
    loading ??= loadScripts(start).catch(() => {
      loading = undefined;
      whenTouched(load);
    });
  };
  whenTouched(load);
  // A history entry may hold what only the scripts can show.
  if (start.moment === "now" || (history.state as { usr?: unknown } | null)?.usr) load();
  else if (start.moment === "load") addEventListener("load", load);
  else addEventListener("load", () => setTimeout(loadWhenIdle, IDLE_MS, load));
}

/** The mark lets views load their own code together with the scripts, and not at the next touch. */
function whenTouched(load: () => void): void {
  const listening = new AbortController();
  const onTouch = (event: Event) => {
    // Browsers also send mousemove for a resting mouse, when the page appears or moves below it.
    if (event instanceof MouseEvent && event.type === "mousemove" && !event.movementX && !event.movementY) return;
    listening.abort();
    document.documentElement.setAttribute(TOUCHED, "");
    load();
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of TOUCHES) addEventListener(type, onTouch, options);
}

function loadWhenIdle(load: () => void): void {
  const { connection } = navigator as { connection?: Connection };
  const { saveData = false, effectiveType = "4g", type = "" } = connection ?? {};
  if (saveData || effectiveType !== "4g" || type === "cellular") return;
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else load();
}

async function loadScripts({ texts, context, pages: { matches, manifest } }: PageStart): Promise<void> {
  const routes = matches.flatMap((id) => manifest.routes[id] ?? []);
  const { entry } = manifest;
  const imports = routes.flatMap((route) => [...routeFiles(route), ...(route.imports ?? [])]);
  preload([entry.module, ...entry.imports, ...imports, ...texts]);
  if (manifest.hmr) await importFile(manifest.hmr.runtime);
  const modules = routes.map(async (route) => {
    const parts = await Promise.all(routeFiles(route).map(importFile));
    return [route.id, Object.assign({}, ...parts) as object] as const;
  });
  const router: RouterWindow = {
    __reactRouterContext: { ...context, stream: new Response(textOf(STATE_ID)).body },
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  };
  Object.assign(window, router);
  await importFile(entry.module);
}

/** All files at once: otherwise the browser would find them one behind the other. */
function preload(files: readonly string[]): void {
  for (const href of new Set(files)) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

function importFile(file: string): Promise<object> {
  return import(/* @vite-ignore */ file) as Promise<object>;
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}
