import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import type { ServicesPage } from "./load-services-page.server.ts";
import { NothingDueView } from "./nothing-due-view.tsx";

const running = [{ productId: "CONNAV", name: "Connected Navigation", expiresOn: "2027-11-15" }];
const hidden = [{ productId: "SECURE", name: "Secure Tracker" }];

function show(services: Pick<ServicesPage, "running" | "hidden">): Promise<string> {
  const page = { vehicle: { modelName: "Defender" }, today: "2026-11-15", due: [], renewing: [], ...services };
  return renderInShop(<NothingDueView page={page} isRegistered={false} />);
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
