import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCreditNoteDetails, getOrderDetails } from "../../../contracts/order-management/order-summary.ts";
import { autoRenewalReasons, cancelReasons } from "../../../contracts/order-management/statuses.ts";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";

let fixture: OrderFixture;
let count = 0;

beforeAll(async () => {
  fixture = await createOrderFixture();
});
afterAll(() => fixture.close());

async function createInstalled(changes: Parameters<typeof paidOrder>[0] = {}) {
  count += 1;
  const accountId = `account-${count}`;
  const order = paidOrder({
    orderNo: `C-${count}`,
    placedAt: fixture.now().toISOString(),
    ...changes,
    customer: { accountId, ...changes.customer },
    vehicle: { vin: `SALEA7BWAS2Z1${String(count).padStart(4, "0")}` },
  });
  await fixture.take(order);
  await fixture.pass(20);
  await fixture.pass(20);
  const [asset] = await fixture.rows<{ id: string }>(
    `select a.id from order_management.assets a join order_management.orders o on o.id = a.order_id
     where o.order_number = '${order.orderNo}' order by a.product_id`,
  );
  return { order, accountId, recordId: asset!.id };
}

const cancelItems = (accountId: string, recordId: string, items: object[] = [{}]) =>
  fixture.call(updateOmsRecord, {
    body: { refSubscription: "Asset", accountId, recordId, cancelAutoRenewalItems: items },
  });

