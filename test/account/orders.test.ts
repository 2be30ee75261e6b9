import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { findDemoCustomer } from "../../seed/customers.ts";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { newcomer, open, otherOwner, owner, signIn } from "../shop/sign-in.ts";

/** Changes what order management answers to a call; undefined leaves the answer alone. */
let tamper: ((path: string, answer: Response) => Promise<Response | undefined>) | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    // Order management does not answer in some tests.
    environment: { TEST_HOSTS: "shop.test", REQUEST_TIME_SCALE: "2" },
    async onOrderManagement(request, forward) {
      const answer = await forward(request);
      return (await tamper?.(new URL(request.url).pathname, answer)) ?? answer;
    },
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (tamper = undefined));

async function visitAs(person: { email: string }, prefix = ""): Promise<Browser> {
  const browser = shop.browse();
  await signIn(browser, person, `${prefix}/sign-in`);
  return browser;
}

const accountOf = (persona: "ordersInEveryStatus" | "refunds" | "magentoLegacy") =>
  findDemoCustomer({ siteId: "VCS", market: "GBR", persona });

/** All orders of a sample account, as order management has them. */
async function ordersOf(persona: Parameters<typeof accountOf>[0]) {
  const { cdcId: accountId } = accountOf(persona);
  return (await shop.services.orderManagement(getOrderHistory, { body: { accountId } })).records;
}

/** The order of the demonstration by the end of its number. */
async function orderOf(persona: Parameters<typeof accountOf>[0], key: string) {
  const order = (await ordersOf(persona)).find(({ OrderNumber }) => OrderNumber.endsWith(key));
  if (!order) throw new Error(`There is no order ${key}.`);
  return { ...order, path: `/account/my-orders/${order.Id}/${order.OrderNumber}` };
}

const awayText = "We can’t show this part at the moment";

/** What a reader sees of a page, without scripts. */
function textOf(body: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
  return main
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
}

const numbersIn = (body: string) => Array.from(textOf(body).matchAll(/Order ([DM]\w+)/g), ([, number = ""]) => number);

describe("the list of orders", () => {
  it("shows the newest five with connected navigation first, and five more by a link", async () => {
    const browser = await visitAs(otherOwner);
    const all = await ordersOf("ordersInEveryStatus");
    const listed = all.filter(
      (order) =>
        order.SNPOMSVin_C.startsWith("SAL") &&
        order.OrderItemSummaries.records[0]?.SNPOMSFeatureType_C === "ConnectedNavigation",
    );
    const first = await open(browser, "/account/my-orders");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect(numbersIn(first.body)).toHaveLength(5);
    expect(textOf(first.body)).toContain(`Showing 5 of ${listed.length} orders`);
    expect(first.body).toContain('href="/account/my-orders?shown=10"');
    const second = await open(browser, "/account/my-orders?shown=10");
    expect(numbersIn(second.body).slice(0, 5)).toEqual(numbersIn(first.body));
    expect(numbersIn(second.body)).toEqual(listed.slice(0, 10).map(({ OrderNumber }) => OrderNumber));
    const last = await open(browser, "/account/my-orders?shown=9995");
    expect(numbersIn(last.body)).toHaveLength(listed.length);
    expect(textOf(last.body)).not.toContain("Load more");
  });

  it.each([
    ["owner1.usa@example.com", "/en-US", true],
    ["owner1.cad@example.com", "/fr-CA", true],
    ["owner1.gbr@example.com", "", false],
    ["owner1.deu@example.com", "/de-DE", false],
  ])("shows all orders where the site's preference says so: %s %s", async (email, prefix, showsAll) => {
    const { body } = await open(await visitAs({ email }, prefix), `${prefix}/account/my-orders?shown=50`);
    expect(body.includes("/art/services/secure-tracker.svg")).toBe(showsAll);
  });

  it("hides most of the VIN, and marks cancelled orders", async () => {
    const browser = await visitAs(otherOwner);
    const { body } = await open(browser, "/account/my-orders?shown=9995");
    const orders = await ordersOf("ordersInEveryStatus");
    for (const vin of new Set(orders.map((order) => order.SNPOMSVin_C))) expect(body).not.toContain(vin);
    const badges = textOf(body).match(/Order Cancelled/g) ?? [];
    const landRovers = orders.filter((order) => order.SNPOMSVin_C.startsWith("SAL"));
    const marked = landRovers.filter(({ Status, SNPOMSStorefrontType_C: type }) =>
      type === "VCS"
        ? Status === "Payment Failed"
        : ["Canceled", "Cancelled", "Order Cancelled", "Payment Error"].includes(Status),
    );
    expect(badges).toHaveLength(marked.length);
  });

  it("says that there are none", async () => {
    const { body } = await open(await visitAs(newcomer), "/account/my-orders");
    expect(textOf(body)).toContain("No orders All orders placed on this website will appear here");
    expect(textOf(body)).not.toContain("Showing");
  });

  it("has only the orders of the page's make", async () => {
    const orders = await ordersOf("ordersInEveryStatus");
    const numbersOf = (isJaguar: boolean) =>
      orders
        .filter((order) => /^SA[JD]/.test(order.SNPOMSVin_C) === isJaguar)
        .filter(({ OrderItemSummaries: { records } }) => records[0]?.SNPOMSFeatureType_C === "ConnectedNavigation")
        .map(({ OrderNumber }) => OrderNumber)
        .toSorted();
    for (const [prefix, isJaguar] of [
      ["/jaguar", true],
      ["", false],
    ] as const) {
      const { body } = await open(await visitAs(otherOwner, prefix), `${prefix}/account/my-orders?shown=9995`);
      expect(numbersOf(isJaguar).length).toBeGreaterThan(5);
      expect(numbersIn(body).toSorted()).toEqual(numbersOf(isJaguar));
    }
  });
});

