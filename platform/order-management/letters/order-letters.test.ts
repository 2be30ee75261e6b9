import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../test/order-management/walk-jobs.ts";

const accountId = "account-ada";

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture();
});
afterEach(() => fixture.close());

const kinds = async () => (await fixture.letters()).map(({ kind }) => kind);
const last = async () => {
  const letter = (await fixture.letters()).at(-1);
  if (!letter) throw new Error("There is no letter.");
  return letter;
};

const renewing = paidItem({ isAutoRenewed: true });
const live = paidItem({ productId: "LIVE", variantId: "LIVE-12M", name: "Live Traffic", total: 3900, tax: 650 });

async function install(): Promise<void> {
  await fixture.pass(20);
  await fixture.pass(20);
}

describe("an order that is received", () => {
  it("has one letter with all that was bought, however often it is sent", async () => {
    const links = { termsLink: "https://shop.example/terms?version=1", privacyLink: "https://shop.example/privacy" };
    const order = paidOrder({ orderNo: "VCS-1", localeId: "de-DE", items: [renewing, live], ...links });
    await fixture.take(order);
    await fixture.take(order);
    const letters = await fixture.letters();
    expect(letters).toEqual([
      {
        kind: "order-received",
        recipient: "ada@example.com",
        name: "Ada",
        siteId: "VCS",
        localeId: "de-DE",
        at: "2026-11-15T12:00:00Z",
        content: {
          kind: "order-received",
          orderNumber: "VCS-1",
          orderPath: expect.stringMatching(/^\/account\/my-orders\/1Os\w{15}\/VCS-1$/) as string,
          orderedAt: "2026-11-15T10:00:00.000Z",
          vehicle: { name: "Defender 110", maskedVin: "SALEXXXXXXXXX0201" },
          customer: { firstName: "Ada", lastName: "Byron" },
          billingStateCode: null,
          lines: [
            {
              name: "Connected Navigation",
              term: { count: 1, unit: "year" },
              total: 8900,
              isAutoRenewed: true,
              startsOn: null,
              endsOn: "2027-11-15",
              // Germany goes on by the month.
              renewalTotal: 742,
            },
            {
              name: "Live Traffic",
              term: { count: 1, unit: "year" },
              total: 3900,
              isAutoRenewed: false,
              startsOn: null,
              endsOn: "2027-11-15",
            },
          ],
          total: 12_800,
          tax: 2133,
          currency: "GBP",
          payment: { type: "card", cardType: "visa", last4: "4242" },
          ...links,
          withdrawalUntil: "2026-11-29",
        },
      },
    ]);
  });

  it("has the taxes by name, each added up over the items", async () => {
    const taxes = [
      { name: "GST", rate: 0.05, amount: 675 },
      { name: "QST", rate: 0.09975, amount: 1347 },
    ];
    const items = [live, renewing].map((item) => ({ ...item, taxes }));
    await fixture.take(paidOrder({ orderNo: "VCS-QC", localeId: "fr-CA", items }));
    expect((await last()).content).toMatchObject({
      taxes: [
        { name: "GST", rate: 0.05, amount: 1350 },
        { name: "QST", rate: 0.09975, amount: 2694 },
      ],
    });
  });

  it.each([
    ["runs", "2026-12-20", "2026-12-20", "2027-12-20"],
    ["ends today", "2026-11-15", null, "2027-11-15"],
    ["has ended", "2026-10-01", null, "2027-11-15"],
    ["is new", null, null, "2027-11-15"],
  ])("says when a service that %s begins and ends", async (_, currentExpiryDate, startsOn, endsOn) => {
    await fixture.take(paidOrder({ orderNo: "VCS-1", items: [paidItem({ currentExpiryDate })] }));
    expect((await last()).content).toMatchObject({ lines: [{ startsOn, endsOn }] });
    await install();
    expect((await last()).content).toMatchObject({
      kind: "services-active",
      services: [{ startsOn, activeUntil: endsOn }],
    });
  });

  it("follows a term that another order has paid for", async () => {
    await fixture.take(paidOrder({ orderNo: "VCS-1", items: [live] }));
    await install();
    await fixture.take(paidOrder({ orderNo: "VCS-2", items: [live] }));
    expect((await last()).content).toMatchObject({ lines: [{ startsOn: "2027-11-15", endsOn: "2028-11-15" }] });
  });

  it.each([
    ["en-GB", null, 8900],
    ["nl-NL", null, 742],
    ["fr-CA", "QC", 742],
    ["en-CA", "BC", 8900],
  ] as const)("says what a renewal in %s %s costs", async (localeId, stateCode, renewalTotal) => {
    const order = paidOrder({ orderNo: "VCS-1", localeId, items: [renewing] });
    await fixture.take({ ...order, billingAddress: { ...order.billingAddress, stateCode } });
    expect((await last()).content).toMatchObject({ billingStateCode: stateCode, lines: [{ renewalTotal }] });
  });

  it("of a guest says nothing of auto-renewal, and never renews", async () => {
    await fixture.take(paidOrder({ orderNo: "G 1", items: [renewing], customer: guestCustomer }));
    expect((await last()).content).toMatchObject({
      orderPath: "/view-order?orderNo=G+1",
      lines: [{ isAutoRenewed: false }],
    });
    await walkJobs(fixture, "2027-11-20T12:00:00.000Z");
    expect(await fixture.rows(`select 1 from charges.ledger`)).toEqual([]);
    const reminders = (await fixture.letters()).flatMap(({ content }) =>
      content.kind === "reminder" ? [content] : [],
    );
    expect(reminders.map(({ renewal, stopPath }) => [renewal, stopPath])).toEqual(reminders.map(() => [null, null]));
    expect(reminders).toHaveLength(5);
  });

  it("is stored although its customer cannot be written to", async () => {
    const customer = { email: `${"x".repeat(120)}@example.com` };
    await fixture.take(paidOrder({ orderNo: "VCS-1", customer }));
    expect(await kinds()).toEqual([]);
    expect(await fixture.orderOf(accountId)).toMatchObject({ OrderNumber: "VCS-1" });
  });
});

