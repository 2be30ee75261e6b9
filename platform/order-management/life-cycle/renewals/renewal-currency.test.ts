import { afterEach, beforeEach, expect, it } from "vitest";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";

let orders: OrderFixture;
beforeEach(async () => {
  orders = await createOrderFixture("2026-11-15T00:00:00.000Z");
});
afterEach(() => orders.close());

/** Renews a one-month plan with a contract in the currency, with the account's saved payment method. */
async function renew(currency: string, savedType: string) {
  await orders.take(
    paidOrder({
      orderNo: "VCS-1",
      currency,
      placedAt: orders.now().toISOString(),
      items: [paidItem({ term: 1, termType: "month", isAutoRenewed: true })],
      payment: { token: "tok_visa" },
    }),
  );
  await orders.pass(20);
  await orders.pass(20);
  await orders.rows(
    `update order_management.payment_records set payment_type = '${savedType}', country_code = 'DE' returning id`,
  );
  await orders.walkTo("2026-12-17");
  return orders.rows<{ currency: string; state: string }>(
    `select currency, state from order_management.renewals order by attempt limit 1`,
  );
}

it.each([
  ["GBP", "card", "charged"],
  ["EUR", "card", "charged"],
  ["EUR", "sepa_debit", "charged"],
  // A German account cannot be debited in pounds.
  ["GBP", "sepa_debit", "refused"],
  ["GBP", "ideal", "refused"],
])("a contract in %s with a saved %s of another market is %s, in the currency of the contract", async (...row) => {
  const [currency, savedType, state] = row;
  expect(await renew(currency, savedType)).toEqual([{ currency, state }]);
  const ledger = await orders.rows<{ currency: string }>(`select currency from charges.ledger`);
  expect(ledger).toEqual(state === "charged" ? [{ currency }] : []);
});
