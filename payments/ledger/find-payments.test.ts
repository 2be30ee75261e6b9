import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { clearPayments, insertPayment, paymentRow, startOfTest } from "../../test/payments/payment-rows.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { addMs } from "./deadlines.ts";
import {
  findLatestPaymentOfBasket,
  findActivePayment,
  findPaymentOfOrder,
  findUnfinishedPayment,
  readPaymentRow,
  requirePaymentWithOrder,
} from "./find-payments.ts";
import { type PaymentState, paymentStates } from "./states.ts";
import type { PaymentRow, Purpose } from "./tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearPayments(database));

const owner = { siteId: "VCS", customerId: "customer-1" };
const others = [
  ["another customer", { ...owner, customerId: "customer-2" }],
  ["the same customer at the other make", { ...owner, siteId: "VCSJ" }],
  ["an empty customer id", { ...owner, customerId: "" }],
] as const;

const add = (more: Partial<PaymentRow> = {}) =>
  insertPayment(database.queries, { basketId: "basket-1", orderReference: "ORDER-1", ...more });

/** Every state, and whether it is one of these. */
const statesIn = (...states: PaymentState[]) => paymentStates.map((state) => [state, states.includes(state)] as const);

describe("findActivePayment", () => {
  it.each(statesIn("INIT", "SUBMITTED", "ACTION_REQUIRED", "PENDING", "AUTHORISED"))(
    "a payment that is %s holds its basket: %s",
    async (state, isLiving) => {
      const { id } = await add({ state });
      expect((await findActivePayment(database.queries, owner, "basket-1"))?.id).toBe(isLiving ? id : undefined);
    },
  );

  it.each(others)("does not find it for %s", async (_, other) => {
    await add();
    expect(await findActivePayment(database.queries, other, "basket-1")).toBeUndefined();
  });

  it("does not find that of another basket", async () => {
    await add();
    expect(await findActivePayment(database.queries, owner, "basket-2")).toBeUndefined();
  });

  it("skips payments that have ended", async () => {
    await add({ state: "REFUSED" });
    const { id } = await add({ state: "SUBMITTED", createdAt: addMs(startOfTest, 1) });
    await add({ state: "CANCELLED", createdAt: addMs(startOfTest, 2) });
    expect((await findActivePayment(database.queries, owner, "basket-1"))?.id).toBe(id);
  });
});

describe("findLatestPaymentOfBasket", () => {
  it("finds the newest in any state", async () => {
    await add({ state: "REFUSED", createdAt: addMs(startOfTest, 1) });
    const { id } = await add({ state: "CANCELLED", createdAt: addMs(startOfTest, 3) });
    await add({ state: "REVERSED", createdAt: addMs(startOfTest, 2) });
    expect((await findLatestPaymentOfBasket(database.queries, owner, "basket-1"))?.id).toBe(id);
  });

  it.each(others)("finds nothing for %s", async (_, other) => {
    await add();
    expect(await findLatestPaymentOfBasket(database.queries, other, "basket-1")).toBeUndefined();
  });

  it("finds nothing for a basket that was never paid for", async () => {
    expect(await findLatestPaymentOfBasket(database.queries, owner, "basket-1")).toBeUndefined();
  });
});

describe("findUnfinishedPayment", () => {
  it.each(statesIn("INIT", "SUBMITTED", "ACTION_REQUIRED"))(
    "a payment that is %s is unfinished: %s",
    async (state, isUnfinished) => {
      const { id } = await add({ state });
      expect((await findUnfinishedPayment(database.queries, owner))?.id).toBe(isUnfinished ? id : undefined);
    },
  );

  it.each<[Purpose, boolean]>([
    ["checkout", true],
    ["renewal", false],
    ["method", false],
  ])("finds a payment with the purpose %s: %s", async (purpose, isFound) => {
    await add({ purpose });
    expect((await findUnfinishedPayment(database.queries, owner)) !== undefined).toBe(isFound);
  });

  it("finds the newest of all baskets", async () => {
    await add({ basketId: "basket-1" });
    const { id } = await add({ basketId: "basket-2", createdAt: addMs(startOfTest, 1) });
    expect((await findUnfinishedPayment(database.queries, owner))?.id).toBe(id);
  });

  it.each(others)("finds nothing for %s", async (_, other) => {
    await add();
    expect(await findUnfinishedPayment(database.queries, other)).toBeUndefined();
  });
});

describe("findPaymentOfOrder", () => {
  it.each(paymentStates)("finds a payment that is %s", async (state) => {
    const { id } = await add({ state });
    expect((await findPaymentOfOrder(database.queries, owner, "ORDER-1"))?.id).toBe(id);
  });

  it.each<Purpose>(["renewal", "method"])("does not find a %s with the same reference", async (purpose) => {
    await add({ purpose });
    expect(await findPaymentOfOrder(database.queries, owner, "ORDER-1")).toBeUndefined();
  });

  it.each(others)("does not find it for %s", async (_, other) => {
    await add();
    expect(await findPaymentOfOrder(database.queries, other, "ORDER-1")).toBeUndefined();
  });

  it.each(["ORDER-2", "order-1", "ORDER-1 ", "%", ""])("does not find it by %j", async (orderNo) => {
    await add();
    expect(await findPaymentOfOrder(database.queries, owner, orderNo)).toBeUndefined();
  });
});

describe("readPaymentRow", () => {
  it("reads every field as it was written", async () => {
    const row = await add({
      method: { type: "card", token: "T1", expMonth: 3 },
      action: { type: "redirect" },
      services: [{ productId: "NAV", expiredOn: "2026-12-15" }],
      dueAt: addMs(startOfTest, 1),
      error: "card_error",
      errorCode: "2",
    });
    expect(await readPaymentRow(database.queries, row.id)).toEqual(row);
  });

  it("fails for a payment that does not exist", async () => {
    await expect(readPaymentRow(database.queries, "no-such")).rejects.toThrow("no-such");
  });
});

describe("requirePaymentWithOrder", () => {
  it("accepts a payment with a merchant reference and a key", () => {
    const payment = paymentRow({ merchantReference: "ORDER-1", idempotencyKey: "pay:ORDER-1" });
    expect(requirePaymentWithOrder(payment)).toEqual(payment);
  });

  it.each<[string, Partial<PaymentRow>]>([
    ["merchant reference", { idempotencyKey: "pay:ORDER-1" }],
    ["key", { merchantReference: "ORDER-1" }],
    ["merchant reference or key", {}],
  ])("refuses one without a %s: it could be charged twice", (_, more) => {
    expect(() => requirePaymentWithOrder(paymentRow({ id: "p-1", ...more }))).toThrow("p-1");
  });
});
