import { beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "../../contracts/client.ts";
import { importOrder } from "../../contracts/order-management/import-order.ts";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { createOrderManagementClient, somFault } from "../../contracts/order-management/som.ts";
import { getPaymentMethodInformation } from "../../contracts/order-management/update-record.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { paidItem, paidOrder } from "../../test/order-management/paid-order.ts";
import { fullRecord, createSoldFixture } from "../../test/order-management/sold-fixture.ts";

const ada = "account-ada";
const strangers = ["account-bob", "account-unknown", "' or 1=1 --"];
const refPaymentMethod = "SNP_OMS_PaymentMethod__c";

async function post(connection: Connection, method: string, body: BodyInit | undefined): Promise<Response> {
  const { baseUrl, fetch } = connection;
  const request = () => new Request(`${baseUrl}${method}`, { method: "POST", ...(body !== undefined && { body }) });
  try {
    return await fetch(request());
  } catch {
    // A server that refuses a body unread closes the connection, maybe while the next request is being sent on it.
    return fetch(request());
  }
}

describeContract("order management refuses", createSoldFixture, (connect, fixture) => {
  let assetId = "";
  let recordId = "";
  beforeAll(async () => {
    assetId = (await fixture().subscriptionOf(ada)).Id;
    recordId = (await createOrderManagementClient(connect())(getPaymentMethodInformation, { body: { accountId: ada } }))
      .records[0]!.Id;
  });

  describe("records of other accounts, like records that do not exist", () => {
    const bodies = () => [
      { refSubscription: "Asset", recordId: assetId, fields: { SNP_OMS_AutoRenewal__c: false } },
      { refSubscription: "Asset", recordId: assetId, fields: { SNP_OMS_AutoRenewal__c: true } },
      { refSubscription: "Asset", recordId: assetId, cancelAutoRenewalItems: [{}] },
      { refPaymentMethod, recordId, fields: { SNP_OMS_LastName__c: "Mallory" } },
      { refPaymentMethod, recordId, isDeleted: true },
    ];
    it.each(strangers)("for %s", async (accountId) => {
      const before = await fixture().fingerprint();
      for (const body of bodies()) {
        const foreign = await post(connect(), "/SOM-UpdateOmsRecord", JSON.stringify({ ...body, accountId }));
        const missing = await post(
          connect(),
          "/SOM-UpdateOmsRecord",
          JSON.stringify({ ...body, accountId, recordId: "02iAAAAAAAAAAAAAAA" }),
        );
        expect(foreign.status).toBe(404);
        expect(await foreign.text()).toBe(await missing.text());
      }
      expect(await fixture().fingerprint()).toEqual(before);
    });
  });

  describe("invalid input", () => {
    const asset = { refSubscription: "Asset", accountId: ada, recordId: "02iAAAAAAAAAAAAAAA" };
    const payment = { refPaymentMethod, accountId: ada };
    const off = { SNP_OMS_AutoRenewal__c: false };
    const order = paidOrder({ orderNo: "bad" });
    const rows: [string, unknown][] = [
      ["/SOM-History", undefined],
      ["/SOM-History", "{"],
      ["/SOM-History", null],
      ["/SOM-History", []],
      ["/SOM-History", {}],
      ["/SOM-History", { accountId: 1 }],
      ["/SOM-History", { accountId: "" }],
      ["/SOM-History", { accountId: "a\0b" }],
      ["/SOM-History", { accountId: "\ud800" }],
      ["/SOM-History", { accountId: "x".repeat(101) }],
      ["/SOM-History", { accountId: ada, limit: 0 }],
      ["/SOM-History", { accountId: ada, limit: 10_000 }],
      ["/SOM-History", { accountId: ada, limit: -1 }],
      ["/SOM-History", { accountId: ada, unknown: true }],
      ["/SOM-Details", { accountId: ada, orderId: "1", orderReference: "A-1" }],
      ["/SOM-Details", { accountId: ada, orderId: "1OsAAAAAAAAAAAAAAA" }],
      ["/SOM-Details", { guest: { orderNumber: "G-1" } }],
      ["/SOM-CreditNoteDetails", { accountId: ada }],
      ["/SOM-CreditNoteDetails", { guest: { orderNumber: "G-1" }, externalInvoiceId: "x" }],
      [
        "/SOM-CreditNoteDetails",
        { accountId: ada, guest: { orderNumber: "G-1", email: "g@example.com" }, externalInvoiceId: "x" },
      ],
      ["/SOM-SubscriptionList", {}],
      ["/SOM-ActiveSubsctionList", { vin: "' or 1=1 --" }],
      ["/SOM-ActiveSubsctionList", { vin: "SALEA7BWAS2Z0020" }],
      ["/SOM-PaymentMethodInformation", { accountId: [ada] }],
      ["/SOM-UpdateOmsRecord", {}],
      ["/SOM-UpdateOmsRecord", { ...asset, fields: {} }],
      ["/SOM-UpdateOmsRecord", { ...asset, fields: { ...off, price: 1 } }],
      ["/SOM-UpdateOmsRecord", { ...asset, fields: { CoolingOffPeriodEndDate: "2099-01-01T00:00:00Z" } }],
      ["/SOM-UpdateOmsRecord", { ...asset, fields: { SNP_OMS_AutoRenewal__c: "false" } }],
      ["/SOM-UpdateOmsRecord", { ...asset, refSubscription: "Account", fields: off }],
      [
        "/SOM-UpdateOmsRecord",
        { ...asset, fields: { ...off, SNP_OMS_AutoRenewalCancellationReason__c: "Purchased by mistake" } },
      ],
      ["/SOM-UpdateOmsRecord", { ...asset, fields: { ...off, SNP_OMS_AutoRenewalAdditionalInfo__c: "x".repeat(151) } }],
      ["/SOM-UpdateOmsRecord", { ...asset, cancelAutoRenewalItems: [] }],
      ["/SOM-UpdateOmsRecord", { ...asset, cancelAutoRenewalItems: [{ cancellationReason: "Because" }] }],
      ["/SOM-UpdateOmsRecord", { ...asset, cancelAutoRenewalItems: [{ additionalInfo: "x".repeat(151) }] }],
      ["/SOM-UpdateOmsRecord", { ...asset, accountId: undefined, cancelAutoRenewalItems: [{}] }],
      ["/SOM-UpdateOmsRecord", { ...payment, fields: {} }],
      ["/SOM-UpdateOmsRecord", { ...payment, fields: { account_id: "account-bob" } }],
      ["/SOM-UpdateOmsRecord", { ...payment, fields: { SNP_OMS_Last4Digits__c: "4242424242424242" } }],
      ["/SOM-UpdateOmsRecord", { ...payment, fields: fullRecord, ip: "localhost" }],
      ["/SOM-UpdateOmsRecord", { ...payment, refPaymentMethod: "Asset", fields: fullRecord }],
      ["/orders", undefined],
      ["/orders", { ...order, items: [] }],
      ["/orders", { ...order, total: -1 }],
      ["/orders", { ...order, total: 0.5 }],
      ["/orders", { ...order, total: 1e12 }],
      ["/orders", { ...order, orderNo: "a\0" }],
      ["/orders", { ...order, placedAt: "yesterday" }],
      ["/orders", { ...order, items: [{ ...paidItem(), termType: "day" }] }],
      ["/orders", { ...order, items: [{ ...paidItem(), term: -12 }] }],
      ["/orders", { ...order, extra: 1 }],
    ];
    it.each(rows)("%s %j", async (method, body) => {
      const before = await fixture().fingerprint();
      const text = body === undefined || body === "{" ? (body as string | undefined) : JSON.stringify(body);
      const response = await post(connect(), method, text);
      expect(response.status).toBe(400);
      expect(somFault.parse(await response.json())[0]!.errorCode).toBe("JSON_PARSER_ERROR");
      expect(await fixture().fingerprint()).toEqual(before);
    });
  });

  it.each(["/SOM-History", "/SOM-UpdateOmsRecord", "/orders"])("a body above 64 KB to %s", async (method) => {
    const response = await post(connect(), method, JSON.stringify({ accountId: "x".repeat(65_536) }));
    expect(response.status).toBe(413);
    expect(somFault.parse(await response.json())[0]!.errorCode).toBe("REQUEST_LIMIT_EXCEEDED");
  });

  it("unknown methods", async () => {
    for (const method of ["/SOM-Delete", "/SOM-history", "/SOM-"]) {
      expect((await post(connect(), method, "{}")).status).toBe(404);
    }
  });

  it("to change an order that was imported before", async () => {
    const call = createOrderManagementClient(connect());
    const first = await call(importOrder, { body: paidOrder({ orderNo: "twice" }) });
    const second = await call(importOrder, {
      body: paidOrder({ orderNo: "twice", customer: { accountId: "account-mallory" } }),
    });
    expect(second).toEqual(first);
    expect((await call(getOrderHistory, { body: { accountId: "account-mallory" } })).records).toEqual([]);
  });
});
