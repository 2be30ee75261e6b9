import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "../../contracts/client.ts";
import { importOrder } from "../../contracts/order-management/import-order.ts";
import { creditNoteDetails, details, history } from "../../contracts/order-management/order-summary.ts";
import { createOrderManagementClient, somFault } from "../../contracts/order-management/som.ts";
import { activeSubscriptionList, subscriptionList } from "../../contracts/order-management/subscriptions.ts";
import {
  paymentMethodInformation,
  type PaymentRecordFields,
  updateOmsRecord,
} from "../../contracts/order-management/update-record.ts";
import { type Database, readRows } from "../../database/open-database.ts";
import { describeWire } from "../../test/describe-wire.ts";
import { openOrderGround, type OrderGround } from "./testing/order-ground.ts";
import { guestCustomer, paidItem, paidOrder } from "./testing/paid-order.ts";

let ground: OrderGround;

async function prepare() {
  ground = await openOrderGround();
  await ground.take(paidOrder({ orderNo: "A-1", items: [paidItem({ isAutoRenewed: true })] }));
  await ground.pass(20);
  await ground.pass(20);
  await ground.take(
    paidOrder({ orderNo: "B-1", customer: { accountId: "account-bob" }, vehicle: { vin: "SALEA7BWAS2Z00999" } }),
  );
  await ground.take(paidOrder({ orderNo: "G-1", customer: { ...guestCustomer, email: "Guest@example.com" } }));
  return { app: ground.app, close: () => ground.close() };
}

const ada = "account-ada";
const strangers = ["account-bob", "account-nobody", "' or 1=1 --"];

