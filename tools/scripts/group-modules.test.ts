import { expect, it } from "vitest";
import { groupModules } from "./group-modules.ts";

type Imports = { static?: string[]; dynamic?: string[] };

const framework = ["react", "react-dom", "react-router", "scheduler", "cookie-es"].map((name): [string, Imports] => [
  `/shop/node_modules/${name}/index.js`,
  {},
]);

const serviceView = "/shop/app/features/renewal/service-page/service-view.tsx";

/** Groups the modules of a small shop with these pages and other modules. */
function build(pages: Record<string, Imports>, others: Record<string, Imports> = {}) {
  const modules = new Map<string, Imports>([
    ...framework,
    ["/shop/app/entry.client.tsx", { static: ["/shop/app/site/shop.ts"] }],
    ["/shop/app/root.tsx?client-route", { static: ["/shop/app/ui/header.tsx"], dynamic: ["/shop/app/ui/basket.tsx"] }],
    ["/shop/app/site/shop.ts", {}],
    ["/shop/app/ui/header.tsx", {}],
    ["/shop/app/ui/basket.tsx", { static: ["/shop/app/ui/picture.tsx"] }],
    ["/shop/app/ui/picture.tsx", {}],
    [serviceView, { static: ["/shop/app/ui/chart.tsx", "/shop/app/ui/chart.module.css"] }],
    ["/shop/app/ui/chart.tsx", {}],
    ["/shop/app/ui/chart.module.css", {}],
    ...Object.entries(pages).map(([name, imports]): [string, Imports] => [
      `/shop/app/routes/${name}.tsx?client-route`,
      imports,
    ]),
    ...Object.entries(others),
  ]);
  const find = (id: string) => {
    const imports = modules.get(id) ?? {};
    return { importedIds: imports.static ?? [], dynamicallyImportedIds: imports.dynamic ?? [] };
  };
  return groupModules({ ids: [...modules.keys()], find });
}

const field = "/shop/app/ui/field.tsx";
const picture = "/shop/app/ui/picture.tsx";

it("puts modules of every page and the style sheets of the first view into the shell", () => {
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
  [["checkout/checkout", "account/payment/add"], "checkout"],
  [["account/orders", "account/payment/edit"], "account-checkout"],
  [["checkout/checkout"], undefined],
  [["uikit", "development/test"], undefined],
])("puts a module that %j import into %s", (names, group) => {
  const pages = Object.fromEntries(names.map((name) => [name, { static: [field] }]));
  expect(build(pages, { [field]: {} }).get(field)?.name).toBe(group);
});

it("separates modules that a view imports on demand from the code of pages", () => {
  const [checkout, confirmation] = [{ static: [picture] }, { static: [picture] }];
  expect(build({ "help/faqs": { static: [picture] } }).get(picture)?.name).toBe("faqs-for-shell");
  expect(build({ "checkout/checkout": checkout }).get(picture)?.name).toBe("checkout-for-others");
  const family = { "checkout/checkout": checkout, "checkout/confirmation": confirmation };
  expect(build(family).get(picture)?.name).toBe("checkout-views");
  expect(build({ ...family, "help/faqs": { static: [picture] } }).get(picture)?.name).toBe("checkout-help-views");
});

it("gives a module a higher priority than the modules that import it", () => {
  const panel = "/shop/app/ui/panel.tsx";
  const groups = build(
    {
      "checkout/checkout": { static: [panel] },
      "checkout/confirmation": { static: [panel] },
      "help/faqs": { static: [field] },
    },
    { [panel]: { static: [field] }, [field]: {} },
  );
  expect(groups.get(field)?.priority).toBeGreaterThan(groups.get(panel)?.priority ?? 9);
});

it("fails when an expected file is not in the build", () => {
  const modules = framework.map(([id]) => id);
  const find = () => ({ importedIds: [], dynamicallyImportedIds: [] });
  expect(() => groupModules({ ids: modules, find })).toThrow("No module of the browser's build fits");
  expect(() => groupModules({ ids: modules.slice(1), find })).toThrow("node_modules\\/react\\/");
});
