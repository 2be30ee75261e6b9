import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountIdOf, browseAs } from "../account/subscription-pages.ts";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { otherOwner, owner } from "../shop/sign-in.ts";
import {
  browseAsGuest,
  createRefundableOrder,
  grant,
  html,
  itemsOf,
  readOrder,
  type RefundableOrder,
  send,
  setItems,
  textsOf,
} from "./refund-orders.ts";

let shop: TestShop;

/** The Jaguar shop does not offer refunds to guests. */
async function withoutRefunds(answer: Response): Promise<Response> {
  return Response.json({ ...((await answer.json()) as object), c_showGuestRefund: false });
}

beforeAll(async () => {
  shop = await startTestShop({
    onCommerce: async (request, forward) => {
      const answer = await forward(request);
      return /\/VCSJ\/.*\/site\/preferences/.test(request.url) ? withoutRefunds(answer) : answer;
    },
  });
}, 180_000);
afterAll(() => shop.stop());

const idsOf = async (order: RefundableOrder) => (await itemsOf(shop, order)).map(({ Id }) => Id);
const numbersOf = async (order: RefundableOrder) =>
  (await itemsOf(shop, order)).map((item) => item.SNPOMSRefundRequestNumber_C);
const boxes = (body: string) => Array.from(body.matchAll(/type="checkbox"/g)).length;
const lookUp = (path: string | undefined) => path?.endsWith("/view-order");

