import { readPageStart } from "./page-start.ts";

/** Gives the router what it reads from the window: its manifest, the modules of the page's routes and their data. */
export async function loadRoutes(): Promise<void> {
  const { start, state } = readPageStart();
  const { context, page, sheets = [] } = start;
  // The code of a view would load its sheets again unless they are linked. Disabled links load nothing.
  for (const href of sheets) {
    document.head.append(Object.assign(document.createElement("link"), { disabled: true, rel: "stylesheet", href }));
  }
  const routes = Object.entries(page.modules).map(async ([id, files]) => {
    const parts = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<object>));
    return [id, Object.assign({}, ...parts) as object];
  });
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(state).body },
    __reactRouterManifest: page.manifest,
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(routes)) as object,
  });
}
