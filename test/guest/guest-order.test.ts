import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GRANT_SECONDS } from "../../app/request/guest-order/order-grants.server.ts";
import { orderLink } from "../../app/request/guest-order/order-link.server.ts";
import type { Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, otherOwner, signIn } from "../shop/sign-in.ts";
import { openOrder, orderPage, sampleOrder } from "./guest-orders.ts";

/** Answers instead of order management; undefined forwards the call. */
let answerInstead: ((path: string) => Response | undefined) | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    settings: { guestLookupStepMs: 0 },
    environment: { TEST_HOSTS: "shop.test" },
    onOrderManagement: async (request, forward) => answerInstead?.(new URL(request.url).pathname) ?? forward(request),
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (answerInstead = undefined));

const order = sampleOrder("G01");
const older = sampleOrder("G02");
const refundLink = (orderNumber: string) => `href="/request-refund/${orderNumber}"`;
const noRefund = "a full refund is not an active option on your plan";

function textOf({ body }: Page): string {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
  return main.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

describe("the page of a guest order", () => {
  it("shows the order, and has a head of its own", async () => {
    const page = await openOrder(shop.browse(), order);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(page.body).toContain(`<title>Order ${order.orderNumber} | Land Rover UK</title>`);
    expect(page.body).toContain('name="description" content="View the order details of your recent purchase."');
    expect(page.body).toContain('name="robots" content="noindex"');
    const text = textOf(page);
    expect(text).toMatch(/Home View or manage my order Order D/);
    for (const part of ["Connected Navigation", "Live Traffic", "Coventry", "Order details", "Invoice"]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/You are viewing this order as a guest until \d\d:\d\d\./);
  });

  it("masks the guest's e-mail address, and links to no page of an account", async () => {
    const page = await openOrder(shop.browse(), order);
    expect(textOf(page)).toContain("g*******r@e*****e.com");
    expect(page.body).not.toContain(order.email);
    const main = /<main[\s\S]*<\/main>/.exec(page.body)?.[0] ?? "";
    expect(main).not.toContain('href="/account');
    expect(main).toContain('href="/contact-us"');
  });

  it("offers the refund of a new order, and says where nothing can be given back any more", async () => {
    const browser = shop.browse();
    const fresh = await openOrder(browser, order);
    expect(fresh.body).toContain(refundLink(order.orderNumber));
    expect(textOf(fresh)).not.toContain(noRefund);
    const old = await openOrder(browser, older);
    expect(old.body).not.toContain(refundLink(older.orderNumber));
    expect(textOf(old)).toContain(noRefund);
  });

  it("says that a part is away, and answers 503 without any other part", async () => {
    const browser = shop.browse();
    await openOrder(browser, order);
    answerInstead = () => new Response("down", { status: 503 });
    const page = await browser.get(orderPage(order));
    expect([page.status, page.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
    expect(textOf(page)).toContain("We can’t show this part at the moment");
  });

  it("waits for an order that order management does not have yet", async () => {
    const browser = shop.browse();
    await openOrder(browser, order);
    answerInstead = () => Response.json([{ errorCode: "NOT_FOUND", message: "none" }], { status: 404 });
    const page = await browser.get(orderPage(order));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain("We are currently processing your order. Please check again later.");
  });

  it.each([
    ["invoiceModalError", "broken-for-testing"],
    ["creditMessageError", "We can’t show this part at the moment"],
  ])("has the test switch %s", async (name, mark) => {
    const browser = shop.browse();
    expect((await openOrder(browser, order)).body).not.toContain(mark);
    expect((await browser.get(`${orderPage(order)}?${name}=true`)).body).toContain(mark);
  });

  it("lists the sample orders of its make and country where they are looked up, and fills one in", async () => {
    const page = await open(shop.browse(), `/view-order?sample=${order.orderNumber}`);
    expect(page.body).toContain(`value="${order.orderNumber}"`);
    expect(page.body).toContain(`value="${order.email}"`);
    const german = sampleOrder("G01", { siteId: "VCSJ", countryCode: "DE" });
    const other = await open(shop.browse(), "/jaguar/de-DE/view-order");
    expect(other.body).toContain(german.orderNumber);
    expect(other.body).not.toContain(order.orderNumber);
  });
});

describe("without a grant", () => {
  /** The redirect to the lookup, with what depends on the request taken out. */
  async function refusedAt(path: string, browser = shop.browse()) {
    const page = await browser.get(path);
    const headers = Array.from(page.headers).filter(([name]) => !/request-id|policy|location/.test(name));
    return {
      status: page.status,
      headers,
      body: page.body,
      to: page.location?.pathname + (page.location?.search ?? ""),
    };
  }

  it("every order leads to the lookup, whether it exists or not, and nothing is read", async () => {
    const calls: string[] = [];
    answerInstead = (path) => void calls.push(path);
    const [existing, unknown] = [await refusedAt(orderPage(order)), await refusedAt("/guest/order/UNKNOWN-1")];
    expect(existing).toMatchObject({ status: 302, to: `/view-order?orderNo=${order.orderNumber}` });
    expect(unknown).toEqual({ ...existing, to: "/view-order?orderNo=UNKNOWN-1" });
    expect(calls).toEqual([]);
  });

  it("the lookup has the number filled in, and says why it asks", async () => {
    const page = await open(shop.browse(), orderPage(order));
    expect(page.body).toContain(`value="${order.orderNumber}"`);
    expect(textOf(page)).toContain("an order stays open on a device for 30 minutes");
  });

  it.each([
    ["for another order", orderPage(older)],
    ["at the other make", `/jaguar${orderPage(order)}`],
  ])("which the browser has only %s, it is the same", async (_, path) => {
    const browser = shop.browse();
    await openOrder(browser, order);
    expect((await browser.get(path)).location?.pathname).toMatch(/view-order$/);
  });

  it("a signed-in customer sees no guest order either", async () => {
    const browser = shop.browse();
    await signIn(browser, otherOwner);
    expect((await browser.get(orderPage(order))).location?.pathname).toBe("/view-order");
  });
});

describe("a grant", () => {
  it("can be given back, and the page says so", async () => {
    const browser = shop.browse();
    await openOrder(browser, order);
    const about = await browser.get(`${orderPage(order)}?view=guest`);
    expect(textOf(about)).toContain("Guest view");
    expect(textOf(about)).toContain("Close this order on this device");
    const closed = await browser.post(orderPage(order), { intent: "close" });
    expect([closed.status, closed.location?.pathname]).toEqual([303, "/view-order"]);
    expect(closed.headers.getSetCookie().join()).toContain("guest-orders=; Max-Age=0");
    expect((await browser.get("/view-order")).body).toContain("The order is closed on this device.");
  });

  it("ends after its time", async () => {
    const browser = shop.browse();
    await openOrder(browser, order);
    await shop.passTime(GRANT_SECONDS - 5);
    expect((await browser.get(orderPage(order))).status).toBe(200);
    await shop.passTime(5);
    expect((await browser.get(orderPage(order))).location?.pathname).toBe("/view-order");
  });
});

describe("a signed link", () => {
  const LIFETIME_MS = 45 * 86_400_000;
  const signed = (ageMs = 0) => {
    const { siteId, orderNumber, email } = order;
    const now = () => new Date(shop.deps.now().getTime() - ageMs);
    return orderLink({ siteId, orderNumber, email }, { secret: shop.settings.sessionSecret, now });
  };

  it("opens its order, and leaves the address, the referrer and the log at once", async () => {
    const browser = shop.browse();
    const link = await signed();
    const answer = await browser.get(link);
    expect([answer.status, answer.location?.href]).toEqual([302, `http://shop.test${orderPage(order)}`]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await open(browser, link)).body).toContain(`Order ${order.orderNumber}`);
    const key = new URL(link, "http://shop.test").searchParams.get("key") ?? "";
    expect(key.length).toBeGreaterThan(100);
    expect(shop.lines()).toContain(orderPage(order));
    expect(shop.lines()).not.toContain(key.slice(-40));
    expect(shop.lines()).not.toContain("key=");
  });

  it.each([
    ["forged", async () => `${orderPage(order)}?key=eyJhbGciOiJkaXIifQ..a.b.c`],
    ["empty", async () => `${orderPage(order)}?key=`],
    ["of another order", async () => (await signed()).replace(order.orderNumber, older.orderNumber)],
    ["of another make", async () => `/jaguar${await signed()}`],
    ["expired", async () => signed(LIFETIME_MS)],
  ])("that is %s leads to the lookup", async (_, linkOf) => {
    const link = await linkOf();
    const page = await open(shop.browse(), link);
    expect(page.url.pathname).toMatch(/\/view-order$/);
    expect(page.url.search).not.toContain("key");
  });
});
