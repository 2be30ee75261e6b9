import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { IntlProvider } from "../../../i18n/intl-provider.tsx";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { renderWhole } from "../../../rendering/render-whole.ts";
import { ShopProvider } from "../../../site/shop-context.tsx";
import { shopFromSeed } from "../../../site/shop-seed.ts";
import { ShopBag } from "./shop-bag.tsx";

const url = { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false } as const;

async function show(count: number | undefined, path: string): Promise<string> {
  const shop = shopFromSeed({
    siteId: "VCS",
    localeId: "en-GB",
    stage: "development",
    publicOrigin: "http://shop.test",
    url,
  });
  const router = createMemoryRouter([{ path: "*", element: <ShopBag count={count} /> }], { initialEntries: [path] });
  const messages = await loadMessages("en-GB");
  const page = () => (
    <ShopProvider shop={shop}>
      <IntlProvider locale="en-GB" messages={messages}>
        <RouterProvider router={router} />
      </IntlProvider>
    </ShopProvider>
  );
  return String(await renderWhole(page, "nonce"));
}

it.each([
  [0, "Basket, empty"],
  [1, "Basket, 1 item"],
  [3, "Basket, 3 items"],
  [undefined, "Basket"],
])("says that the bag holds %s", async (count, label) => {
  const html = await show(count, "/");
  expect(html).toContain(`aria-label="${label}"`);
  expect(html).toContain('href="/checkout"');
  expect(html.includes(`>${count}</span>`)).toBe(Boolean(count));
});

it.each([
  ["/service/CONNAV", true],
  ["/single-detail-page/CONNAV", true],
  ["/services", true],
  ["/renew-all", true],
  ["/", false],
  ["/services/else", false],
  ["/faqs", false],
  ["/product/CONNAV", false],
])("on %s it opens a basket: %s", async (path, isOpening) => {
  expect((await show(1, path)).includes('aria-haspopup="dialog"')).toBe(isOpening);
});
