import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";
import { clearPayments, insertPayment, startOfTest } from "../../test/payments/payment-rows.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import type { TokenMessage } from "../webhooks/webhook-message.ts";
import { addMs, minute } from "./deadlines.ts";
import { readPaymentRow } from "./find-payments.ts";
import { findEarlyToken, disableToken, saveMethod, storeToken } from "./store-tokens.ts";
import { type PaymentState, paymentStates } from "./states.ts";
import type { PaymentRow } from "./tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => clearPayments(database));

const message = (more: Partial<TokenMessage> = {}): TokenMessage => ({
  token: "T1",
  shopperReference: "guest-customer-1",
  type: "ideal",
  charge: "CHARGE1",
  ...more,
});
const received = (more: Partial<TokenMessage> = {}, at = startOfTest) => ({
  provider: "adyen" as const,
  message: message(more),
  at,
});
const keep = (more: Partial<TokenMessage> = {}, at = startOfTest) =>
  database.transaction((tx) => storeToken(tx, received(more, at)));
const forget = (more: Partial<TokenMessage> = {}, at = startOfTest) =>
  database.transaction((tx) => disableToken(tx, received(more, at)));

/** An iDEAL payment of an order, which has succeeded but has no token yet. */
const pay = (more: Partial<PaymentRow> = {}) =>
  insertPayment(database.queries, {
    state: "AUTHORISED",
    chargeReference: "CHARGE1",
    orderReference: "ORDER-1",
    merchantReference: "ORDER-1",
    method: { type: "ideal", last4: "6789" },
    ...more,
  });
const methodOf = async ({ id }: PaymentRow) => (await readPaymentRow(database.queries, id)).method;

type StoredMethod = { token: string; shopper: string; country: string; details: object };
const keptMethods = () =>
  readRows<StoredMethod>(
    database.queries,
    sql`select token, shopper_reference as shopper, country, details from payments.methods order by token`,
  );
const jobs = () =>
  readRows<{ key: string }>(database.queries, sql`select topic, dedupe_key as key from jobs order by dedupe_key`);
const keptT1 = {
  token: "T1",
  shopper: "guest-customer-1",
  country: "DE",
  details: { type: "ideal", last4: "6789", token: "T1" },
};

describe("a token that comes after its payment", () => {
  it.each<[string, Partial<TokenMessage>]>([
    ["the charge", {}],
    ["the order", { charge: undefined, merchantReference: "ORDER-1" }],
    ["the charge and an unknown order", { merchantReference: "ORDER-9" }],
  ])("is added to the payment, the method and the order when it names %s", async (_, more) => {
    const payment = await pay();
    expect(await keep(more)).toBe("stored");
    expect(await methodOf(payment)).toEqual({ type: "ideal", last4: "6789", token: "T1" });
    expect(await keptMethods()).toEqual([keptT1]);
    expect(await readPaymentRow(database.queries, payment.id)).toMatchObject({ hasUnsentToken: true });
    expect(await jobs()).toMatchObject([{ key: `${payment.id}:token:T1` }]);
  });

  const withToken: readonly PaymentState[] = ["AUTHORISED", "PENDING"];
  it.each(paymentStates.map((state) => [state, withToken.includes(state)] as const))(
    "is added to a payment that is %s: %s",
    async (state, isAttached) => {
      const payment = await pay({ state });
      expect(await keep()).toBe("stored");
      expect((await methodOf(payment))?.token).toBe(isAttached ? "T1" : undefined);
      expect((await keptMethods()).map(({ token }) => token)).toEqual(["T1"]);
      expect(await jobs()).toHaveLength(isAttached ? 1 : 0);
    },
  );

  it.each<[string, Partial<PaymentRow>]>([
    ["a renewal", { purpose: "renewal" }],
    ["a method that was added in the account", { purpose: "method" }],
    ["a checkout without an order", { orderReference: null }],
  ])("updates no order when the payment is %s", async (_, more) => {
    const payment = await pay(more);
    await keep();
    expect((await methodOf(payment))?.token).toBe("T1");
    expect(await readPaymentRow(database.queries, payment.id)).toMatchObject({ hasUnsentToken: false });
    expect(await jobs()).toEqual([]);
  });

  it("does not replace the token of the payment, but is stored for the customer", async () => {
    const payment = await pay({ method: { type: "ideal", token: "T0" } });
    await keep();
    expect(await methodOf(payment)).toEqual({ type: "ideal", token: "T0" });
    expect(await keptMethods()).toMatchObject([{ token: "T1", details: { type: "ideal", token: "T1" } }]);
    expect(await jobs()).toEqual([]);
  });

  it("is stored once when it is reported three times", async () => {
    await pay();
    for (const at of [startOfTest, addMs(startOfTest, minute), addMs(startOfTest, 2 * minute)]) await keep({}, at);
    expect(await keptMethods()).toEqual([keptT1]);
    expect(await jobs()).toHaveLength(1);
  });

  it.each<["ideal" | undefined, string]>([
    ["ideal", "ideal"],
    [undefined, "card"],
  ])("of the type %s gives a payment without a method the type %s", async (type, kept) => {
    const payment = await pay({ method: null });
    await keep({ type });
    expect(await methodOf(payment)).toEqual({ type: kept, token: "T1" });
  });
});

