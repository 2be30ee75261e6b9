import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTE_NEEDS } from "../../app/middleware/guards/route-needs.ts";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { getPaymentMethodInformation } from "../../contracts/order-management/update-record.ts";
import type { Browser } from "../identity/browser.ts";
import { origin, startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { cookieHeaderOf, otherOwner, owner } from "../shop/sign-in.ts";
import { accountIdOf, browseAs, html, pathOf, subscriptionOf, subscriptionsOf } from "./subscription-pages.ts";

const documents = "/service-call-apigee-credit-notes";
const controller = "/service-call-controller?controllerName=SOM&controllerMethod=History";
const maxBodyBytes = 64 * 1024;

let shop: TestShop;
let visitor: Browser;
beforeAll(async () => {
  shop = await startTestShop();
  visitor = await browseAs(shop, owner);
}, 180_000);
afterAll(() => shop.stop());

type Sent = { method?: string; browser?: Browser; body?: BodyInit; headers?: Record<string, string> };

/** Sends a request with the cookies of a browser, as a script of the shop's own origin would. */
async function send(path: string, { method = "POST", browser = visitor, body, headers }: Sent) {
  const response = await shop.fetch(
    new Request(origin + path, {
      method,
      headers: { cookie: cookieHeaderOf(browser), origin, ...headers },
      ...(body !== undefined && { body }),
      redirect: "manual",
    }),
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const find = () => subscriptionOf(shop, owner, { serviceId: "LIVE" });

const masked = (vin: string) => `${vin.slice(0, 4)}XXXXXXXXX${vin.slice(-4)}`;

/** Ids by which the records of the other customer could be asked for, and what must never be answered. */
async function foreignRecords() {
  const accountId = accountIdOf(otherOwner);
  const { records: orders } = await shop.services.orderManagement(getOrderHistory, { body: { accountId } });
  // Its invoice can be opened.
  const order = orders.find(({ OrderNumber }) => OrderNumber.endsWith("V04"));
  const [subscription] = await subscriptionsOf(shop, otherOwner, "VCS");
  const payment = await shop.services.orderManagement(getPaymentMethodInformation, { body: { accountId } });
  const [record] = payment.records;
  if (!order || !subscription || !record) throw new Error("The other customer has no records.");
  return {
    ids: {
      accountId,
      customerId: accountId,
      uuid: accountId,
      orderId: order.Id,
      orderReference: order.OrderNumber,
      assetId: subscription.Id,
      recordId: record.Id,
      vehicle: subscription.vin,
    },
    // Ids that were sent may come back as a part of the address.
    secrets: [otherOwner.firstName, order.SNPOMSLastName_C ?? "", masked(subscription.vin)],
    order,
    record,
  };
}

/** Every page of the account, with an own subscription and an own order where it needs one. */
async function ownPages(): Promise<string[]> {
  const { records } = await shop.services.orderManagement(getOrderHistory, {
    body: { accountId: accountIdOf(owner), siteId: "VCS", limit: 1 },
  });
  const [order] = records;
  const { Id: assetId } = await find();
  return Object.keys(ROUTE_NEEDS)
    .filter((path) => path.startsWith("/account/"))
    .map((path) =>
      path
        .replace(":assetId", assetId)
        .replace(":orderId", order?.Id ?? "")
        .replace(":orderReference", order?.OrderNumber ?? ""),
    );
}

describe("ids of another customer", () => {
  it("in the query of every page change nothing about whose page it is", async () => {
    const { ids, secrets } = await foreignRecords();
    const pages = await ownPages();
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const { status, text } = await send(`${page}?${new URLSearchParams(ids)}`, { method: "GET", headers: html });
      expect([page, [200, 302].includes(status)]).toEqual([page, true]);
      expect([page, secrets.filter((secret) => text.includes(secret))]).toEqual([page, []]);
    }
  });

  it("in the form of every page change nothing of theirs", async () => {
    const { ids, secrets, record } = await foreignRecords();
    const before = await subscriptionsOf(shop, otherOwner);
    const intents = ["turnOff", "turnOn", "requestRefund", "buy", "save", "delete", "deleteMethod"];
    for (const page of await ownPages()) {
      // Its own subscription is what this form is about.
      if (page === pathOf(await find())) continue;
      for (const intent of intents) {
        const body = new URLSearchParams({ ...ids, intent, mark: "x", firstName: "Mallory" });
        const { text } = await send(page, { body, headers: html });
        expect([page, intent, secrets.filter((secret) => text.includes(secret))]).toEqual([page, intent, []]);
      }
    }
    expect(await subscriptionsOf(shop, otherOwner)).toEqual(before);
    const { records } = await shop.services.orderManagement(getPaymentMethodInformation, {
      body: { accountId: accountIdOf(otherOwner) },
    });
    expect(records[0]).toEqual(record);
  });

  it("in the headers and the query of a call are ignored", async () => {
    const { ids, secrets } = await foreignRecords();
    const { status, text } = await send(`${controller}&${new URLSearchParams(ids)}`, {
      headers: { "content-type": "application/json", "external-id": ids.accountId, "x-account-id": ids.accountId },
      body: JSON.stringify({ methodRequest: {} }),
    });
    expect(status).toBe(200);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe("a session of one make", () => {
  it("opens no page of the account at the other, and sends no form there", async () => {
    const browser = await browseAs(shop, owner, "/jaguar");
    // The provider would sign the customer in again without a question.
    const cookie = browser
      .cookies()
      .filter(({ name }) => name.endsWith("_VCSJ"))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    expect(cookie).not.toBe("");
    const own = await send("/jaguar/account/my-orders", { method: "GET", headers: { ...html, cookie } });
    expect(own.status).toBe(200);
    for (const page of await ownPages()) {
      for (const method of ["GET", "POST"]) {
        const body = method === "POST" ? { body: new URLSearchParams({ intent: "turnOff" }) } : {};
        const { status, text } = await send(page, { method, headers: { ...html, cookie }, ...body });
        expect([page, method, [302, 303].includes(status)]).toEqual([page, method, true]);
        expect(text).not.toContain(owner.firstName);
      }
    }
    expect((await find()).isAutoRenewalActivated).toBe(true);
    const call = { headers: { cookie, "content-type": "application/json" }, body: '{"methodRequest":{}}' };
    expect((await send(controller, call)).status).toBe(401);
    expect(
      (
        await send(documents, {
          headers: { cookie },
          body: new URLSearchParams({ recordType: "invoice", recordId: "1" }),
        })
      ).status,
    ).toBe(401);
  });
});

describe("another method", () => {
  it.each(["PUT", "PATCH", "DELETE"])("%s is refused by every page, and changes nothing", async (method) => {
    for (const page of await ownPages()) {
      const { status } = await send(page, { method, body: new URLSearchParams({ intent: "turnOff" }) });
      expect([page, status]).toEqual([page, 405]);
    }
    expect((await find()).isAutoRenewalActivated).toBe(true);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"])("%s sends no document", async (method) => {
    const { order } = await foreignRecords();
    const body = new URLSearchParams({
      recordType: "invoice",
      recordId: order.SNPOMSZuoraInvoice_R?.Zuora_ExternalId_C ?? "",
    });
    const browser = await browseAs(shop, otherOwner);
    const { status, headers } = await send(documents, { method, browser, ...(method !== "GET" && { body }) });
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });

  it.each(["POST", "PUT", "DELETE"])("%s does not search the help", async (method) => {
    const { status } = await send("/service-call-search-assets?locale=en-GB", { method, body: "{}" });
    expect(status).toBe(405);
  });
});

describe("a body", () => {
  it("that is too large is refused by pages and calls", async () => {
    const body = "x".repeat(maxBodyBytes + 1);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const json = { "content-type": "application/json" };
    for (const [path, headers] of [
      [pathOf(await find()), form],
      [documents, form],
      [documents, json],
      [controller, json],
    ] as const) {
      expect([path, (await send(path, { body, headers })).status]).toEqual([path, 413]);
    }
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    '{"recordType":{},"recordId":[]}',
    '{"recordType":"invoice","recordId":1}',
  ])("of a document's call that is %j is refused", async (body) => {
    const { status } = await send(documents, { body, headers: { "content-type": "application/json" } });
    expect(status).toBe(400);
  });

  it.each(["constructor", "__proto__", "toString", "Zuora_Invoice_C\0", "INVOICE"])(
    "names no kind of document: %j",
    async (recordType) => {
      const body = JSON.stringify({ recordType, recordId: "1" });
      expect((await send(documents, { body, headers: { "content-type": "application/json" } })).status).toBe(400);
    },
  );
});

describe("a call of a customer", () => {
  const json = { "content-type": "application/json" };

  it("whose session commerce has ended is refused, as the pages are", async () => {
    const browser = await browseAs(shop, otherOwner);
    const { order } = await foreignRecords();
    const invoice = { recordType: "invoice", recordId: order.SNPOMSZuoraInvoice_R?.Zuora_ExternalId_C ?? "" };
    const ask = async () => [
      (await send(controller, { browser, headers: json, body: '{"methodRequest":{}}' })).status,
      (await send(documents, { browser, body: new URLSearchParams(invoice) })).status,
    ];
    expect(await ask()).toEqual([200, 200]);
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    await shop.passTime(1_801);
    expect(await ask()).toEqual([401, 401]);
  });

  it("gets no document where the site hides the account", async () => {
    const browser = await browseAs(shop, otherOwner);
    const { order } = await foreignRecords();
    const invoice = { recordType: "invoice", recordId: order.SNPOMSZuoraInvoice_R?.Zuora_ExternalId_C ?? "" };
    const ask = () => send(documents, { browser, body: new URLSearchParams(invoice) });
    expect((await ask()).status).toBe(200);
    await shop.database.run(
      `update commerce.site_preferences set preferences = preferences || '{"c_hideAccountPage": true}'`,
    );
    // Preferences are cached for some minutes.
    await shop.passTime(600);
    expect(await ask()).toMatchObject({ status: 404, text: '{"error":"none"}' });
  });
});
