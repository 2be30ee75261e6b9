import { afterAll, beforeAll, expect, it } from "vitest";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { otherOwner } from "../shop/sign-in.ts";
import {
  accountIdOf,
  browseAs,
  change,
  day,
  pathOf,
  subscriptionList,
  subscriptionOf,
  subscriptionsOf,
  textsOf,
} from "./subscription-pages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop.stop());

it("what was turned off expires, and what stays on is renewed for the amount the page has shown", async () => {
  const browser = await browseAs(shop, otherOwner);
  const kept = await subscriptionOf(shop, otherOwner, { serviceId: "CONNAV" });
  const ended = await subscriptionOf(shop, otherOwner, { serviceId: "LIVE" });
  expect(textsOf(await browser.get(pathOf(kept)))).toMatch(/\|Next payment\|£89 by /);
  await change(browser, ended, { intent: "turnOff" });
  await shop.passTime(62 * day);
  const states = async () => {
    const all = await subscriptionsOf(shop, otherOwner);
    const byId = (id: string) => all.find(({ Id }) => Id === id);
    return [byId(kept.Id)?.expirationDate !== kept.expirationDate, byId(ended.Id)?.serviceStatus];
  };
  await expect.poll(states, { timeout: 150_000 }).toEqual([true, "Expired"]);
  const history = await shop.services.orderManagement(getOrderHistory, {
    body: { accountId: accountIdOf(otherOwner), limit: 5 },
  });
  expect(history.records.map(({ GrandTotalAmount }) => GrandTotalAmount)).toContain(kept.price);
  // Jobs of two months are still being done, so that the page may be slow at first.
  const page = async () => textsOf(await browser.get(`${subscriptionList}?tab=expired`));
  await expect.poll(page, { timeout: 60_000 }).toContain("Live Traffic");
}, 180_000);
