import { renderToString } from "react-dom/server";
import { createStaticHandler, type EntryContext, Outlet, Scripts, ServerRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { withRoutesOfPage } from "./routes-of-page.ts";

const paths = {
  services: "services",
  service: "service/:id",
  orders: "orders",
  order: "orders/:id",
  item: "orders/:id/:item",
  rest: "*",
};

const root = () => (
  <html lang="en">
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);
const routeModules = Object.fromEntries([
  ["root", { default: root }],
  ...Object.keys(paths).map((id) => [id, { default: () => id }]),
]);
const children = Object.entries(paths).map(([id, path]) => ({ id, path, loader: () => null }));
const manifestRoute = (id: string, rest: object) => [id, { id, module: `/${id}.js`, hasLoader: true, ...rest }];
const manifest = {
  version: "1",
  url: "/manifest.js",
  entry: { module: "/entry.js", imports: [] },
  routes: Object.fromEntries([
    manifestRoute("root", { path: "" }),
    ...children.map(({ id, path }) => manifestRoute(id, { path, parentId: "root" })),
  ]),
} as unknown as EntryContext["manifest"];

async function contextOf(pathname: string, basename = "/"): Promise<EntryContext> {
  const handler = createStaticHandler([{ id: "root", path: "", loader: () => null, children }], { basename });
  const staticHandlerContext = await handler.query(new Request(`http://shop.test${pathname}`));
  if (staticHandlerContext instanceof Response) throw new Error("The page is no redirect");
  return {
    manifest,
    routeModules,
    staticHandlerContext,
    serverHandoffString: "{}",
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
    serializeError: () => ({ message: "" }),
  } as unknown as EntryContext;
}

const render = (context: EntryContext) => renderToString(<ServerRouter context={context} url="http://shop.test/" />);

it.each([
  ["/", "/"],
  ["/services", "/"],
  ["/service/CONNAV", "/"],
  ["/service/REMOTE", "/"],
  ["/orders/1/2", "/"],
  ["/orders/2/2", "/"],
  ["/no/such/page", "/"],
  ["/jaguar/de-DE/service/CONNAV", "/jaguar/de-DE"],
])("the page %s is the same with the routes of the page alone", async (pathname, basename) => {
  const context = await contextOf(pathname, basename);
  const whole = render(context);
  expect(whole).toContain("__reactRouterManifest");
  expect(render(withRoutesOfPage(context))).toBe(whole);
  expect(render(withRoutesOfPage(context))).toBe(whole);
});

it("leaves out the routes of other pages", async () => {
  const { manifest: own } = withRoutesOfPage(await contextOf("/service/CONNAV"));
  expect(Object.keys(own.routes).toSorted()).toEqual(["rest", "root", "service"]);
});

it.each([
  ["/service/CONNAV", 0],
  ["/orders/1/2", 3],
])("searches the addresses above %s %i times for the second visitor", async (pathname, searches) => {
  withRoutesOfPage(await contextOf(pathname));
  const context = await contextOf(pathname);
  const search = vi.spyOn(context.staticHandlerContext, "_match");
  render(withRoutesOfPage(context));
  expect(search).toHaveBeenCalledTimes(searches);
});
