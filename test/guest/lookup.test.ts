import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { findDemoCustomer } from "../../seed/customers.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, otherOwner, signIn } from "../shop/sign-in.ts";
import { comparable, openOrder, orderPage, sampleOrder, sendLookup } from "./guest-orders.ts";

let shop: TestShop;
let isAway = false;

beforeAll(async () => {
  shop = await startTestShop({
    // A sample that was typed would stand twice on the page.
    settings: { guestLookupStepMs: 0, sampleGuestOrders: [] },
    onOrderManagement: async (request, forward) => (isAway ? new Response("down", { status: 503 }) : forward(request)),
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (isAway = false));

const order = sampleOrder("G01");
const unknownGuest = "unknown.guest@example.com";
const notFound = "We can’t find an order with these details. Please check them and try again.";

describe("the page that looks an order up", () => {
  it("has a form, and is in no cache", async () => {
    const page = await open(shop.browse(), "/view-order");
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(page.body).toContain("<title>View or manage my order | Land Rover UK</title>");
    expect(page.body).toMatch(/name="orderNumber"[\s\S]*name="email"[\s\S]*View order<\/button>/);
    expect(page.body).not.toContain("/account/my-orders");
  });

  it("leads a signed-in customer to the orders of the account, and still has its form", async () => {
    const browser = shop.browse();
    await signIn(browser, otherOwner);
    const page = await open(browser, "/view-order");
    expect(page.body).toContain('href="/account/my-orders"');
    expect(page.body).toContain('name="orderNumber"');
    expect((await openOrder(browser, order)).url.pathname).toBe(orderPage(order));
  });
});

describe("an order that is found", () => {
  it.each([
    ["as they are", order.orderNumber, order.email],
    ["in another case", order.orderNumber.toLowerCase(), order.email.toUpperCase()],
    ["with spaces and a number sign", ` # ${order.orderNumber} `, ` ${order.email} `],
    ["with invisible characters", `\u200b${order.orderNumber}\ufeff`, `${order.email}\u200b`],
  ])("opens with its details %s", async (_, orderNumber, email) => {
    const browser = shop.browse();
    const answer = await sendLookup(browser, { orderNumber, email });
    expect([answer.status, answer.location?.pathname]).toEqual([303, orderPage(order)]);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^guest-orders=eyJ[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.get(orderPage(order))).status).toBe(200);
  });

  it("opens at its own make only", async () => {
    const jaguar = sampleOrder("G01", { siteId: "VCSJ" });
    expect((await openOrder(shop.browse(), jaguar, "/jaguar")).url.pathname).toBe(`/jaguar${orderPage(jaguar)}`);
    const answers = [await sendLookup(shop.browse(), jaguar), await sendLookup(shop.browse(), order, "/jaguar")];
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  });
});

describe("a lookup is refused", () => {
  /** An order of an account, with its right e-mail address. */
  async function accountOrder() {
    const customer = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "ordersInEveryStatus" });
    const { records } = await shop.services.orderManagement(getOrderHistory, { body: { accountId: customer.cdcId } });
    return { orderNumber: records[0]?.OrderNumber ?? "", email: customer.email };
  }

  it("in the same way, whatever is wrong with it", async () => {
    const lookups = [
      { orderNumber: "DXXXXXXXXXXXXG01", email: unknownGuest },
      { orderNumber: order.orderNumber, email: unknownGuest },
      { orderNumber: "DXXXXXXXXXXXXG01", email: order.email },
      await accountOrder(),
      sampleOrder("G01", { siteId: "VCSJ" }),
      { orderNumber: "1;DROP TABLE ORDERS--", email: unknownGuest },
    ];
    const browser = shop.browse();
    // The first request of a visitor may set cookies.
    await browser.get("/view-order");
    const answers = [];
    for (const lookup of lookups) answers.push(comparable(await sendLookup(browser, lookup), lookup));
    const [first, ...others] = answers;
    expect(first).toMatchObject({ status: 422, body: expect.stringContaining(notFound) as string });
    expect(first?.headers).toContain("cache-control: private, no-store");
    expect(first?.headers.filter((line) => line.startsWith("set-cookie"))).toEqual([]);
    for (const other of others) expect(other).toEqual(first);
  });

  it("and keeps what was typed", async () => {
    const typed = { orderNumber: " d-123 ", email: "Somebody@Example.com" };
    const { body } = await sendLookup(shop.browse(), typed);
    expect(body).toContain('value=" d-123 "');
    expect(body).toContain('value="Somebody@Example.com"');
  });

  it.each([
    [{ orderNumber: "", email: "" }, ["Please enter an order number.", "Please enter an email address."]],
    [{ orderNumber: " # ", email: "ada@example.com" }, ["Please enter an order number."]],
    [{ orderNumber: "1", email: "ada" }, ["Please enter a valid email address."]],
    [{ orderNumber: "1".repeat(101), email: "ada@example.com" }, ["at most 100 characters"]],
  ])("with the fields that are wrong: %j", async (typed, texts) => {
    const { status, body } = await sendLookup(shop.browse(), typed);
    expect(status).toBe(422);
    for (const text of texts) expect(body).toContain(text);
    expect(body).not.toContain(notFound);
  });

  it("with a sentence while order management is away, and works again later", async () => {
    const browser = shop.browse();
    isAway = true;
    const { status, body } = await sendLookup(browser, order);
    expect(status).toBe(503);
    expect(body).toContain("We can’t look up orders at the moment.");
    expect(body).toContain(`value="${order.orderNumber}"`);
    isAway = false;
    expect((await openOrder(browser, order)).url.pathname).toBe(orderPage(order));
  });

  it("from a page of another origin", async () => {
    const { orderNumber, email } = order;
    const headers = { origin: "https://evil.example" };
    expect((await shop.browse().post("/view-order", { orderNumber, email }, headers)).status).toBe(403);
  });
});
