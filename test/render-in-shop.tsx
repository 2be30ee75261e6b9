import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "../app/i18n/intl-provider.tsx";
import { loadMessages } from "../app/i18n/load-messages.ts";
import { renderWhole } from "../app/rendering/render-whole.ts";
import { ShopProvider } from "../app/site/shop-context.tsx";
import { shopFromSeed } from "../app/site/shop-seed.ts";

const shop = shopFromSeed({
  siteId: "VCS",
  localeId: "en-GB",
  stage: "development",
  publicOrigin: "http://shop.test",
  url: { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false },
});

/** A part of a page of the British shop, as the server writes it. */
export async function renderInShop(element: ReactElement, path = "/"): Promise<string> {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
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
