import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cancelReasons } from "../../contracts/order-management/statuses.ts";
import { REFUND_REASONS } from "../../app/features/subscriptions/change/change-reasons.ts";
import { GRANT_SECONDS } from "../../app/request/guest-order/order-grants.server.ts";
import { accountIdOf, browseAs } from "../account/subscription-pages.ts";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { owner } from "../shop/sign-in.ts";
import {
  browseAsGuest,
  createRefundableOrder,
  grant,
  html,
  itemsOf,
  type RefundableOrder,
  send,
  textsOf,
} from "./refund-orders.ts";

type Answer = (request: Request, forward: () => Promise<Response>) => Promise<Response>;
/** How order management answers to the calls whose address ends so. */
let answers: Record<string, Answer> = {};
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onOrderManagement: async (request, forward) => {
      const name = new URL(request.url).pathname.replace(/^.*\/SOM-/, "");
      return answers[name]?.(request, () => forward(request)) ?? forward(request);
    },
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (answers = {}));

const away = async () => new Response(null, { status: 503 });
const idsOf = async (order: RefundableOrder) => (await itemsOf(shop, order)).map(({ Id }) => Id);
const numbersOf = async (order: RefundableOrder) =>
  (await itemsOf(shop, order)).map((item) => item.SNPOMSRefundRequestNumber_C);
const boxes = (body: string) => Array.from(body.matchAll(/type="checkbox"/g)).length;
const lookUp = (path: string | undefined) => path?.endsWith("/view-order");

