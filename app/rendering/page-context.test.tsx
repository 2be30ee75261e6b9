import { renderToString } from "react-dom/server";
import { createStaticHandler, type EntryContext, Link, Outlet, ServerRouter } from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "./page-context.ts";

const paths = { services: "services", service: "service/:id", orders: "orders", order: "orders/:id", rest: "*" };

const root = () => (
  <main>
    <Outlet />
    <Link to="/orders/7">Order</Link>
  </main>
);
const routeModules = Object.fromEntries([
  ["root", { default: root }],
  ...Object.keys(paths).map((id) => [id, { default: () => id }]),
]);
const children = Object.entries(paths).map(([id, path]) => ({ id, path, loader: () => null }));
const manifestRoute = (id: string, rest: object) => [id, { id, module: `/${id}.js`, hasLoader: true, ...rest }];
const manifest = {
  version: "1",
  entry: { module: "/entry.js", imports: [] },
  routes: Object.fromEntries([
    manifestRoute("root", { path: "" }),
    ...children.map(({ id, path }) => manifestRoute(id, { path, parentId: "root" })),
  ]),
} as unknown as EntryContext["manifest"];

async function contextOf(pathname: string, basename: string): Promise<EntryContext> {
  const handler = createStaticHandler([{ id: "root", path: "", loader: () => null, children }], { basename });
  const staticHandlerContext = await handler.query(new Request(`http://shop.test${pathname}`));
  if (staticHandlerContext instanceof Response) throw new Error("The page is no redirect");
  return {
    manifest,
    routeModules,
    staticHandlerContext,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  } as unknown as EntryContext;
}

const render = (context: EntryContext) => renderToString(<ServerRouter context={context} url="http://shop.test/" />);

it.each([
  ["/services", "/", ["root", "services"]],
  ["/service/CONNAV", "/", ["root", "service"]],
  ["/orders/1", "/", ["root", "order"]],
  ["/no/such/page", "/", ["root", "rest"]],
  ["/jaguar/de-DE/service/CONNAV", "/jaguar/de-DE", ["root", "service"]],
])("the page %s is the same with its own routes alone", async (pathname, basename, routes) => {
  const context = await contextOf(pathname, basename);
  const own = pageContext(context);
  expect(Object.keys(own.manifest.routes)).toEqual(routes);
  expect(pageContext(context)).toBe(own);
  const whole = render(context);
  expect(whole).toContain(routes.at(-1));
  expect(render({ ...context, ...own })).toBe(whole);
});
