import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearPayments, insertPayment, startOfTest } from "../../test/payments/payment-rows.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { payOnce } from "../../test/payments/provider-messages.ts";
import type { PaymentState } from "../ledger/states.ts";
import { methods, type PaymentRow, payments } from "../ledger/tables.ts";
import { chargeSaved } from "./charge-saved.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
// The providers remember the keys of earlier tests.
let key = "";
let keys = 0;
beforeEach(async () => {
  keys += 1;
  key = `renew:${keys}`;
  await clearPayments(fixture.database);
  for (const wire of Object.values(fixture.faults)) wire.clear();
  fixture.reports.length = 0;
});

const body = (more: object = {}) => ({
  idempotencyKey: key,
  amount: 8900,
  currency: "EUR",
  token: "T1",
  reference: "R-1",
  ...more,
});
/** A renewal that was opened before. */
const renewal = (more: Partial<PaymentRow> = {}) =>
  insertPayment(fixture.database.queries, {
    purpose: "renewal",
    orderReference: "R-1",
    merchantReference: "R-1.1",
    idempotencyKey: key,
    amount: 8900,
    method: { type: "card", token: "T1" },
    ...more,
  });
const allPayments = () => fixture.database.queries.select().from(payments);
const calls = () => fixture.faults.adyen.seen.length + fixture.faults.stripe.seen.length;

describe("a key that was used before", () => {
  type Row = [PaymentState, Partial<PaymentRow>, { status: string; reason?: string }];
  it.each<Row>([
    ["SUBMITTED", {}, { status: "pending" }],
    ["ACTION_REQUIRED", {}, { status: "pending" }],
    ["PENDING", {}, { status: "pending" }],
    ["AUTHORISED", {}, { status: "charged" }],
    ["REFUSED", { error: "card_error", errorCode: "2" }, { status: "refused", reason: "2" }],
    ["REFUSED", { error: "card_error" }, { status: "refused", reason: "card_error" }],
    ["CANCELLED", {}, { status: "refused", reason: "cancelled" }],
    ["REVERSING", { error: "payment_platform_error" }, { status: "refused", reason: "payment_platform_error" }],
    ["REVERSED", {}, { status: "refused", reason: "cancelled" }],
  ])("is answered with the state of its payment: %s with %j", async (state, more, answer) => {
    const { id } = await renewal({ state, ...more });
    const before = calls();
    expect(await chargeSaved(fixture.deps, body())).toEqual({ id, ...answer });
    expect(calls()).toBe(before);
    expect(await allPayments()).toHaveLength(1);
  });

  it.each<[string, object]>([
    ["amount", { amount: 8901 }],
    ["currency", { currency: "GBP" }],
    ["reference", { reference: "R-2" }],
    ["token", { token: "T2" }],
  ])("is refused for another %s", async (_, more) => {
    await renewal({ state: "AUTHORISED" });
    await expect(chargeSaved(fixture.deps, body(more))).rejects.toMatchObject({ status: 409 });
  });

  it.each(["checkout", "method"] as const)("is refused when it belongs to a %s", async (purpose) => {
    await renewal({ state: "AUTHORISED", purpose });
    await expect(chargeSaved(fixture.deps, body())).rejects.toMatchObject({ status: 409 });
  });

  it("is answered after its method was deleted", async () => {
    await renewal({ state: "AUTHORISED" });
    expect(await fixture.database.queries.select().from(methods)).toEqual([]);
    expect(await chargeSaved(fixture.deps, body())).toMatchObject({ status: "charged" });
  });
});

it.each(["T1", "", "x".repeat(200)])("the unknown token %j is refused, and nothing is stored", async (token) => {
  const answer = await chargeSaved(fixture.deps, body({ token }));
  expect(answer).toEqual({ status: "refused", id: key, reason: "unknown payment method" });
  expect(await allPayments()).toEqual([]);
});

describe.each(["adyen", "stripe"] as const)("a renewal at %s", (provider) => {
  const saved = async () => {
    const { token, currency, shopper } = await payOnce(fixture, provider);
    return { shopper, renew: (more: object = {}) => chargeSaved(fixture.deps, body({ token, currency, ...more })) };
  };
  const renewals = () => fixture.database.queries.select().from(payments).where(eq(payments.purpose, "renewal"));

  it("is stored for the owner of the method, with its own merchant reference", async () => {
    const { shopper, renew } = await saved();
    expect(await renew()).toMatchObject({ status: "charged" });
    expect(await renewals()).toMatchObject([
      {
        state: "AUTHORISED",
        provider,
        orderReference: "R-1",
        merchantReference: "R-1.1",
        idempotencyKey: key,
        amount: 8900,
        shopperReference: shopper,
        country: provider === "stripe" ? "GB" : "DE",
        basketId: null,
        dueAt: null,
        submittedAt: startOfTest,
      },
    ]);
  });

  it("gets the next merchant reference when it is tried again with another key", async () => {
    const { renew } = await saved();
    await renew();
    await renew({ idempotencyKey: `${key}:2` });
    const names = (await renewals()).map(({ merchantReference }) => merchantReference);
    expect(new Set(names)).toEqual(new Set(["R-1.1", "R-1.2"]));
  });

  it("is sent once when it is requested many times at once", async () => {
    const { renew } = await saved();
    const before = calls();
    const answers = await Promise.all([renew(), renew(), renew(), renew(), renew()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(calls() - before).toBe(1);
    expect(await renew()).toMatchObject({ status: "charged" });
  });

  it("is pending and reported when there is no answer, and its call is repeated with one key", async () => {
    const { renew } = await saved();
    const before = fixture.faults[provider].seen.length;
    fixture.faults[provider].next("request lost", "server error", "answer lost");
    expect(await renew()).toMatchObject({ status: "pending" });
    const sent = fixture.faults[provider].seen.slice(before);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(await renewals()).toMatchObject([{ state: "SUBMITTED" }]);
    expect(fixture.reports).toHaveLength(1);
  });

  it("has failed when it never reached the provider, and can be tried with another key", async () => {
    const { renew } = await saved();
    fixture.faults[provider].next("refused", "refused", "refused");
    expect(await renew()).toMatchObject({ status: "refused", reason: "connection_error" });
    expect(await renew({ idempotencyKey: `${key}:2` })).toMatchObject({ status: "charged" });
  });
});

it("a provider with an open circuit is not called, and no renewal is stored", async () => {
  const { token } = await payOnce(fixture, "adyen");
  const { adyen, stripe } = fixture.deps.providers;
  const deps = { ...fixture.deps, providers: { stripe, adyen: { ...adyen, isCircuitOpen: () => true } } };
  await expect(chargeSaved(deps, body({ token }))).rejects.toMatchObject({ status: 503 });
  expect(await allPayments()).toHaveLength(1);
  await renewal({ state: "AUTHORISED" });
  expect(await chargeSaved(deps, body())).toMatchObject({ status: "charged" });
});