describe("the steps", () => {
  let order: RefundableOrder;
  let browser: Browser;
  let ids: string[];
  beforeEach(async () => {
    order = await createRefundableOrder(shop, { count: 3 });
    browser = await browseAsGuest(shop, order);
    ids = await idsOf(order);
  });

  it("ask for a selection", async () => {
    const page = await send(browser, order, { intent: "review" });
    expect(page.status).toBe(422);
    expect(textsOf(page)).toContain("One detail needs your attention");
    expect(textsOf(page)).toContain("Please select at least one item.");
  });

  it("refuse a reason that is too long, and keep it", async () => {
    const text = "x".repeat(151);
    const fields = { [`reason-${ids[0]}`]: "other", [`text-${ids[0]}`]: text };
    const page = await send(browser, order, { intent: "review", ids: ids.slice(0, 1), ...fields });
    expect(page.status).toBe(422);
    expect(page.body).toContain(text);
    const kept = await send(browser, order, { intent: "review", ids: ids.slice(1, 2), ...fields });
    expect(kept.status).toBe(200);
  });

  it("show what is selected, its total and where it goes, and lead back to the selection", async () => {
    const fields = { [`reason-${ids[0]}`]: "other", [`text-${ids[0]}`]: "Sold <b>it</b>" };
    const page = await send(browser, order, { intent: "review", ids: ids.slice(0, 2), ...fields });
    expect(page.status).toBe(200);
    const texts = textsOf(page);
    expect(texts).toContain("|Connected Navigation|£89|Live Traffic|£49|");
    expect(texts).toContain("|Refund total|£138|");
    expect(texts).toContain("£138 goes back to Visa **** 4242");
    expect(texts).toContain("Cancel and refund £138");
    expect(texts).not.toContain("Remote");
    const back = await send(browser, order, { intent: "edit", ids: ids.slice(0, 2), ...fields });
    expect(back.status).toBe(200);
    expect(textsOf(back)).toContain("|Refund total|£138|");
    expect(back.body).toContain("Sold &lt;b&gt;it&lt;/b&gt;");
    expect(await numbersOf(order)).toEqual([null, null, null]);
  });

  it("end with a receipt that can be opened again", async () => {
    const answer = await send(browser, order, { intent: "confirm", ids: ids.slice(0, 2), total: "138.00 GBP" });
    const [number, second, third] = await numbersOf(order);
    expect([second, third]).toEqual([number, null]);
    expect(answer.location?.search).toBe(`?receipt=${number}`);
    for (let round = 0; round < 2; round += 1) {
      const receipt = await browser.get(answer.location!, html);
      expect(receipt.status).toBe(200);
      const texts = textsOf(receipt);
      expect(texts).toContain(`|Request number|${number}|`);
      expect(texts).toMatch(/\|Received\|\d+ \w+ 20\d\d at \d+:\d\d (GMT|BST)\|/);
      expect(texts).toContain("|Refund total|£138|");
      expect(texts).toContain("|Refunded to|Visa **** 4242|");
      expect(texts).toContain("within 5-10 business days");
    }
  });

  it("take the rest later, under another number", async () => {
    await send(browser, order, { intent: "confirm", ids: ids.slice(0, 1), total: "89.00 GBP" });
    const page = await browser.get(order.path, html);
    expect(boxes(page.body)).toBe(2);
    const [first] = await numbersOf(order);
    expect(textsOf(page)).toContain(`View receipt ${first}`);
    await send(browser, order, { intent: "confirm", ids: ids.slice(1), total: "108.50 GBP" });
    const numbers = await numbersOf(order);
    expect([numbers[0], numbers[1] === numbers[2], numbers[1] === first]).toEqual([first, true, false]);
  });

  it("are carried out once: a repeated confirmation leads to the same receipt", async () => {
    const confirmation = { intent: "confirm", ids: ids.slice(0, 2), total: "138.00 GBP" };
    const both = await Promise.all([send(browser, order, confirmation), send(browser, order, confirmation)]);
    const third = await send(browser, order, confirmation);
    const [number] = await numbersOf(order);
    const searches = [...both, third].map(({ location }) => location?.search);
    expect(searches).toEqual([1, 2, 3].map(() => `?receipt=${number}`));
  });

  it.each([
    ["of another order", async () => (await idsOf(await createRefundableOrder(shop)))[0]!],
    ["that do not exist", async () => "10uAAAAAAAAAAAAAAA"],
    ["that are no ids", async () => "<script>"],
  ])("take none when there are ids %s", async (_case, foreign) => {
    const all = [ids[0]!, await foreign()];
    for (const intent of ["review", "confirm"]) {
      const page = await send(browser, order, { intent, ids: all, total: "89.00 GBP" });
      expect(page.status).toBe(409);
      expect(textsOf(page)).toContain("At least one of the selected items can’t be refunded here any more.");
    }
    expect(await numbersOf(order)).toEqual([null, null, null]);
  });

  it("take none when one of them was given back meanwhile", async () => {
    await send(browser, order, { intent: "confirm", ids: ids.slice(0, 1), total: "89.00 GBP" });
    const page = await send(browser, order, { intent: "confirm", ids: ids.slice(0, 2), total: "138.00 GBP" });
    expect(page.status).toBe(409);
    expect((await numbersOf(order)).slice(1)).toEqual([null, null]);
  });

  it.each(["", "89", "0.00 GBP", "88.99 GBP", "89.00 EUR", "138.00 GBP"])(
    "ask again when the confirmed total was %j",
    async (total) => {
      const page = await send(browser, order, { intent: "confirm", ids: ids.slice(0, 1), total });
      expect(page.status).toBe(409);
      expect(textsOf(page)).toContain("The refund total has changed.");
      expect(textsOf(page)).toContain("Cancel and refund £89");
      expect(await numbersOf(order)).toEqual([null, null, null]);
    },
  );

  it("end with the grant, and may be repeated after another lookup", async () => {
    const confirmation = { intent: "confirm", ids: ids.slice(0, 1), total: "89.00 GBP" };
    await shop.passTime(GRANT_SECONDS);
    const answer = await send(browser, order, confirmation);
    expect(lookUp(answer.location?.pathname)).toBe(true);
    expect(await numbersOf(order)).toEqual([null, null, null]);
    await grant(shop, browser, order);
    expect((await send(browser, order, confirmation)).location?.search).toMatch(/^\?receipt=R-/);
  });

  it("send each reason as order management names it, and own words with Other", async () => {
    let body: { cancelAutoRenewalItems: object[] } | undefined;
    answers.UpdateOmsRecord = async (request) => {
      body = (await request.json()) as typeof body;
      return Response.json([{ errorCode: "SUBSCRIPTION_IN_PROGRESS", message: "later" }], { status: 409 });
    };
    const [first] = await itemsOf(shop, order);
    for (const [index, reason] of Object.keys(REFUND_REASONS).entries()) {
      const fields = { [`reason-${first!.Id}`]: reason, [`text-${first!.Id}`]: "Sold." };
      const page = await send(browser, order, { intent: "confirm", ids: [first!.Id], total: "89.00 GBP", ...fields });
      expect([page.status, textsOf(page).includes("We are currently processing your order.")]).toEqual([409, true]);
      expect(body).toEqual({
        refSubscription: "Asset",
        guest: { orderNumber: order.orderNumber, email: order.email },
        localeId: "en-GB",
        recordId: first!.SNPOMSVcsAsset_C,
        cancelAutoRenewalItems: [
          {
            recordId: first!.SNPOMSVcsAsset_C,
            orderItemId: first!.Id,
            cancellationReason: cancelReasons[index],
            ...(reason === "other" && { additionalInfo: "Sold." }),
          },
        ],
      });
    }
  });

  it("refuse a form without an intent", async () => {
    expect((await browser.post(order.path, [["item", ids[0]!]], html)).status).toBe(400);
  });
});

