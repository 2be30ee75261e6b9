import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOrderHistory } from "../../../contracts/order-management/order-summary.ts";
import { listSubscriptions } from "../../../contracts/order-management/subscriptions.ts";
import { getPaymentMethodInformation } from "../../../contracts/order-management/update-record.ts";
import { findDemoCustomer } from "../../../seed/customers.ts";
import type { Browser } from "../../identity/browser.ts";
import { origin, startTestShop, type TestShop } from "../../shop/shop-fixture.ts";
import { otherOwner, owner, requestOf, signIn } from "../../shop/sign-in.ts";

let shop: TestShop;
let visitor: Browser;
beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.browse();
  await signIn(visitor, owner);
}, 180_000);
afterAll(() => shop.stop());

const accountOf = (persona: "severalVehicles" | "ordersInEveryStatus") =>
  findDemoCustomer({ siteId: "VCS", market: "GBR", persona }).cdcId;
const ownId = accountOf("severalVehicles");
const foreignId = accountOf("ordersInEveryStatus");
/** The VIN prefix of Oliver's vehicles and his name: nothing of them may be answered to Charlotte. */
const foreignName = "Oliver";

type Call = { query?: string; method?: string; prefix?: string; browser?: Browser; headers?: Record<string, string> };

async function call(name: string, body: unknown, options: Call = {}) {
  const { query = `controllerName=SOM&controllerMethod=${name}`, method = "POST", prefix = "", browser } = options;
  const cookie = requestOf(browser ?? visitor).headers.get("cookie") ?? "";
  const response = await shop.fetch(
    new Request(`${origin}${prefix}/service-call-controller?${query}`, {
      method,
      headers: { cookie, origin, "content-type": "application/json", ...options.headers },
      ...(method !== "GET" && body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const document = (response.headers.get("content-type") ?? "").includes("json") ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, document };
}
const ask = (name: string, methodRequest: object, options?: Call) => call(name, { methodRequest }, options);

const readOrders = async (accountId: string, siteId = "VCS") =>
  (await shop.services.orderManagement(getOrderHistory, { body: { accountId, siteId } })).records;
const readSubscriptions = async (accountId: string, siteId = "VCS") =>
  (await shop.services.orderManagement(listSubscriptions, { body: { accountId, siteId } })).records;
const readRecord = async (accountId: string) =>
  (await shop.services.orderManagement(getPaymentMethodInformation, { body: { accountId } })).records[0];

describe("the caller's own account", () => {
  it("is answered by every method that reads", async () => {
    const history = await ask("History", { limit: 5 });
    const own = await readOrders(ownId);
    expect([history.status, history.document.totalSize]).toEqual([200, own.length]);
    expect(history.headers.get("cache-control")).toBe("private, no-store");
    const [order] = history.document.records;
    const details = await ask("Details", { orderId: order.Id, orderReference: order.OrderNumber });
    expect([details.status, details.document.OrderNumber]).toEqual([200, order.OrderNumber]);
    const invoiced = own.find(({ SNPOMSZuoraInvoice_R }) => SNPOMSZuoraInvoice_R);
    const externalInvoiceId = invoiced?.SNPOMSZuoraInvoice_R?.Zuora_ExternalId_C;
    expect((await ask("CreditNoteDetails", { externalInvoiceId })).document).toHaveProperty("creditNotes");
    const subscriptions = await ask("SubscriptionList", { accountId: ownId });
    expect(subscriptions.document.records.length).toBeGreaterThan(5);
    expect((await ask("PaymentMethodInformation", {})).document.records[0].SNP_OMS_FirstName__c).toBe(owner.firstName);
    const { vin } = subscriptions.document.records[0];
    expect((await ask("ActiveSubsctionList", { vin })).document.records.length).toBeGreaterThan(0);
  });

  it("is answered with the make of the shop only", async () => {
    const jaguar = shop.browse();
    await signIn(jaguar, owner, "/jaguar/sign-in");
    const answered = await ask("SubscriptionList", {}, { browser: jaguar, prefix: "/jaguar" });
    const vins: string[] = answered.document.records.map(({ vin }: { vin: string }) => vin);
    expect(vins.length).toBeGreaterThan(5);
    expect(vins.every((vin) => /^SA[JD]/.test(vin))).toBe(true);
    const claimed = await ask("History", { siteId: "VCS" }, { browser: jaguar, prefix: "/jaguar" });
    const numbers = (await readOrders(ownId, "VCSJ")).map(({ OrderNumber }) => OrderNumber);
    expect(claimed.document.records.map((one: { OrderNumber: string }) => one.OrderNumber)).toEqual(numbers);
    const foreignMake = await ask("ActiveSubsctionList", { vin: vins[0] });
    expect(foreignMake.status).toBe(404);
  });

  it("is changed by the caller, twice without harm", async () => {
    const subscription = (await readSubscriptions(ownId)).find((one) => one.isAutoRenewalActivated)!;
    const off = { refSubscription: "Asset", recordId: subscription.Id, fields: { SNP_OMS_AutoRenewal__c: false } };
    for (let time = 1; time <= 2; time += 1) {
      const { status, document } = await ask("UpdateOmsRecord", off);
      expect([status, document.patchResult.result]).toEqual([200, "Success"]);
    }
    const changed = (await readSubscriptions(ownId)).find(({ Id }) => Id === subscription.Id);
    expect(changed?.isAutoRenewalActivated).toBe(false);
    const on = {
      ...off,
      fields: { SNP_OMS_AutoRenewal__c: true, SNP_OMS_AutoRenewalConsentText__c: "Free of charge" },
    };
    for (const version of [{}, { SNP_OMS_AutoRenewalConsentVersion__c: "0123456789ab" }]) {
      const { status, document } = await ask("UpdateOmsRecord", { ...on, fields: { ...on.fields, ...version } });
      expect([status, document.reason]).toEqual([409, "AUTO_RENEWAL_TERMS_NOT_AGREED"]);
    }
    const ended = (await readSubscriptions(ownId)).find(({ serviceStatus }) => serviceStatus === "Expired")!;
    const cancel = { refSubscription: "Asset", recordId: ended.Id, cancelAutoRenewalItems: [{}] };
    const refused = await ask("UpdateOmsRecord", cancel);
    expect([refused.status, refused.document.reason]).toEqual([409, "COOLING_OFF_PERIOD_OVER"]);
  });
});

describe("a payment record", () => {
  const save = (fields: object, more: object = {}, options?: Call) =>
    ask("UpdateOmsRecord", { refPaymentMethod: "SNP_OMS_PaymentMethod__c", fields, ...more }, options);

  it("takes an address, from the IP address of the connection", async () => {
    const recordId = (await readRecord(ownId))?.Id;
    const address = { SNP_OMS_BillingAddress__City__s: "Warwick" };
    expect((await save(address, { recordId, ip: "203.0.113.99" })).status).toBe(200);
    expect((await readRecord(ownId))?.SNP_OMS_BillingAddress__City__s).toBe("Warwick");
  });

  it("takes a method of the caller, and no other", async () => {
    const own = await readRecord(ownId);
    const foreign = await readRecord(foreignId);
    const type = { SNP_OMS_PaymentType__c: "card" };
    const write = (token: string) => save({ ...type, SNP_OMS_PaymentMethodToken__c: token });
    expect((await write(own!.SNP_OMS_PaymentMethodToken__c)).status).toBe(200);
    for (const token of [foreign!.SNP_OMS_PaymentMethodToken__c, "pm_invented"]) {
      const { status, text } = await write(token);
      expect(status).toBe(403);
      expect(text).not.toContain(token);
    }
    expect((await readRecord(ownId))?.SNP_OMS_PaymentMethodToken__c).toBe(own!.SNP_OMS_PaymentMethodToken__c);
  });

  it("takes no country that the shop does not bill", async () => {
    expect((await save({ SNP_OMS_BillingAddress__CountryCode__s: "US" })).status).toBe(400);
  });

  it("takes no region to which nothing can be sold, also if only a part of the address is sent", async () => {
    const recordId = (await readRecord(ownId))?.Id;
    const bill = async (fields: object) => (await save(fields, { recordId })).status;
    const country = { SNP_OMS_BillingAddress__CountryCode__s: "FR" };
    const code = (text: string) => ({ SNP_OMS_BillingAddress__PostalCode__s: text });
    expect(await bill({ ...country, ...code("97110") })).toBe(400);
    expect(await bill({ ...country, ...code("75001") })).toBe(200);
    expect(await bill(code("97 110"))).toBe(400);
    expect((await readRecord(ownId))?.SNP_OMS_BillingAddress__PostalCode__s).toBe("75001");
  });

  it("takes no country but that of the card, where the site asks for it", async () => {
    const before = await readRecord(ownId);
    const american = { SNP_OMS_BillingAddress__CountryCode__s: "US", SNP_OMS_BillingAddress__PostalCode__s: "10001" };
    expect(await save(american, { recordId: before?.Id }, { prefix: "/en-US" })).toMatchObject({
      status: 400,
      document: { detail: "The country of the address is not that of the payment method." },
    });
    expect(await readRecord(ownId)).toEqual(before);
  });

  it("of another customer is not found", async () => {
    const before = await readRecord(foreignId);
    const recordId = before?.Id;
    expect((await save({ SNP_OMS_LastName__c: "Mallory" }, { recordId })).status).toBe(404);
    const removal = { refPaymentMethod: "SNP_OMS_PaymentMethod__c", recordId, isDeleted: true };
    expect((await ask("UpdateOmsRecord", removal)).status).toBe(404);
    expect(await readRecord(foreignId)).toEqual(before);
  });
});

describe("another customer", () => {
  it.each([
    "History",
    "Details",
    "CreditNoteDetails",
    "SubscriptionList",
    "PaymentMethodInformation",
    "ActiveSubsctionList",
    "UpdateOmsRecord",
  ])("named in the body of %s is refused", async (name) => {
    const { status, text } = await ask(name, { accountId: foreignId });
    expect(status).toBe(403);
    expect(text).not.toContain(foreignName);
  });

  it("has orders, invoices, vehicles and subscriptions that are not found", async () => {
    const [order] = (await readOrders(foreignId)).filter(({ SNPOMSZuoraInvoice_R }) => SNPOMSZuoraInvoice_R);
    const [subscription] = await readSubscriptions(foreignId);
    const own = (await readSubscriptions(ownId)).find(({ serviceStatus }) => serviceStatus === "Installed");
    const off = { SNP_OMS_AutoRenewal__c: false };
    const requests: [string, object][] = [
      ["Details", { orderId: order!.Id, orderReference: order!.OrderNumber }],
      ["CreditNoteDetails", { externalInvoiceId: order!.SNPOMSZuoraInvoice_R!.Zuora_ExternalId_C }],
      ["ActiveSubsctionList", { vin: subscription!.vin }],
      ["ActiveSubsctionList", { vin: "SALEA7BWAS2Z09999" }],
      ["UpdateOmsRecord", { refSubscription: "Asset", recordId: subscription!.Id, fields: off }],
      ["UpdateOmsRecord", { refSubscription: "Asset", recordId: subscription!.Id, cancelAutoRenewalItems: [{}] }],
      [
        "UpdateOmsRecord",
        { refSubscription: "Asset", recordId: own!.Id, cancelAutoRenewalItems: [{ recordId: subscription!.Id }] },
      ],
    ];
    const answers = await Promise.all(requests.map(([name, request]) => ask(name, request)));
    expect(answers.map(({ status }) => status)).toEqual(requests.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await readSubscriptions(foreignId))[0]).toEqual(subscription);
  });

  it("is seen by themselves", async () => {
    const other = shop.browse();
    await signIn(other, otherOwner);
    const { document } = await ask("PaymentMethodInformation", {}, { browser: other });
    expect(document.records[0].SNP_OMS_FirstName__c).toBe(foreignName);
  });
});

describe("a request in the query", () => {
  const askByQuery = (name: string, methodRequest: string, body?: unknown, options: Call = {}) => {
    const query = new URLSearchParams({ controllerName: "SOM", controllerMethod: name, methodRequest });
    return call(name, body, { ...options, query: String(query) });
  };

  it("is answered like one in the body", async () => {
    const inBody = await ask("History", { limit: 2 });
    for (const body of [undefined, {}]) {
      const inQuery = await askByQuery("History", '{"limit":2}', body);
      expect([inQuery.status, inQuery.document]).toEqual([200, inBody.document]);
    }
  });

  it("names no other account, whatever the body says, and a guest gets nothing", async () => {
    const foreign = JSON.stringify({ accountId: foreignId });
    for (const body of [undefined, {}, { accountId: ownId }]) {
      const { status, text } = await askByQuery("PaymentMethodInformation", foreign, body);
      expect(status).toBe(403);
      expect(text).not.toContain(foreignName);
    }
    const query = `controllerName=SOM&controllerMethod=History&accountId=${foreignId}`;
    const claimed = await call("History", { methodRequest: {} }, { query });
    expect(claimed.document.totalSize).toBe((await readOrders(ownId)).length);
    expect((await askByQuery("History", "{}", undefined, { browser: shop.browse() })).status).toBe(401);
  });

  it.each([
    ["that is no JSON", "{", undefined],
    ["that is a list", "[]", undefined],
    ["beside another one in the body", "{}", { methodRequest: {} }],
  ])("%s is refused", async (_, methodRequest, body) => {
    expect((await askByQuery("History", methodRequest, body)).status).toBe(400);
  });
});

describe("a caller without a session of this shop", () => {
  it("is refused as a guest, and with a session of the other make", async () => {
    expect((await ask("History", {}, { browser: shop.browse() })).status).toBe(401);
    const { status, text } = await ask("SubscriptionList", {}, { prefix: "/jaguar" });
    expect([status, JSON.parse(text)]).toEqual([401, { detail: "There is no session." }]);
  });

  it("is refused from another origin", async () => {
    expect((await ask("History", {}, { headers: { origin: "https://evil.example" } })).status).toBe(403);
  });
});

describe("a call that does not fit", () => {
  it.each([
    ["no controller", "controllerMethod=History", { methodRequest: {} }, "MissingParameters"],
    ["no method", "controllerName=SOM", { methodRequest: {} }, "MissingParameters"],
    ["no body", "controllerName=SOM&controllerMethod=History", undefined, "MissingBody"],
    ["no JSON", "controllerName=SOM&controllerMethod=History", "{", "MissingBody"],
    ["no request", "controllerName=SOM&controllerMethod=History", {}, "MissingParameters"],
  ])("with %s is incomplete", async (_, query, body, type) => {
    const { status, document } = await call("", body, { query });
    expect([status, document.type]).toEqual([400, type]);
  });

  it.each([
    ["SOM", "history", {}],
    ["SOM", "Import", {}],
    ["SOM", "__proto__", {}],
    ["som", "History", {}],
    ["Order", "History", {}],
    ["SOM", "History", []],
    ["SOM", "History", "text"],
    ["SOM", "History", { limit: 0 }],
    ["SOM", "History", { unknown: 1 }],
    ["SOM", "Details", { guest: { orderNumber: "G01", email: "guest.gbr@example.com" } }],
    [
      "SOM",
      "UpdateOmsRecord",
      {
        refSubscription: "Asset",
        recordId: "02iAAAAAAAAAAAAAAA",
        guest: { orderNumber: "G01", email: "guest.gbr@example.com" },
        cancelAutoRenewalItems: [{}],
      },
    ],
    ["SOM", "ActiveSubsctionList", { vin: "' or 1=1 --" }],
    ["SOM", "UpdateOmsRecord", { refSubscription: "Order", recordId: "02iAAAAAAAAAAAAAAA", fields: {} }],
    ["SOM", "UpdateOmsRecord", { refSubscription: "Asset", recordId: "02iAAAAAAAAAAAAAAA", fields: { price: 1 } }],
  ])("%s %s %o is refused", async (controller, method, methodRequest) => {
    const query = `controllerName=${controller}&controllerMethod=${method}`;
    const { status } = await call("", { methodRequest }, { query });
    expect(status).toBe(400);
  });

  it.each(["GET", "PUT", "DELETE"])("%s is not allowed", async (method) => {
    const { status, headers } = await ask("History", {}, { method });
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });
});
