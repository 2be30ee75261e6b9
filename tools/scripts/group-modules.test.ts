import { expect, it } from "vitest";
import { groupModules } from "./group-modules.ts";

type Imports = { now?: string[]; later?: string[] };

const framework = ["react", "react-dom", "react-router", "scheduler", "cookie-es"].map((name): [string, Imports] => [
  `/shop/node_modules/${name}/index.js`,
  {},
]);

const serviceView = "/shop/app/features/renewal/service-page/service-view.tsx";

/** Every page imports a module of its own name; the rest is given by a test. */
function build(pages: Record<string, Imports>, others: Record<string, Imports> = {}) {
  const modules = new Map<string, Imports>([
    ...framework,
    ["/shop/app/entry.client.tsx", { now: ["/shop/app/site/shop.ts"] }],
    ["/shop/app/root.tsx?client-route", { now: ["/shop/app/ui/header.tsx"], later: ["/shop/app/ui/basket.tsx"] }],
    ["/shop/app/site/shop.ts", {}],
    ["/shop/app/ui/header.tsx", {}],
    ["/shop/app/ui/basket.tsx", { now: ["/shop/app/ui/picture.tsx"] }],
    ["/shop/app/ui/picture.tsx", {}],
    [serviceView, { now: ["/shop/app/ui/chart.tsx", "/shop/app/ui/chart.module.css"] }],
    ["/shop/app/ui/chart.tsx", {}],
    ["/shop/app/ui/chart.module.css", {}],
    ...Object.entries(pages).map(([name, imports]): [string, Imports] => [
      `/shop/app/routes/${name}.tsx?client-route`,
      imports,
    ]),
    ...Object.entries(others),
  ]);
  const find = (id: string) => {
    const { now = [], later = [] } = modules.get(id) ?? {};
    return { importedIds: now, dynamicallyImportedIds: later };
  };
  return groupModules({ ids: [...modules.keys()], find });
}

const field = "/shop/app/ui/field.tsx";
const picture = "/shop/app/ui/picture.tsx";

it("puts what every page imports into the shell, and the style sheets of the first view", () => {
  const groups = build({ home: {} });
  expect(groups.get("/shop/node_modules/react/index.js")?.name).toBe("framework");
  expect(groups.get("/shop/app/site/shop.ts")?.name).toBe("shell");
  expect(groups.get("/shop/app/ui/header.tsx")?.name).toBe("shell");
  expect(groups.get("/shop/app/ui/chart.module.css")?.name).toBe("shell");
  expect(groups.get("/shop/app/ui/chart.tsx")).toBeUndefined();
});

it.each([
  [["home", "splash", "loading"], "shell"],
  [["checkout/checkout", "help/faqs"], "checkout-help"],
  [["checkout/checkout", "checkout/confirmation"], "checkout"],
  [["checkout/checkout", "uikit"], "checkout-parts"],
  [["checkout/checkout", "development/test"], "checkout-parts"],
  [["checkout/checkout"], undefined],
  [["uikit", "development/test"], undefined],
])("puts what %j import into %s", (names, group) => {
  const pages = Object.fromEntries(names.map((name) => [name, { now: [field] }]));
  expect(build(pages, { [field]: {} }).get(field)?.name).toBe(group);
});

it("keeps what a view imports on demand apart from the code of pages", () => {
  const [checkout, confirmation] = [{ now: [picture] }, { now: [picture] }];
  expect(build({ "checkout/checkout": checkout }).get(picture)?.name).toBe("checkout-for-shell");
  const family = { "checkout/checkout": checkout, "checkout/confirmation": confirmation };
  expect(build(family).get(picture)?.name).toBe("checkout-views");
  expect(build({ ...family, "help/faqs": { now: [picture] } }).get(picture)?.name).toBe("checkout-help-views");
});

it("takes a module before those that import it", () => {
  const panel = "/shop/app/ui/panel.tsx";
  const groups = build(
    { "checkout/checkout": { now: [panel] }, "checkout/confirmation": { now: [panel] }, "help/faqs": { now: [field] } },
    { [panel]: { now: [field] }, [field]: {} },
  );
  expect(groups.get(field)?.priority).toBeGreaterThan(groups.get(panel)?.priority ?? 9);
});

it("fails when a file that it names is not in the build", () => {
  const modules = framework.map(([id]) => id);
  const find = () => ({ importedIds: [], dynamicallyImportedIds: [] });
  expect(() => groupModules({ ids: modules, find })).toThrow("No module of the browser's build fits");
  expect(() => groupModules({ ids: modules.slice(1), find })).toThrow("node_modules\\/react\\/");
});