describe("services that are active", () => {
  it("have one letter when the last of the order is installed", async () => {
    const fee = paidItem({
      productId: "ADAS",
      variantId: "ADAS-ONCE",
      name: "Driver Assistance",
      term: 0,
      termType: "one-time",
    });
    await fixture.take(paidOrder({ orderNo: "VCS-1", items: [live, fee] }));
    await install();
    expect(await kinds()).toEqual(["order-received", "services-active"]);
    expect((await last()).content).toMatchObject({
      services: [
        { name: "Live Traffic", activeUntil: "2027-11-15" },
        { name: "Driver Assistance", activeUntil: null },
      ],
    });
  });

  it("have none while the vehicle does not answer", async () => {
    fixture.vehicles.state.answer = 503;
    await fixture.take(paidOrder({ orderNo: "VCS-1" }));
    await install();
    expect(await kinds()).toEqual(["order-received"]);
    fixture.vehicles.state.answer = 200;
    await fixture.pass(60);
    expect(await kinds()).toEqual(["order-received", "services-active"]);
  });
});

describe("a refund", () => {
  it("has a letter when it is requested and one when it is issued", async () => {
    await fixture.take(paidOrder({ orderNo: "VCS-1", items: [renewing, live] }));
    await install();
    const [one, two] = [await fixture.subscriptionOf(accountId), await fixture.subscriptionOf(accountId, "LIVE")];
    const { patchResult } = await fixture.call(updateOmsRecord, {
      body: {
        refSubscription: "Asset",
        accountId,
        recordId: one.Id,
        cancelAutoRenewalItems: [{}, { recordId: two.Id }],
      },
    });
    expect((await last()).content).toMatchObject({
      kind: "refund-requested",
      requestNumber: patchResult.refundRequestNumber,
      services: expect.arrayContaining(["Connected Navigation", "Live Traffic"]) as string[],
      total: 12_800,
      tax: 2133,
    });
    await fixture.pass(20);
    const issued = (await fixture.letters()).flatMap(({ content }) =>
      content.kind === "refund-issued" ? [content] : [],
    );
    expect(Object.fromEntries(issued.map(({ service, total }) => [service, total]))).toEqual({
      "Connected Navigation": 8900,
      "Live Traffic": 3900,
    });
    expect(issued).toHaveLength(2);
    // The letter that the services are active was not sent yet, and is no longer true.
    expect(await kinds()).toEqual(["order-received", "refund-requested", "refund-issued", "refund-issued"]);
  });
});

describe("a payment method", () => {
  const refPaymentMethod = "SNP_OMS_PaymentMethod__c";
  const save = (fields: object) =>
    fixture.call(updateOmsRecord, { body: { refPaymentMethod, accountId, fields: fields as never } });
  const card = {
    SNP_OMS_PaymentType__c: "card",
    SNP_OMS_CardType__c: "mastercard",
    SNP_OMS_PaymentMethodToken__c: "tok_mc",
    SNP_OMS_Last4Digits__c: "4444",
  };

  it("has a letter when the customer saves another one or removes it, not for the same or an address", async () => {
    await fixture.take(paidOrder({ orderNo: "VCS-1", items: [live] }));
    await install();
    const before = await kinds();
    const { patchResult } = await save(card);
    expect((await last()).content).toEqual({
      kind: "payment-method-changed",
      change: "saved",
      payment: { type: "card", cardType: "mastercard", last4: "4444" },
      changedAt: fixture.now().toISOString(),
      managePath: "/account/my-payment-method",
    });
    fixture.moveTo("2026-11-16T12:00:00.000Z");
    await save(card);
    const { recordId } = patchResult;
    const address = { SNP_OMS_BillingAddress__City__s: "Leeds" };
    await fixture.call(updateOmsRecord, { body: { refPaymentMethod, accountId, recordId, fields: address } });
    expect(await kinds()).toEqual([...before, "payment-method-changed"]);
    await fixture.call(updateOmsRecord, { body: { refPaymentMethod, accountId, recordId, isDeleted: true } });
    expect((await last()).content).toMatchObject({ change: "removed", payment: null });
    await fixture.call(updateOmsRecord, { body: { refPaymentMethod, accountId, recordId, isDeleted: true } });
    expect(await kinds()).toEqual([...before, "payment-method-changed", "payment-method-changed"]);
  });

  it("that an order saves for its renewal has none", async () => {
    await fixture.take(paidOrder({ orderNo: "VCS-1", items: [renewing] }));
    await install();
    expect(await kinds()).toEqual(["order-received", "services-active"]);
  });
});

it("an order of the previous shop has no letters", async () => {
  await fixture.take(paidOrder({ orderNo: "VCS-1", items: [renewing] }));
  await install();
  const before = await kinds();
  await fixture.rows(`update order_management.orders set storefront = 'Magento' returning id`);
  await walkJobs(fixture, "2027-11-10T12:00:00.000Z");
  expect(await kinds()).toEqual(before);
});