describe("a token that names no payment", () => {
  it("is stored for the shopper, in the market of the newest payment", async () => {
    await pay({ country: "NL" });
    await pay({
      country: "BE",
      chargeReference: "CHARGE2",
      merchantReference: "ORDER-2",
      createdAt: addMs(startOfTest, 1),
    });
    expect(await keep({ charge: undefined })).toBe("stored");
    expect(await keptMethods()).toMatchObject([{ token: "T1", country: "BE", details: { type: "ideal" } }]);
    expect(await jobs()).toEqual([]);
  });

  it.each<[string, Partial<PaymentRow>, Partial<TokenMessage>]>([
    ["a shopper who never paid", {}, { shopperReference: "another", charge: undefined }],
    ["another shopper than the payment's", {}, { shopperReference: "another" }],
    ["another shopper than the order's", {}, { shopperReference: "another", merchantReference: "ORDER-1" }],
    ["a shopper who paid at the other provider", { provider: "stripe" }, {}],
  ])("is not stored as a method when it is for %s", async (_, paid, more) => {
    const payment = await pay(paid);
    expect(await keep(more)).toBe("unknown customer");
    expect((await methodOf(payment))?.token).toBeUndefined();
    expect(await keptMethods()).toEqual([]);
  });
});

describe("a token that was disabled", () => {
  it("is deleted, and a late message about its creation does not restore it", async () => {
    const payment = await pay({ method: { type: "ideal", token: "T0" } });
    await keep();
    await forget();
    expect(await keptMethods()).toEqual([]);
    expect(await keep({}, addMs(startOfTest, minute))).toBe("stored");
    expect(await keptMethods()).toEqual([]);
    expect((await methodOf(payment))?.token).toBe("T0");
  });

  it("is not stored when the message about its creation comes later", async () => {
    const payment = await pay();
    await forget({ charge: undefined });
    await keep();
    expect(await keptMethods()).toEqual([]);
    expect((await methodOf(payment))?.token).toBeUndefined();
  });

  it("does not delete the token of another shopper, or another token", async () => {
    await pay();
    await keep();
    await keep({ token: "T2" });
    await forget({ token: "T2", shopperReference: "another" });
    await forget({ token: "T3" });
    expect((await keptMethods()).map(({ token }) => token)).toEqual(["T1", "T2"]);
  });

  it("keeps the time of the first message", async () => {
    await forget();
    await forget({}, addMs(startOfTest, minute));
    const rows = await readRows<{ at: Date }>(database.queries, sql`select disabled_at as at from payments.tokens`);
    expect(rows.map(({ at }) => new Date(at))).toEqual([startOfTest]);
  });
});

describe("a token that comes before its payment has succeeded", () => {
  const findFor = (payment: PaymentRow, charge = "CHARGE1") => findEarlyToken(database.queries, payment, charge);

  it.each<[string, boolean, Partial<TokenMessage>, Partial<PaymentRow>]>([
    ["the charge", true, {}, {}],
    ["the order", true, { charge: undefined, merchantReference: "ORDER-1" }, {}],
    ["another charge", false, { charge: "CHARGE9" }, {}],
    ["another order", false, { charge: undefined, merchantReference: "ORDER-9" }, {}],
    ["nothing", false, { charge: undefined }, {}],
    ["the charge of another shopper", false, { shopperReference: "another" }, {}],
    ["the charge at the other provider", false, {}, { provider: "stripe" }],
    [
      "the order, of a payment that has none",
      false,
      { charge: "X", merchantReference: "Y" },
      { merchantReference: null },
    ],
  ])("is found when it names %s: %s", async (_, isFound, more, paid) => {
    const payment = await pay({ state: "SUBMITTED", ...paid });
    await keep(more);
    expect((await findFor(payment))?.token).toBe(isFound ? "T1" : undefined);
  });

  it("is found if it is the newest one that is not disabled", async () => {
    const payment = await pay({ state: "SUBMITTED" });
    await keep({ token: "T1" });
    await keep({ token: "T2" }, addMs(startOfTest, minute));
    expect((await findFor(payment))?.token).toBe("T2");
    await forget({ token: "T2" });
    expect((await findFor(payment))?.token).toBe("T1");
  });
});

describe("saveMethod", () => {
  it("stores nothing without a token", async () => {
    for (const method of [null, { type: "card" as const }, { type: "card" as const, token: "" }]) {
      await saveMethod(database.queries, await pay({ method, merchantReference: null }), startOfTest);
    }
    expect(await keptMethods()).toEqual([]);
  });

  it("never assigns a stored token to another shopper", async () => {
    const method = { type: "card" as const, token: "T1" };
    await saveMethod(database.queries, await pay({ method }), startOfTest);
    const other = await pay({ method, merchantReference: null, shopperReference: "another", country: "FR" });
    await saveMethod(database.queries, other, startOfTest);
    expect(await keptMethods()).toEqual([{ ...keptT1, details: method }]);
  });
});