describe("a customer's own order", () => {
  it("is refunded like a guest's", async () => {
    const order = await createRefundableOrder(shop, { accountId: accountIdOf(owner) });
    const browser = await browseAs(shop, owner);
    const page = await browser.get(order.path, html);
    expect(page.body).toMatch(/href="[^"]*\/account\/my-orders\/\w{18}\/REF-/);
    const [first] = await idsOf(order);
    const answer = await send(browser, order, { intent: "confirm", ids: [first!], total: "89.00 GBP" });
    const [number, other] = await numbersOf(order);
    expect([answer.location?.search, other]).toEqual([`?receipt=${number}`, null]);
  });

  it("does not show the receipt of another order", async () => {
    const [one, other] = [await createRefundableOrder(shop), await createRefundableOrder(shop)];
    const browser = await browseAsGuest(shop, one);
    const [first] = await idsOf(one);
    await send(browser, one, { intent: "confirm", ids: [first!], total: "89.00 GBP" });
    const [number] = await numbersOf(one);
    await grant(shop, browser, other);
    expect((await browser.get(`${one.path}?receipt=${number}`, html)).status).toBe(200);
    expect((await browser.get(`${other.path}?receipt=${number}`, html)).status).toBe(404);
    expect((await browser.get(`${one.path}?receipt=`, html)).status).toBe(404);
  });
});

describe("while order management is away", () => {
  let order: RefundableOrder;
  let browser: Browser;
  let ids: string[];
  beforeAll(async () => {
    order = await createRefundableOrder(shop);
    browser = await browseAsGuest(shop, order);
    ids = await idsOf(order);
  });

  it("the page says so", async () => {
    answers.Details = away;
    const page = await browser.get(order.path, html);
    expect(page.status).toBe(503);
    expect(textsOf(page)).toContain("We can’t show this part at the moment");
    expect(textsOf(page)).toContain("Request refund");
  });

  it("the review says so", async () => {
    answers.Details = away;
    expect((await send(browser, order, { intent: "review", ids })).status).toBe(503);
  });

  it("the confirmation is shown again, and works later", async () => {
    answers.UpdateOmsRecord = away;
    const confirmation = { intent: "confirm", ids: ids.slice(0, 1), total: "89.00 GBP" };
    const page = await send(browser, order, confirmation);
    expect(page.status).toBe(503);
    expect(textsOf(page)).toContain("We couldn’t send your request. Please try again.");
    expect(textsOf(page)).toContain("Cancel and refund £89");
    answers = {};
    expect((await send(browser, order, confirmation)).location?.search).toMatch(/^\?receipt=R-/);
  });

  it("a lost answer is found again: the same form leads to the receipt, and so does the page", async () => {
    answers.UpdateOmsRecord = async (_, forward) => {
      await forward();
      return new Response(null, { status: 502 });
    };
    const confirmation = { intent: "confirm", ids: ids.slice(1), total: "49.00 GBP" };
    const lost = await send(browser, order, confirmation);
    expect(lost.status).toBe(503);
    answers = {};
    const [, number] = await numbersOf(order);
    expect(textsOf(await browser.get(order.path, html))).toContain(`View receipt ${number}`);
    expect((await send(browser, order, confirmation)).location?.search).toBe(`?receipt=${number}`);
  });
});
