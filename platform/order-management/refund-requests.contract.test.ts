import { beforeAll, describe, expect, it } from "vitest";
import { getOrderDetails, type OrderSummary } from "../../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { createOrderFixture, type OrderFixture } from "../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../test/order-management/paid-order.ts";

const live = paidItem({ itemId: "item-2", productId: "LIVE", featureType: "Live", name: "Live Traffic", total: 4900 });
const email = "guest@example.com";
const ada = "account-ada";

/** G-1 of a guest and A-1 of an account have two installed items each; A-2 renews one of A-1's. */
async function createReturnsFixture(): Promise<OrderFixture> {
  const fixture = await createOrderFixture();
  const guest = { ...guestCustomer, email };
  const vehicle = { vin: "SALEA7BWAS2Z00999" };
  await fixture.take(paidOrder({ orderNo: "G-1", customer: guest, vehicle, items: [paidItem(), live] }));
  await fixture.take(paidOrder({ orderNo: "A-1", items: [paidItem(), live] }));
  await fixture.pass(20);
  await fixture.pass(20);
  await fixture.take(paidOrder({ orderNo: "A-2", items: [paidItem()] }));
  await fixture.pass(20);
  await fixture.pass(20);
  return fixture;
}

describeContract("requests for refunds", createReturnsFixture, (connect, fixture) => {
  const call = () => createOrderManagementClient(connect());
  const guestOrder = () => call()(getOrderDetails, { body: { guest: { orderNumber: "G-1", email } } });
  const accountOrder = (orderReference: string, accountId = ada) =>
    call()(getOrderDetails, { body: { accountId, orderReference } });
  const itemsOf = (order: OrderSummary) =>
    order.OrderItemSummaries.records.map(({ Id, SNPOMSVcsAsset_C }) => ({
      orderItemId: Id,
      recordId: SNPOMSVcsAsset_C!,
    }));
  const cancel = (owner: object, items: { recordId: string; orderItemId?: string }[]) =>
    call()(updateOmsRecord, {
      body: {
        refSubscription: "Asset",
        ...owner,
        recordId: items[0]!.recordId,
        cancelAutoRenewalItems: items,
      } as never,
    });
  const guest = { guest: { orderNumber: "G-1", email } };

  describe("an order by its number", () => {
    it("is the account's own", async () => {
      expect((await accountOrder("A-1")).OrderNumber).toBe("A-1");
    });
    it.each([
      ["of another account", "A-1", "account-bob"],
      ["of a guest", "G-1", ada],
      ["that does not exist", "A-9", ada],
    ])("is not one %s", async (_case, orderReference, accountId) => {
      await expect(accountOrder(orderReference, accountId)).rejects.toMatchObject({ status: 404, type: "NOT_FOUND" });
    });
  });

  describe("of which one item cannot be returned", () => {
    let before: unknown;
    beforeAll(async () => {
      before = await fixture().fingerprint();
    });
    it("changes nothing: an item of another order", async () => {
      const own = itemsOf(await guestOrder());
      const foreign = itemsOf(await accountOrder("A-2"));
      await expect(cancel(guest, [...own, ...foreign])).rejects.toMatchObject({ status: 404 });
      expect(await fixture().fingerprint()).toEqual(before);
    });
    it("changes nothing: an item whose asset a later order pays for", async () => {
      await expect(cancel({ accountId: ada }, itemsOf(await accountOrder("A-1")))).rejects.toMatchObject({
        status: 409,
        type: "SUBSCRIPTION_RENEWED",
      });
      expect(await fixture().fingerprint()).toEqual(before);
    });
  });

  describe("that are accepted", () => {
    const numbers: (string | undefined)[] = [];
    it("have a number that the order shows beside the item", async () => {
      const [navigation] = itemsOf(await guestOrder());
      const { patchResult } = await cancel(guest, [navigation!]);
      expect(patchResult.refundRequestNumber).toMatch(/^R-\w{4}-\w{4}$/);
      numbers.push(patchResult.refundRequestNumber);
      const shown = (await guestOrder()).OrderItemSummaries.records.map((item) => item.SNPOMSRefundRequestNumber_C);
      expect(shown).toEqual([numbers[0], null]);
    });
    it("are not repeated, alone or with others", async () => {
      const before = await fixture().fingerprint();
      const items = itemsOf(await guestOrder());
      for (const again of [items, items.slice(0, 1)]) {
        await expect(cancel(guest, again)).rejects.toMatchObject({ status: 409, type: "REFUND_ALREADY_REQUESTED" });
      }
      expect(await fixture().fingerprint()).toEqual(before);
    });
    it("may follow one another, each with its own number", async () => {
      const [, traffic] = itemsOf(await guestOrder());
      numbers.push((await cancel(guest, [traffic!])).patchResult.refundRequestNumber);
      expect(new Set(numbers).size).toBe(2);
      const shown = (await guestOrder()).OrderItemSummaries.records.map((item) => item.SNPOMSRefundRequestNumber_C);
      expect(shown).toEqual(numbers);
    });
  });
});