describe("the page of an order", () => {
  it("shows every order of the demonstration, with a state that is mapped", { timeout: 120_000 }, async () => {
    const browser = await visitAs(otherOwner);
    for (const order of await ordersOf("ordersInEveryStatus")) {
      const { status, body } = await open(browser, `/account/my-orders/${order.Id}/${order.OrderNumber}`);
      expect([order.OrderNumber, status]).toEqual([order.OrderNumber, 200]);
      expect(textOf(body)).not.toContain("State not mapped yet");
      expect(body).not.toContain(order.SNPOMSVin_C);
    }
    expect(shop.lines()).not.toContain("State not mapped yet");
  });

  it("has the title, the summary and the items by their names", async () => {
    const browser = await visitAs(otherOwner);
    const order = await orderOf("ordersInEveryStatus", "V11");
    const { body } = await open(browser, order.path);
    expect(body).toContain(`<title>Order ${order.OrderNumber} | Land Rover UK</title>`);
    expect(body).toContain('content="View the order details of your recent purchase."');
    const text = textOf(body);
    expect(text).toContain("Home Orders View or manage my order");
    expect(text).toContain("Oliver Pemberton 7 Earl Street Flat 2 Coventry CV1 5RT");
    expect(text).toContain("Payment method Visa **** 4242");
    expect(text).toContain("Total £490");
    const names = [
      "Connected Navigation",
      "Guardian Alerts",
      "Live Traffic &amp; Information",
      "Online Pack with Data",
    ];
    const places = [...names, "Remote", "Secure Tracker"].map((name) => text.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain("Your refund is on the way. We have initiated your refund of £89 to Visa **** 4242.");
    expect(text).toContain("One-year plan");
  });

  it.each([
    ["V06", ["We’ve received a refund request of £89 for this item", "Draft", "Refund requested"]],
    ["V07", ["Refund issued", "Processed", "Your credit note will be ready to view shortly"]],
    ["V10", ["Refund error"]],
    ["V12", ["Apologies, we couldn’t process your payment, so we had to cancel your order."]],
    ["V13", ["Payment failed", "Sorry, but we are unable to process this order", "Edit payment method"]],
    ["V01", ["Your invoice will be ready to view shortly", "Payment pending"]],
    ["V14", ["Installation failed"]],
  ])("of the sample %s says what happens", async (key, texts) => {
    const order = await orderOf("ordersInEveryStatus", key);
    const text = textOf((await open(await visitAs(otherOwner), order.path)).body);
    for (const expected of texts) expect(text).toContain(expected);
  });

  it("of the previous shop has no invoice and no last name, but the way to get one", async () => {
    const { email, lastName } = accountOf("magentoLegacy");
    const order = await orderOf("magentoLegacy", "M01");
    const { body } = await open(await visitAs({ email }), order.path);
    expect(textOf(body)).toContain("To access your invoice, please contact us at the Client Relationship Centre.");
    expect(body).toContain('href="/contact-us"');
    expect(textOf(body)).not.toContain(lastName);
    expect(body).not.toContain("service-call-apigee-credit-notes");
  });

  it("logs and shows a state that no table has", async () => {
    const order = await orderOf("ordersInEveryStatus", "V04");
    tamper = async (path, answer) => {
      if (!path.endsWith("/SOM-Details")) return undefined;
      const document = (await answer.json()) as typeof order;
      for (const item of document.OrderItemSummaries.records) item.Status = "Beamed Up";
      return Response.json(document);
    };
    const { status, body } = await open(await visitAs(otherOwner), order.path);
    expect(status).toBe(200);
    expect(textOf(body)).toContain("State not mapped yet");
    expect(shop.lines()).toContain("State not mapped yet: Beamed Up");
  });

  it("keeps the rest while the credit notes cannot be read", async () => {
    const order = await orderOf("ordersInEveryStatus", "V08");
    tamper = async (path) =>
      path.endsWith("/SOM-CreditNoteDetails") ? new Response("down", { status: 500 }) : undefined;
    const { status, body } = await open(await visitAs(otherOwner), order.path);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(awayText);
    expect(textOf(body)).toContain("Connected Navigation");
  });

  it.each([
    ["creditMessageError", "V08", awayText],
    ["refunded", "V04", "Refund issued"],
  ])("has the test switch %s", async (name, key, expected) => {
    const order = await orderOf("ordersInEveryStatus", key);
    const browser = await visitAs(otherOwner);
    expect(textOf((await open(browser, order.path)).body)).not.toContain(expected);
    expect(textOf((await open(browser, `${order.path}?${name}=true`)).body)).toContain(expected);
  });

  it.each([
    ["invoiceModalError", "V04"],
    ["creditModalError", "V08"],
  ])("leads to a broken document with the test switch %s", async (name, key) => {
    const order = await orderOf("ordersInEveryStatus", key);
    const browser = await visitAs(otherOwner);
    expect((await open(browser, order.path)).body).not.toContain("broken-for-testing");
    expect((await open(browser, `${order.path}?${name}=true`)).body).toContain("broken-for-testing");
  });
});

describe("an order of another customer", () => {
  it.each(["", "/jaguar", "/de-DE"])("is not found, and nothing of it is sent: %s", async (prefix) => {
    const order = await orderOf("ordersInEveryStatus", "V04");
    const { status, body } = await open(await visitAs(owner, prefix), prefix + order.path);
    expect(status).toBe(404);
    for (const foreign of ["Pemberton", "Earl Street", order.SNPOMSVin_C, "4242", "£89"]) {
      expect(body).not.toContain(foreign);
    }
  });

  it("is not shown to a guest, who is asked to sign in", async () => {
    const order = await orderOf("ordersInEveryStatus", "V04");
    const { url, body } = await open(shop.browse(), order.path);
    expect(url.pathname).toBe("/restricted-access");
    expect(body).not.toContain("Pemberton");
  });

  it.each([
    ["another reference", (id: string) => `${id}/D000`],
    ["a short id", (_: string, number: string) => `801/${number}`],
    ["an id with other characters", (_: string, number: string) => `801-AAAAAAAAAAAAAA/${number}`],
    ["a reference that is too long", (id: string) => `${id}/${"x".repeat(101)}`],
    ["a reference that cannot be stored", (id: string) => `${id}/%00`],
  ])("and an own one with %s are not found", async (_, pathOf) => {
    const order = await orderOf("ordersInEveryStatus", "V04");
    const browser = await visitAs(otherOwner);
    const { status } = await open(browser, `/account/my-orders/${pathOf(order.Id, order.OrderNumber)}`);
    expect(status).toBe(404);
  });
});

const failures = {
  "is away": async () => new Response("down", { status: 503 }),
  "is nonsense": async () => new Response("<html>maintenance</html>"),
  "has another shape": async () => Response.json({ totalSize: "many" }),
  "does not answer": () => new Promise<Response>(() => {}),
};

describe.each(Object.entries(failures))("while order management %s", (_, answer) => {
  it.each(["list", "order"])(
    "the page of the %s says so, and can be tried again",
    { timeout: 60_000 },
    async (page) => {
      const order = await orderOf("ordersInEveryStatus", "V04");
      const browser = await visitAs(otherOwner);
      tamper = answer;
      const shown = await open(browser, page === "list" ? "/account/my-orders" : order.path);
      expect(shown.status).toBe(503);
      expect(textOf(shown.body)).toContain(awayText);
      expect(textOf(shown.body)).toContain("Retry");
      expect(textOf(shown.body)).toContain("Orders");
    },
  );
});
