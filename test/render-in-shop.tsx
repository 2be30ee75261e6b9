import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { loadMessages } from "../app/i18n/load-messages.ts";
import { ShopFrame } from "../app/page/shop-frame.tsx";
import { renderWhole } from "../app/rendering/render-whole.ts";
import { shopFromSeed, type ShopSeed } from "../app/site/shop-seed.ts";

const seed: ShopSeed = {
  siteId: "VCS",
  localeId: "en-GB",
  stage: "development",
  publicOrigin: "http://shop.test",
  url: { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false },
};
const facts = { seed, requestId: "request", today: "2026-11-15" };
const shop = shopFromSeed(seed);

/** A part of a page of the British shop, as the server writes it. */
export async function renderInShop(element: ReactElement, path = "/"): Promise<string> {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  const messages = await loadMessages("en-GB");
  const page = () => (
    <ShopFrame facts={facts} shop={shop} messages={messages}>
      <RouterProvider router={router} />
    </ShopFrame>
  );
  return String((await renderWhole(page, { nonce: "nonce" })).bytes);
}
