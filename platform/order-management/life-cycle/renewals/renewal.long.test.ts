import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getOrderHistory } from "../../../../contracts/order-management/order-summary.ts";
import { updateOmsRecord } from "../../../../contracts/order-management/update-record.ts";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../../test/order-management/walk-jobs.ts";

let fixture: OrderFixture;
const accountId = "account-ada";

beforeEach(async () => {
  fixture = await createOrderFixture("2026-11-15T00:00:00.000Z");
});
afterEach(() => fixture.close());

/** Buys a plan of two months on 15 November: it ends on 15 January. */
async function subscribe(changes: { isAutoRenewed?: boolean; token?: string } = {}) {
  const { isAutoRenewed = true, token = "tok_visa" } = changes;
  await fixture.take(
    paidOrder({
      orderNo: "VCS-1",
      placedAt: fixture.now().toISOString(),
      items: [paidItem({ term: 2, termType: "month", isAutoRenewed })],
      payment: { token },
    }),
  );
  await fixture.pass(20);
  await fixture.pass(20);
}

const ledger = () =>
  fixture.rows<{ status: string; amount: number }>(`select status, amount from charges.ledger order by at`);
const reminders = () =>
  fixture.rows<{ day: number; kind: string; on: string }>(
    `select day_offset as day, kind, expires_on::text as on from order_management.reminders order by logged_at`,
  );
const orders = async () => (await fixture.call(getOrderHistory, { body: { accountId } })).records;

describe("auto-renewal", () => {
  it("charges once, extends by the same term and logs reminders", async () => {
    await subscribe();
    await fixture.walkTo("2027-01-16");
    expect(await ledger()).toEqual([{ status: "charged", amount: 8900 }]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      serviceStatus: "Installed",
      expirationDate: "2027-03-15",
      isAutoRenewalActivated: true,
    });
    const [renewed, first] = await orders();
    expect(renewed).toMatchObject({ Status: "Paid", GrandTotalAmount: 89 });
    expect(renewed!.OrderNumber).toMatch(/^R20270115-/);
    expect(renewed!.SNPOMSZuoraInvoice_R?.attributes.type).toBe("Zuora_Invoice_C");
    expect(first!.OrderNumber).toBe("VCS-1");
    expect(fixture.vehicles.received.map(({ expiryDate }) => expiryDate)).toEqual(["2027-01-15", "2027-03-15"]);
    const sent = await reminders();
    expect(sent.filter(({ on }) => on === "2027-01-15")).toEqual([
      { day: -35, kind: "renewal", on: "2027-01-15" },
      { day: -7, kind: "renewal", on: "2027-01-15" },
    ]);
  });

  it("does not charge when it is off, and the plan expires", async () => {
    await subscribe({ isAutoRenewed: false });
    await walkJobs(fixture, "2027-01-17T00:00:00.000Z");
    expect(await ledger()).toEqual([]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      serviceStatus: "Expired",
      expirationDate: "2027-01-15",
    });
    expect(await reminders()).toEqual([
      { day: -35, kind: "expiry", on: "2027-01-15" },
      { day: -7, kind: "expiry", on: "2027-01-15" },
      { day: 0, kind: "expiry", on: "2027-01-15" },
      { day: 1, kind: "expiry", on: "2027-01-15" },
    ]);
  });

  it("retries a refused payment on the set days, then gives up and shows the error", async () => {
    await subscribe({ token: "declined_card" });
    await fixture.walkTo("2027-01-30");
    const attempts = await fixture.rows<{ attempt: number; day: string; state: string }>(
      `select attempt, decided_at::date::text as day, state from order_management.renewals order by attempt`,
    );
    expect(attempts).toEqual([
      { attempt: 1, day: "2027-01-15", state: "refused" },
      { attempt: 2, day: "2027-01-18", state: "refused" },
      { attempt: 3, day: "2027-01-22", state: "refused" },
    ]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      serviceStatus: "Expired",
      isAutoRenewalActivated: false,
    });
    const [failed] = await orders();
    expect(failed).toMatchObject({ Status: "Payment Error", SNPOMSZuoraInvoice_R: null });
    expect(failed!.OrderItemSummaries.records[0]!.Status).toBe("Payment Error");
  });

  it("succeeds with a card that was changed between two attempts", async () => {
    await subscribe({ token: "declined_card" });
    await fixture.walkTo("2027-01-15");
    await fixture.call(updateOmsRecord, {
      body: {
        refPaymentMethod: "SNP_OMS_PaymentMethod__c",
        accountId,
        fields: { SNP_OMS_PaymentType__c: "card", SNP_OMS_PaymentMethodToken__c: "tok_new" },
      },
    });
    await fixture.walkTo("2027-01-19");
    expect((await ledger()).map(({ status }) => status)).toEqual(["refused", "charged"]);
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2027-03-15");
  });

  it("waits while the charges service is down, and then charges once", async () => {
    await subscribe();
    fixture.outages.add("charges");
    await fixture.walkTo("2027-01-15");
    expect(await ledger()).toEqual([]);
    fixture.outages.clear();
    await fixture.walkTo("2027-01-17");
    expect(await ledger()).toEqual([{ status: "charged", amount: 8900 }]);
  });

  it("charges once although jobs run twice and the response of the charges service is lost", async () => {
    await subscribe();
    const handler = fixture.jobs["order-management.renew"]!;
    const [asset] = await fixture.rows<{ id: string }>(`select id from order_management.assets`);
    const payload = { assetId: asset!.id, periodEnd: "2027-01-15", attempt: 1, waits: 0 };
    fixture.moveTo("2027-01-15T00:00:10.000Z");
    fixture.loseAnswers("charges");
    await handler(payload, 1);
    expect(await ledger()).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
    await Promise.all([handler(payload, 2), handler(payload, 3)]);
    await handler(payload, 4);
    await fixture.pass(20);
    await fixture.pass(20);
    await fixture.walkTo("2027-01-17");
    expect(await ledger()).toEqual([{ status: "charged", amount: 8900 }]);
    expect(await orders()).toHaveLength(2);
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2027-03-15");
  });

  it("starts at once when it is turned on on the last day", async () => {
    await subscribe();
    const { Id } = await fixture.subscriptionOf(accountId);
    const turn = (fields: object) =>
      fixture.call(updateOmsRecord, {
        body: { refSubscription: "Asset", accountId, recordId: Id, fields: fields as never },
      });
    await turn({ SNP_OMS_AutoRenewal__c: false });
    await fixture.walkTo("2027-01-15");
    expect(await ledger()).toEqual([]);
    await turn({ SNP_OMS_AutoRenewal__c: true });
    await fixture.pass(1);
    expect(await ledger()).toEqual([{ status: "charged", amount: 8900 }]);
  });

  it("does not renew a plan that the customer renewed early", async () => {
    await subscribe();
    await fixture.walkTo("2026-12-01");
    await fixture.take(
      paidOrder({
        orderNo: "VCS-2",
        placedAt: fixture.now().toISOString(),
        items: [paidItem({ term: 12, termType: "month", isAutoRenewed: true, total: 9900 })],
      }),
    );
    await fixture.walkTo("2027-01-20");
    expect(await ledger()).toEqual([]);
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2028-01-15");
  });
});