describe("cancelling a subscription with a refund", () => {
  it("goes from requested to completed, and its refund from Draft to Processed", async () => {
    const { order, accountId, recordId } = await createInstalled();
    const response = await cancelItems(accountId, recordId, [
      { cancellationReason: "Purchased by mistake", additionalInfo: "wrong car" },
    ]);
    expect(response.patchResult).toMatchObject({ result: "Success", recordId });
    const state = async () => {
      const record = await fixture.orderOf(accountId);
      const item = record.OrderItemSummaries.records[0]!;
      const { serviceStatus } = await fixture.subscriptionOf(accountId);
      return [record.Status, item.Status, item.SNPOMSRefundStatus_C, serviceStatus];
    };
    expect(await state()).toEqual(["Refund requested", "RETURNINITIATED", "Draft", "Cancellation Requested"]);
    await fixture.pass(20);
    expect(await state()).toEqual(["Refund issued", "RETURNED", "Processed", "Ready For Uninstallation"]);
    const issuedAt = fixture.now().toISOString();
    const invoice = (await fixture.orderOf(accountId)).SNPOMSZuoraInvoice_R!;
    const notes = () =>
      fixture.call(getCreditNoteDetails, { body: { accountId, externalInvoiceId: invoice.Zuora_ExternalId_C } });
    expect((await notes()).creditNotes).toMatchObject({ totalSize: 1, done: true, records: [{ attributes: {} }] });
    await fixture.pass(20);
    expect(await state()).toEqual(["Refunded", "RETURNED", "Processed", "Cancellation Completed"]);
    expect((await notes()).creditNotes.records[0]!.attributes.type).toBe("Zuora_CreditNote_C");
    const [item] = (await fixture.orderOf(accountId)).OrderItemSummaries.records;
    expect(item).toMatchObject({ IsOrderCancelled_C: true, SNPOMSRefundAmount_C: 89 });
    expect(item!.SNPOMSRefundIssuedDate_C).toBe(issuedAt);
    expect(item!.UninstallationDate_C).not.toBeNull();
    expect(fixture.vehicles.received.at(-1)).toMatchObject({ expiryDate: "2026-11-15", orderReference: order.orderNo });
    const ledger = await fixture.rows(
      `select kind, amount, currency, status from charges.ledger where reference = '${order.orderNo}'`,
    );
    expect(ledger).toEqual([{ kind: "refund", amount: 8900, currency: "GBP", status: "refunded" }]);
  });

  it("restores the previous term when an early renewal is cancelled", async () => {
    const { order, accountId, recordId } = await createInstalled();
    await fixture.take({ ...order, orderNo: `${order.orderNo}-2` });
    await fixture.pass(20);
    await fixture.pass(20);
    expect((await fixture.subscriptionOf(accountId)).expirationDate).toBe("2028-11-15");
    await cancelItems(accountId, recordId);
    for (let step = 0; step < 3; step += 1) await fixture.pass(20);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      serviceStatus: "Installed",
      expirationDate: "2027-11-15",
      orderNumber: order.orderNo,
      isCancelled: false,
    });
    expect(fixture.vehicles.received.at(-1)!.expiryDate).toBe("2027-11-15");
  });

  it("restores the expiry that the vehicle had before the order", async () => {
    const { accountId, recordId } = await createInstalled({ items: [paidItem({ currentExpiryDate: "2027-01-05" })] });
    await cancelItems(accountId, recordId);
    for (let step = 0; step < 3; step += 1) await fixture.pass(20);
    expect(fixture.vehicles.received.at(-1)!.expiryDate).toBe("2027-01-05");
  });

  it("ends in an error when the bank refuses", async () => {
    const { accountId, recordId } = await createInstalled({ payment: { token: "declined_later" } });
    await cancelItems(accountId, recordId);
    await fixture.pass(20);
    const order = await fixture.orderOf(accountId);
    expect(order.Status).toBe("Refund error");
    expect(order.OrderItemSummaries.records[0]).toMatchObject({
      Status: "RETURNINITIATED",
      SNPOMSRefundStatus_C: "Error",
      SNPOMSRefundIssuedDate_C: null,
    });
  });

  it("refunds a part, and waits while the charges service is down", async () => {
    const { accountId, recordId } = await createInstalled({ items: [paidItem(), paidItem({ productId: "REMOTE" })] });
    await cancelItems(accountId, recordId);
    fixture.outages.add("charges");
    await fixture.pass(20);
    expect((await fixture.orderOf(accountId)).Status).toBe("Refund requested");
    fixture.outages.clear();
    await fixture.pass(30);
    expect((await fixture.orderOf(accountId)).Status).toBe("Partially Refunded");
    await fixture.pass(20);
    expect((await fixture.orderOf(accountId)).Status).toBe("Partially Refunded");
  });

  it("cancels all requested items, or none", async () => {
    const { order, accountId, recordId } = await createInstalled({
      items: [paidItem(), paidItem({ productId: "REMOTE" })],
    });
    const other = (await fixture.subscriptionOf(accountId, "REMOTE")).Id;
    const foreign = await createInstalled();
    await expect(cancelItems(accountId, recordId, [{}, { recordId: foreign.recordId }])).rejects.toMatchObject({
      status: 404,
    });
    expect((await fixture.orderOf(accountId, order.orderNo)).Status).toBe("Paid");
    await cancelItems(accountId, recordId, [{}, { recordId: other, cancellationReason: "Other" }]);
    const refunds = await fixture.rows<{ amount: number; reason: string | null }>(
      `select r.amount, r.reason from order_management.refunds r join order_management.orders o on o.id = r.order_id
       where o.order_number = '${order.orderNo}' order by r.reason`,
    );
    expect(refunds).toEqual([
      { amount: 8900, reason: "Other" },
      { amount: 8900, reason: null },
    ]);
  });

  it("is possible for guests, by their order", async () => {
    const { order, recordId } = await createInstalled({ customer: { ...guestCustomer, email: "Guest@Example.com" } });
    const cancel = (guest: object) =>
      fixture.call(updateOmsRecord, {
        body: { refSubscription: "Asset", guest: guest as never, recordId, cancelAutoRenewalItems: [{}] },
      });
    await expect(cancel({ orderNumber: order.orderNo, email: "else@example.com" })).rejects.toMatchObject({
      status: 404,
    });
    await expect(cancel({ orderNumber: "C-1", email: "ada@example.com" })).rejects.toMatchObject({ status: 404 });
    const guest = { orderNumber: order.orderNo, email: "guest@example.com" };
    await cancel(guest);
    await fixture.pass(20);
    await fixture.pass(20);
    const record = await fixture.call(getOrderDetails, { body: { guest } });
    expect(record.Status).toBe("Refunded");
    const externalInvoiceId = record.SNPOMSZuoraInvoice_R!.Zuora_ExternalId_C;
    const { creditNotes } = await fixture.call(getCreditNoteDetails, { body: { guest, externalInvoiceId } });
    expect(creditNotes.records.map(({ attributes }) => attributes.type)).toEqual(["Zuora_CreditNote_C"]);
    const stored = await fixture.rows(
      `select account_id, state from documents.documents where external_id in
         ('${externalInvoiceId}', '${creditNotes.records[0]!.Zuora_ExternalId_C}')`,
    );
    const ready = { account_id: null, state: "ready" };
    expect(stored).toEqual([ready, ready]);
  });

  it("is accepted once of several simultaneous requests", async () => {
    const { order, accountId, recordId } = await createInstalled();
    const answers = await Promise.allSettled([1, 2, 3].map(() => cancelItems(accountId, recordId)));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    await expect(cancelItems(accountId, recordId)).rejects.toMatchObject({ type: "REFUND_ALREADY_REQUESTED" });
    for (let step = 0; step < 3; step += 1) await fixture.pass(20);
    const refunds = await fixture.rows(`select 1 from charges.ledger where reference = '${order.orderNo}'`);
    expect(refunds).toHaveLength(1);
  });

  it("never refunds more than was paid", async () => {
    const { accountId, recordId } = await createInstalled({ total: 5000, items: [paidItem()] });
    await expect(cancelItems(accountId, recordId)).rejects.toMatchObject({
      status: 409,
      type: "REFUND_EXCEEDS_PAYMENT",
    });
    expect((await fixture.orderOf(accountId)).Status).toBe("Paid");
  });

  it("accepts each of the reasons", async () => {
    for (const cancellationReason of cancelReasons) {
      const { accountId, recordId } = await createInstalled();
      await cancelItems(accountId, recordId, [{ cancellationReason, additionalInfo: "x".repeat(150) }]);
      const [stored] = await fixture.rows<{ reason: string }>(
        `select r.reason from order_management.refunds r join order_management.order_items i on i.id = r.item_id
         where i.asset_id = '${recordId}'`,
      );
      expect(stored!.reason).toBe(cancellationReason);
    }
  });

  it("waits until the order is installed", async () => {
    const { order, accountId, recordId } = await createInstalled();
    await fixture.take({ ...order, orderNo: `${order.orderNo}-2` });
    await fixture.pass(20);
    await expect(cancelItems(accountId, recordId)).rejects.toMatchObject({ type: "SUBSCRIPTION_IN_PROGRESS" });
    await fixture.pass(20);
    await cancelItems(accountId, recordId);
  });
});

