import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { findDemoCustomer } from "../../seed/customers.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, otherOwner } from "../shop/sign-in.ts";
import { browseAs, textsOf } from "./subscription-pages.ts";

let shop: TestShop;
let calls: string[] = [];

beforeAll(async () => {
  shop = await startTestShop({
    onOrderManagement: async (request, forward) => {
      calls.push(new URL(request.url).pathname.replace(/^.*\//, ""));
      return forward(request);
    },
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (calls = []));

/** The page of the sample order whose number ends so. */
async function openOrder(key: string, query = "") {
  const { cdcId: accountId } = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "ordersInEveryStatus" });
  const { records } = await shop.services.orderManagement(getOrderHistory, { body: { accountId } });
  const order = records.find(({ OrderNumber }) => OrderNumber.endsWith(key));
  if (!order) throw new Error(`There is no order ${key}.`);
  const browser = await browseAs(shop, otherOwner);
  calls = [];
  const page = await open(browser, `/account/my-orders/${order.Id}/${order.OrderNumber}${query}`);
  return { ...page, text: textsOf(page) };
}

it("a refunded order is looked up a second time, for its credit notes, which make it refunded", async () => {
  const { text } = await openOrder("V08");
  expect(calls).toEqual(["SOM-Details", "SOM-CreditNoteDetails"]);
  expect(text).toContain("|Credit note|");
  expect(text).toContain("|Refund issued|");
});

it("an order that was never refunded is looked up once", async () => {
  const { text } = await openOrder("V04");
  expect(calls).toEqual(["SOM-Details"]);
  expect(text).not.toContain("Credit note");
});

it.each(["invoiceModalError", "creditModalError", "creditMessageError", "refunded"])(
  "the test switch %s does nothing on a host that is not configured for tests",
  async (name) => {
    for (const key of ["V04", "V08"]) {
      const [switched, usual] = [await openOrder(key, `?${name}=true`), await openOrder(key)];
      expect(switched.text).toBe(usual.text);
      expect(switched.body).not.toContain("broken-for-testing");
    }
  },
);