/** Everything the service keeps, to see that a refused request left it alone. */
async function fingerprint({ queries }: Database): Promise<unknown> {
  const tables = ["orders", "order_items", "assets", "payment_records", "refunds", "audit", "coverage"];
  const rows = await Promise.all(
    tables.map((table) =>
      readRows(
        queries,
        sql.raw(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash
        from order_management.${table} t`),
      ),
    ),
  );
  return [rows, await readRows(queries, sql`select count(*)::int as jobs from jobs`)];
}

async function post(connection: Connection, method: string, body: BodyInit | undefined): Promise<Response> {
  const { baseUrl, fetch } = connection;
  const request = () => new Request(`${baseUrl}${method}`, { method: "POST", ...(body !== undefined && { body }) });
  try {
    return await fetch(request());
  } catch {
    // A server that refuses a body unread closes the connection, perhaps just as it is taken for the next request.
    return fetch(request());
  }
}

describeWire("order management reads", prepare, (connect) => {
  it("tells the history with the wire's own names", async () => {
    const call = createOrderManagementClient(connect());
    const { totalSize, done, records } = await call(history, { body: { accountId: ada } });
    expect([totalSize, done]).toEqual([1, true]);
    expect(records[0]).toMatchObject({
      OrderNumber: "A-1",
      Status: "Paid",
      GrandTotalAmount: 89,
      CurrencyIsoCode: "GBP",
      BillingStreet: "1 Abbey Road|Whitley",
      SNPOMSFirstName_C: "Ada",
      SNPOMSLastName_C: "Byron",
      SNPOMSVin_C: "SALEA7BWAS2Z00201",
      SNPOMSIsGuestOrder_C: false,
      SNPOMSPaymentMethodToken_C: "tok_visa",
      SNPOMSZuoraInvoice_R: { attributes: { type: "Zuora_Invoice_C" } },
      OrderPaymentSummaries: {
        records: [
          {
            PaymentMethod: {
              attributes: { type: "CardPaymentMethod" },
              CardType: "visa",
              SNPOMSCreditCardLast4_C: "4242",
              SNPOMSType_C: "card",
            },
          },
        ],
      },
      OrderItemSummaries: {
        totalSize: 1,
        records: [
          {
            Name: "Connected Navigation",
            Status: "FULFILLED",
            SNPOMSInitialTermPeriod_C: 1,
            SNPOMSInitialTermPeriodType_C: "year",
            OriginalOrderItem: { TotalAmtWithTax: 89 },
            SNPOMSRefundStatus_C: null,
          },
        ],
      },
    });
    expect(records[0]!.Id).toMatch(/^1Os[A-Za-z0-9]{15}$/);
  });

  it("tells one order to its owner, by an id and a number that belong together", async () => {
    const call = createOrderManagementClient(connect());
    const [order] = (await call(history, { body: { accountId: ada } })).records;
    const asked = { accountId: ada, orderId: order!.Id, orderReference: "A-1" };
    expect(await call(details, { body: asked })).toEqual(order);
    const others = [{ orderReference: "B-1" }, { orderId: order!.Id.toLowerCase() }];
    for (const change of [...others, ...strangers.map((accountId) => ({ accountId }))]) {
      await expect(call(details, { body: { ...asked, ...change } })).rejects.toMatchObject({
        status: 404,
        type: "NOT_FOUND",
      });
    }
  });

  it("tells a guest the order of a guest", async () => {
    const call = createOrderManagementClient(connect());
    const ask = (orderNumber: string, email: string) => call(details, { body: { guest: { orderNumber, email } } });
    expect((await ask("G-1", "guest@EXAMPLE.com")).OrderNumber).toBe("G-1");
    await expect(ask("G-1", "else@example.com")).rejects.toMatchObject({ status: 404 });
    await expect(ask("A-1", "ada@example.com")).rejects.toMatchObject({ status: 404 });
    await expect(ask("nope", "ada@example.com")).rejects.toMatchObject({ status: 404 });
  });

  it("tells an account nothing of others", async () => {
    const call = createOrderManagementClient(connect());
    for (const accountId of ["account-nobody", "' or 1=1 --"]) {
      expect((await call(history, { body: { accountId } })).records).toEqual([]);
      expect((await call(subscriptionList, { body: { accountId } })).records).toEqual([]);
      expect((await call(paymentMethodInformation, { body: { accountId } })).records).toEqual([]);
    }
    const [order] = (await call(history, { body: { accountId: ada } })).records;
    const externalInvoiceId = order!.SNPOMSZuoraInvoice_R!.Zuora_ExternalId_C;
    expect(await call(creditNoteDetails, { body: { accountId: ada, externalInvoiceId } })).toEqual({
      creditNotes: { totalSize: 0, done: true, records: [] },
    });
    for (const accountId of strangers) {
      await expect(call(creditNoteDetails, { body: { accountId, externalInvoiceId } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  it("tells what a vehicle has, without saying whose it is", async () => {
    const call = createOrderManagementClient(connect());
    const vin = "SALEA7BWAS2Z00201";
    const { records } = await call(activeSubscriptionList, { body: { vin } });
    expect(records).toEqual([
      {
        Id: expect.stringMatching(/^02i/) as unknown,
        Name: "Connected Navigation",
        Status: "Installed",
        ProductCode: "CONNAV",
        ParentProductCode: null,
        ChildAssets: { totalSize: 0, done: true, records: [] },
      },
    ]);
    expect((await call(activeSubscriptionList, { body: { vin, accountId: "account-bob" } })).records).toEqual([]);
  });
});

const fullRecord: PaymentRecordFields = {
  SNP_OMS_PaymentType__c: "card",
  SNP_OMS_CardType__c: "mastercard",
  SNP_OMS_PaymentInformation__c: "mastercard **** 4444",
  SNP_OMS_PaymentMethodToken__c: "tok_mc",
  SNP_OMS_BankCode__c: "",
  SNP_OMS_Last4Digits__c: "4444",
  SNP_OMS_BillingAddress__Street__s: "Hauptstraße 1|Hinterhof",
  SNP_OMS_BillingAddress__PostalCode__s: "10115",
  SNP_OMS_BillingAddress__CountryCode__s: "DE",
  SNP_OMS_BillingAddress__City__s: "Berlin",
  SNP_OMS_BillingAddress__StateCode__s: "",
  SNP_OMS_FirstName__c: "Grace",
  SNP_OMS_LastName__c: "Hopper",
};
const refPaymentMethod = "SNP_OMS_PaymentMethod__c";

describeWire("payment records", prepare, (connect) => {
  const read = async (accountId: string) =>
    (await createOrderManagementClient(connect())(paymentMethodInformation, { body: { accountId } })).records;
  const update = (body: object) => createOrderManagementClient(connect())(updateOmsRecord, { body: body as never });

  it("are made, changed in part, and blanked", async () => {
    const accountId = "account-grace";
    const { recordId } = (await update({ refPaymentMethod, accountId, fields: fullRecord, ip: "192.0.2.1" }))
      .patchResult;
    expect(await read(accountId)).toEqual([{ Id: recordId, ...fullRecord }]);
    const address = { SNP_OMS_BillingAddress__PostalCode__s: "14467", SNP_OMS_BillingAddress__City__s: "Potsdam" };
    await update({ refPaymentMethod, accountId, recordId, fields: address });
    expect(await read(accountId)).toEqual([{ Id: recordId, ...fullRecord, ...address }]);
    await update({ refPaymentMethod, accountId, recordId, isDeleted: true });
    const [blank] = await read(accountId);
    expect(new Set(Object.values({ ...blank, Id: "" }))).toEqual(new Set([""]));
    const audit = await ground.rows<{ operation: string; detail: object }>(
      `select operation, detail from order_management.audit where record_id = '${recordId}' order by id`,
    );
    expect(audit).toEqual([
      { operation: "create payment record", detail: { fields: Object.keys(fullRecord), ip: "192.0.2.1" } },
      { operation: "update payment record", detail: { fields: Object.keys(address), ip: null } },
      { operation: "delete payment record", detail: {} },
    ]);
    expect(JSON.stringify(audit)).not.toContain("tok_mc");
    const again = await update({ refPaymentMethod, accountId, fields: fullRecord });
    expect(again.patchResult.recordId).toBe(recordId);
  });

  it("stay while a running subscription renews with them", async () => {
    const [record] = await read(ada);
    const remove = { refPaymentMethod, accountId: ada, recordId: record!.Id, isDeleted: true };
    const blank = { ...remove, isDeleted: undefined, fields: { SNP_OMS_PaymentMethodToken__c: "" } };
    for (const body of [remove, blank]) {
      await expect(update(body)).rejects.toMatchObject({ status: 409, type: "PAYMENT_METHOD_IN_USE" });
    }
    expect(await read(ada)).toEqual([record]);
    const { Id } = await ground.subscriptionOf(ada);
    const turn = (isOn: boolean) =>
      update({
        refSubscription: "Asset",
        accountId: ada,
        recordId: Id,
        fields: { SNP_OMS_AutoRenewal__c: isOn },
      });
    await turn(false);
    await update(remove);
    await expect(turn(true)).rejects.toMatchObject({ status: 409, type: "PAYMENT_METHOD_MISSING" });
  });

  it("need a type and a token to begin with", async () => {
    const without = { ...fullRecord, SNP_OMS_PaymentMethodToken__c: "" };
    await expect(update({ refPaymentMethod, accountId: "new", fields: without })).rejects.toMatchObject({
      status: 409,
      type: "PAYMENT_METHOD_INCOMPLETE",
    });
  });
});

describeWire("order management refuses", prepare, (connect) => {
  let assetId = "";
  let recordId = "";
  beforeAll(async () => {
    assetId = (await ground.subscriptionOf(ada)).Id;
    recordId = (await ground.call(paymentMethodInformation, { body: { accountId: ada } })).records[0]!.Id;
  });

  describe("what belongs to somebody else, like what does not exist", () => {
    const bodies = () => [
      { refSubscription: "Asset", recordId: assetId, fields: { SNP_OMS_AutoRenewal__c: false } },
      { refSubscription: "Asset", recordId: assetId, fields: { SNP_OMS_AutoRenewal__c: true } },
      { refSubscription: "Asset", recordId: assetId, cancelAutoRenewalItems: [{}] },
      { refPaymentMethod, recordId, fields: { SNP_OMS_LastName__c: "Mallory" } },
      { refPaymentMethod, recordId, isDeleted: true },
    ];
    it.each(strangers)("for %s", async (accountId) => {
      const before = await fingerprint(ground.database);
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
      expect(await fingerprint(ground.database)).toEqual(before);
    });
  });

  describe("what does not fit", () => {
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
      const before = await fingerprint(ground.database);
      const text = body === undefined || body === "{" ? (body as string | undefined) : JSON.stringify(body);
      const response = await post(connect(), method, text);
      expect(response.status).toBe(400);
      expect(somFault.parse(await response.json())[0]!.errorCode).toBe("JSON_PARSER_ERROR");
      expect(await fingerprint(ground.database)).toEqual(before);
    });
  });

  it.each(["/SOM-History", "/SOM-UpdateOmsRecord", "/orders"])("a body above 64 KB to %s", async (method) => {
    const response = await post(connect(), method, JSON.stringify({ accountId: "x".repeat(65_536) }));
    expect(response.status).toBe(413);
    expect(somFault.parse(await response.json())[0]!.errorCode).toBe("REQUEST_LIMIT_EXCEEDED");
  });

  it("methods it does not have", async () => {
    for (const method of ["/SOM-Delete", "/SOM-history", "/SOM-"]) {
      expect((await post(connect(), method, "{}")).status).toBe(404);
    }
  });

  it("a second meaning for an order number", async () => {
    const call = createOrderManagementClient(connect());
    const first = await call(importOrder, { body: paidOrder({ orderNo: "twice" }) });
    const second = await call(importOrder, {
      body: paidOrder({ orderNo: "twice", customer: { accountId: "account-mallory" } }),
    });
    expect(second).toEqual(first);
    expect((await call(history, { body: { accountId: "account-mallory" } })).records).toEqual([]);
  });
});
