import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadMessages } from "./i18n/load-messages.ts";
import { loadRoutes } from "./rendering/start/load-routes.ts";
import { ShopFrame } from "./page/shop-frame.tsx";
import { shopFromSeed, type ShopSeed } from "./site/shop-seed.ts";

/** Makes the page that the server has sent interactive. */
export async function hydrate(): Promise<void> {
  const { shop: seedText = "", request: requestId = "", today = "" } = document.documentElement.dataset;
  const seed = JSON.parse(seedText) as ShopSeed;
  const shop = shopFromSeed(seed);
  // The texts must be there first, so that the first render in the browser equals the server's.
  const [messages] = await Promise.all([loadMessages(shop.locale.id), loadRoutes()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShopFrame facts={{ seed, requestId, today }} shop={shop} messages={messages}>
          <HydratedRouter />
        </ShopFrame>
      </StrictMode>,
    );
  });
}
