import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { IntlProvider } from "../../../i18n/intl-provider.tsx";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { renderWhole } from "../../../rendering/render-whole.ts";
import { ShopProvider } from "../../../site/shop-context.tsx";
import { shopFromSeed } from "../../../site/shop-seed.ts";
import type { ServicesPage } from "./load-services-page.server.ts";
import { NothingDueView } from "./nothing-due-view.tsx";

const url = { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false } as const;
const running = [{ productId: "CONNAV", name: "Connected Navigation", expiresOn: "2027-11-15" }];
const hidden = [{ productId: "SECURE", name: "Secure Tracker" }];

async function show(services: Pick<ServicesPage, "running" | "hidden">): Promise<string> {
  const seed = {
    siteId: "VCS",
    localeId: "en-GB",
    stage: "development",
    publicOrigin: "http://shop.test",
    url,
  } as const;
  const page = { vehicle: { modelName: "Defender" }, today: "2026-11-15", due: [], ...services };
  const element = <NothingDueView page={page} isRegistered={false} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  const messages = await loadMessages("en-GB");
  const whole = () => (
    <ShopProvider shop={shopFromSeed(seed)}>
      <IntlProvider locale="en-GB" messages={messages}>
        <RouterProvider router={router} />
      </IntlProvider>
    </ShopProvider>
  );
  return String(await renderWhole(whole, "nonce"));
}

it.each([
  ["what runs on", { running, hidden: [] }, true],
  ["what runs on beside a secure service", { running, hidden }, true],
  ["nothing there is to renew", { running: [], hidden: [] }, true],
  ["only secure services, which may be due", { running: [], hidden }, false],
])("%s: thanks %s", async (_, services, isThankful) => {
  const html = await show(services);
  expect(html.includes("Your subscriptions are up to date for this vehicle:")).toBe(isThankful);
  expect(html.includes("Sign in to view the expiry date")).toBe(services.hidden.length > 0);
});