describe("turning auto-renewal off and on", () => {
  const turn = (accountId: string, recordId: string, fields: object) =>
    fixture.call(updateOmsRecord, { body: { refSubscription: "Asset", accountId, recordId, fields: fields as never } });

  it("stores the reason, and deletes it when turned on again", async () => {
    const { accountId, recordId } = await createInstalled({ items: [paidItem({ isAutoRenewed: true })] });
    expect((await fixture.subscriptionOf(accountId)).isAutoRenewalActivated).toBe(true);
    const readStored = async () =>
      (
        await fixture.rows(
          `select is_auto_renewed as on, is_auto_renewal_cancelled as cancelled, auto_renewal_reason as reason,
           auto_renewal_info as info from order_management.assets where id = '${recordId}'`,
        )
      )[0];
    for (const reason of autoRenewalReasons) {
      await turn(accountId, recordId, {
        SNP_OMS_AutoRenewal__c: false,
        SNP_OMS_AutoRenewalCancellationReason__c: reason,
        SNP_OMS_AutoRenewalAdditionalInfo__c: "i".repeat(150),
      });
      expect(await readStored()).toEqual({ on: false, cancelled: true, reason, info: "i".repeat(150) });
    }
    await turn(accountId, recordId, { SNP_OMS_AutoRenewal__c: true });
    expect(await readStored()).toEqual({ on: true, cancelled: false, reason: null, info: null });
    const audit = await fixture.rows<{ operation: string; actor: string }>(
      `select operation, actor from order_management.audit where record_id = '${recordId}' order by id`,
    );
    expect(audit).toEqual([
      ...autoRenewalReasons.map(() => ({ operation: "auto-renewal off", actor: accountId })),
      { operation: "auto-renewal on", actor: accountId },
    ]);
  });

  it("requires a payment method", async () => {
    const { accountId, recordId } = await createInstalled();
    await expect(turn(accountId, recordId, { SNP_OMS_AutoRenewal__c: true })).rejects.toMatchObject({
      status: 409,
      type: "PAYMENT_METHOD_MISSING",
    });
  });

  it("is refused for a cancelled subscription", async () => {
    const { accountId, recordId } = await createInstalled({ items: [paidItem({ isAutoRenewed: true })] });
    await cancelItems(accountId, recordId);
    await expect(turn(accountId, recordId, { SNP_OMS_AutoRenewal__c: true })).rejects.toMatchObject({
      type: "SUBSCRIPTION_ENDED",
    });
  });
});

describe("the end of the cooling-off period", () => {
  it("still refunds in its last moment, and not after it", async () => {
    const placed = "2026-11-15T10:00:00.000Z";
    const last = await createInstalled({ placedAt: placed });
    const late = await createInstalled({ placedAt: placed });
    fixture.moveTo("2026-11-29T23:59:59.000Z");
    await cancelItems(last.accountId, last.recordId);
    fixture.moveTo("2026-11-30T00:00:00.000Z");
    await expect(cancelItems(late.accountId, late.recordId)).rejects.toMatchObject({
      status: 409,
      type: "COOLING_OFF_PERIOD_OVER",
    });
    expect((await fixture.orderOf(late.accountId)).Status).toBe("Paid");
  });
});
