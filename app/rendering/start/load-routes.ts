import { readPageStart } from "./page-start.ts";

/** Gives the router what it reads from the window: its manifest, the modules of the page's routes and their data. */
export async function loadRoutes(): Promise<void> {
  const { start, state } = readPageStart();
  const { context, page } = start;
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
