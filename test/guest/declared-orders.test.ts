import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readOrderState } from "../../app/features/orders/detail/ending/read-order-state.server.ts";
import { loadMessages } from "../../app/i18n/load-messages.ts";
import { fileDeclaration } from "../../contracts/order-management/declarations.ts";
import { importOrder } from "../../contracts/order-management/import-order.ts";
import { findDemoCustomer } from "../../seed/customers.ts";
import type { Browser } from "../identity/browser.ts";
import { withdrawalOf } from "../order-management/declarations.ts";
import { guestCustomer, paidItem, paidOrder } from "../order-management/paid-order.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { otherOwner, signIn } from "../shop/sign-in.ts";
import { orderPage } from "./guest-orders.ts";
import {
  browseAsGuest,
  createRefundableOrder,
  itemsOf,
  readOrder,
  type RefundableOrder,
  textsOf,
} from "./refund-orders.ts";

let shop: TestShop;
beforeAll(async () => {
  await loadMessages("en-GB");
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop.stop());

async function withdraw({ orderNumber: contract, email }: RefundableOrder): Promise<string> {
  const filed = await shop.services.orderManagement(fileDeclaration, { body: withdrawalOf({ contract, email }) });
  return filed.number;
}

const hasRefund = async (order: RefundableOrder) =>
  vi.waitFor(
    async () => {
      const items = await itemsOf(shop, order);
      if (items.some((item) => item.SNPOMSRefundStatus_C === null)) throw new Error("It is not withdrawn yet.");
    },
    { timeout: 20_000 },
  );

async function pageAt(browser: Browser, path: string) {
  const page = await browser.get(path);
  return { text: textsOf(page), body: page.body };
}

/** The state of an order as its confirmation shows it. */
const stateOf = ({ orderNumber, email }: RefundableOrder) =>
  readOrderState(
    { services: shop.services, now: shop.deps.now(), localeId: "en-GB", timeZone: "Europe/London" },
    { owner: { kind: "guest", guest: { orderNumber, email } }, siteId: "VCS" },
  );

/** What the page says of a withdrawal, and of a request for a refund. */
function readPage({ text, body }: { text: string; body: string }) {
  return {
    title: /Withdrawal received on \d+\s\w+\s\d{4} at \d\d:\d\d\sGMT/.exec(text) !== null,
    number: /The contract for this service was withdrawn from\. Number: \|([\w-]+)\|\./.exec(text)?.[1],
    refund: /We pay back £89 to the payment method you used, by \d+\s\w+\s\d{4} at the latest\./.exec(text) !== null,
    request: text.includes("refund request") || /R-\w{4}-\w{4}/.test(body),
  };
}
const withdrawn = (number: string) => ({ title: true, number, refund: true, request: false });

it("the page of a guest's order says that it was withdrawn from, and leads to no receipt of a request", async () => {
  const order = await createRefundableOrder(shop, { count: 1 });
  const browser = await browseAsGuest(shop, order);
  const number = await withdraw(order);
  await hasRefund(order);
  expect(readPage(await pageAt(browser, orderPage(order)))).toEqual(withdrawn(number));
  expect((await stateOf(order))?.ending?.number).toBe(number);
});

it("the confirmation of an order with two services names each of them, once it was withdrawn from", async () => {
  const order = await createRefundableOrder(shop, { count: 2 });
  expect(await stateOf(order)).toMatchObject({ isComplete: true, path: expect.stringContaining(order.orderNumber) });
  expect((await stateOf(order))?.ending).toBeUndefined();
  const number = await withdraw(order);
  await hasRefund(order);
  const { ending } = (await stateOf(order)) ?? {};
  expect(ending).toMatchObject({ number, title: expect.stringMatching(/^Withdrawal received on/) });
  expect(ending?.paragraphs).toHaveLength(6);
});

it("the page of a customer's order says the same", async () => {
  const { cdcId: accountId } = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "ordersInEveryStatus" });
  const order = await createRefundableOrder(shop, { count: 1, accountId });
  const browser = shop.browse();
  await signIn(browser, otherOwner);
  const number = await withdraw(order);
  await hasRefund(order);
  const { Id } = await readOrder(shop, order);
  const page = await pageAt(browser, `/account/my-orders/${Id}/${order.orderNumber}`);
  expect(readPage(page)).toEqual(withdrawn(number));
});

it("the page of an order in progress says that a withdrawal was received, and offers no second one", async () => {
  const email = "waiting@example.com";
  const order = { orderNumber: "VCS-WAIT2-22222", email, accountId: undefined, path: "" };
  const placedAt = shop.deps.now().toISOString();
  const customer = { ...guestCustomer, email };
  await shop.services.orderManagement(importOrder, {
    body: paidOrder({ orderNo: order.orderNumber, placedAt, customer, items: [paidItem({ itemId: "waiting" })] }),
  });
  const browser = await browseAsGuest(shop, order);
  const offer = `href="/withdraw?order=${order.orderNumber}"`;
  await withdraw({ ...order, email: "stranger@example.com" });
  const before = await pageAt(browser, orderPage(order));
  expect(before.body).toContain(offer);
  expect(before.text).not.toContain("Withdrawal received");
  const number = await withdraw(order);
  expect((await stateOf(order))?.ending).toMatchObject({ number });
  const after = await pageAt(browser, orderPage(order));
  expect(after.text).toMatch(/Withdrawal received on \d+\s\w+\s\d{4} at /);
  expect(after.text).toContain(`Number: |${number}|. We will tell you the result by email.`);
  expect(after.body).not.toContain(offer);
  expect(after.body).not.toContain('href="/request-refund');
});