describe("who may open the page", () => {
  let guestOrder: RefundableOrder;
  let ownOrder: RefundableOrder;
  beforeAll(async () => {
    guestOrder = await createRefundableOrder(shop);
    ownOrder = await createRefundableOrder(shop, { accountId: accountIdOf(owner) });
  });

  it("is a guest with a grant for this order", async () => {
    const page = await (await browseAsGuest(shop, guestOrder)).get(guestOrder.path, html);
    expect(page.status).toBe(200);
    expect(textsOf(page)).toContain(`|${guestOrder.orderNumber}|`);
  });

  it("is the customer who placed it", async () => {
    const page = await (await browseAs(shop, owner)).get(ownOrder.path, html);
    expect(page.status).toBe(200);
    expect(textsOf(page)).toContain(`|${ownOrder.orderNumber}|`);
  });

  it("is a signed-in customer with a grant for a guest's order", async () => {
    const browser = await browseAs(shop, owner);
    await grant(shop, browser, guestOrder);
    expect((await browser.get(guestOrder.path, html)).status).toBe(200);
  });

  const others: [string, () => Promise<[Browser, string]>][] = [
    ["a guest without a grant", async () => [shop.browse(), guestOrder.path]],
    ["a guest with a grant for another order", async () => [await browseAsGuest(shop, ownOrder), guestOrder.path]],
    [
      "a guest with a forged grant for a customer's order",
      async () => [await browseAsGuest(shop, ownOrder), ownOrder.path],
    ],
    ["another customer", async () => [await browseAs(shop, otherOwner), ownOrder.path]],
    ["a customer for a guest's order", async () => [await browseAs(shop, owner), guestOrder.path]],
    ["a customer for an order that does not exist", async () => [await browseAs(shop, owner), "/request-refund/NONE"]],
    ["a guest for an order that does not exist", async () => [shop.browse(), "/request-refund/NONE"]],
    [
      "a customer with a number of any length",
      async () => [await browseAs(shop, owner), `/request-refund/${"9".repeat(200)}`],
    ],
  ];
  it.each(others)("is not %s: page and form lead to the lookup", async (_case, visit) => {
    const [browser, path] = await visit();
    const page = await browser.get(path, html);
    expect([page.status, lookUp(page.location?.pathname), page.body]).toEqual([302, true, ""]);
    const ids = await idsOf(path === ownOrder.path ? ownOrder : guestOrder);
    for (const intent of ["review", "confirm"]) {
      const answer = await browser.post(
        path,
        [
          ["intent", intent],
          ["item", ids[0]!],
        ],
        html,
      );
      expect([answer.status, lookUp(answer.location?.pathname), answer.body]).toEqual([302, true, ""]);
    }
    expect(await numbersOf(guestOrder)).toEqual([null, null]);
    expect(await numbersOf(ownOrder)).toEqual([null, null]);
  });

  it("shows the customer's details masked, and no others", async () => {
    const page = await (await browseAsGuest(shop, guestOrder)).get(guestOrder.path, html);
    const texts = textsOf(page);
    for (const text of ["Ada Byron", "1 Abbey Road", "Coventry CV3 4LF", "Visa **** 4242", "SALEXXXXXXXXX"]) {
      expect(texts).toContain(text);
    }
    const { SNPOMSVin_C } = await readOrder(shop, guestOrder);
    expect(page.body).not.toContain(SNPOMSVin_C);
    expect(page.body).not.toContain(guestOrder.email);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("what can be selected", () => {
  const minute = "interval '1 minute'";
  const clock = () => `timestamptz '${shop.deps.now().toISOString()}'`;
  const eligibility: [string, () => string, number, string][] = [
    ["installed and in time", () => `cooling_off_ends_at = ${clock()} + ${minute}`, 1, ""],
    ["too late", () => `cooling_off_ends_at = ${clock()} - ${minute}`, 0, "The period for a full refund ended on"],
    ["failed to install", () => "status = 'Installation Failed'", 1, ""],
    ["still being processed", () => "status = 'ALLOCATED'", 0, "We are currently processing your order."],
    ["on its way back", () => "status = 'RETURNINITIATED', is_cancelled = true", 0, "Refund requested"],
    ["returned", () => "status = 'RETURNED', is_cancelled = true", 0, "Refund issued"],
    ["cancelled without a refund", () => "is_cancelled = true", 0, "This item cannot be refunded."],
  ];

  for (const kind of ["guest", "customer"] as const) {
    it.each(eligibility)(`an item of a ${kind} that is %s`, async (_case, set, count, text) => {
      const isGuest = kind === "guest";
      const order = await createRefundableOrder(shop, { count: 1, ...(!isGuest && { accountId: accountIdOf(owner) }) });
      await setItems(shop, order, set());
      const browser = isGuest ? await browseAsGuest(shop, order) : await browseAs(shop, owner);
      const page = await browser.get(order.path, html);
      expect(boxes(page.body)).toBe(count);
      expect(textsOf(page)).toContain(text);
      const review = await send(browser, order, { intent: "review", ids: await idsOf(order) });
      expect(review.status).toBe(count === 1 ? 200 : 409);
    });
  }

  it.each([
    ["before", "+", 1],
    ["after", "-", 0],
  ])("for a guest %s the end of fourteen days since the order", async (_case, sign, count) => {
    const order = await createRefundableOrder(shop, { count: 1 });
    const createdAt = `${clock()} - interval '14 days' ${sign} ${minute}`;
    await shop.database.queries.execute(
      `update order_management.orders set created_at = ${createdAt} where order_number = '${order.orderNumber}'`,
    );
    const browser = await browseAsGuest(shop, order);
    expect(boxes((await browser.get(order.path, html)).body)).toBe(count);
    const review = await send(browser, order, { intent: "review", ids: await idsOf(order) });
    expect(review.status).toBe(count === 1 ? 200 : 409);
  });

  it.each([
    [1, 1],
    [2, 0],
  ])("of %i items %i are selected at first", async (count, checked) => {
    const order = await createRefundableOrder(shop, { count });
    const { body } = await (await browseAsGuest(shop, order)).get(order.path, html);
    const inputs = Array.from(body.matchAll(/<input[^>]*type="checkbox"[^>]*>/g), ([input]) => input);
    expect([inputs.length, inputs.filter((input) => input.includes("checked")).length]).toEqual([count, checked]);
  });

  it("is nothing of a guest's where the site does not offer it", async () => {
    const order = await createRefundableOrder(shop, { count: 1 });
    const [id] = await idsOf(order);
    const browser = shop.browse();
    await grant(shop, browser, { ...order, siteId: "VCSJ" });
    const jaguar = { ...order, path: `/jaguar${order.path}` };
    const page = await browser.get(jaguar.path, html);
    expect([boxes(page.body), textsOf(page).includes("Apologies, but a full refund")]).toEqual([0, true]);
    expect((await send(browser, jaguar, { intent: "confirm", ids: [id!], total: "89.00 GBP" })).status).toBe(409);
    expect(await numbersOf(order)).toEqual([null]);
  });
});
