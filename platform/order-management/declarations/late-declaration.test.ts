import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DeclarationFiling, fileDeclaration } from "../../../contracts/order-management/declarations.ts";
import type { LetterOf } from "../../../contracts/letters/letters.ts";
import { cancellationOf } from "../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../test/order-management/walk-jobs.ts";
import { decideDeclaration } from "./operator/decide-declaration.ts";

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture("2026-11-15T12:00:00.000Z");
});
afterEach(() => fixture.close());

type Market = { localeId: string; stateCode?: string };

/** A year for 365, which is renewed on 15 November 2027. */
async function subscribe({ localeId, stateCode }: Market, token = "tok_ada"): Promise<void> {
  const items = [paidItem({ isAutoRenewed: true, total: 36_500, tax: 6083 })];
  const order = paidOrder({
    orderNo: "A-1",
    localeId,
    placedAt: fixture.now().toISOString(),
    items,
    payment: { token },
  });
  await fixture.take({ ...order, billingAddress: { ...order.billingAddress, stateCode: stateCode ?? null } });
  await walkJobs(fixture, "2026-11-16T12:00:00.000Z");
}

/** From an address that no order has, so that nothing is found. */
async function fileUnmatched(at: string, changes: Partial<DeclarationFiling> = {}): Promise<string> {
  await walkJobs(fixture, at);
  const body = cancellationOf({ contract: "A-1", email: "a.byron@example.com", ...changes });
  const { number } = await fixture.call(fileDeclaration, { body });
  return number;
}

async function decide(number: string, decision: { intent: "assign"; orderNumber: string } | { intent: "accept" }) {
  const [row] = await fixture.rows<{ revision: number }>(
    `select revision from order_management.declarations where number = '${number}'`,
  );
  expect(await decideDeclaration(fixture, { ...decision, number, revision: row?.revision ?? -1 })).toBe("done");
  await fixture.drain();
}

async function assign(number: string, at: string): Promise<void> {
  await walkJobs(fixture, at);
  await decide(number, { intent: "assign", orderNumber: "A-1" });
}

const declaration = async (number: string) =>
  (
    await fixture.rows(
      `select state, open_reason as reason from order_management.declarations where number = '${number}'`,
    )
  )[0];
const asset = async () =>
  (
    await fixture.rows(
      `select a.status, a.expires_on::text as "expiresOn", a.is_auto_renewed as "isAutoRenewed", o.order_number as "order"
       from order_management.assets a join order_management.orders o on o.id = a.order_id`,
    )
  )[0];
const money = (kind: "charge" | "refund") =>
  fixture.rows<{ amount: number }>(
    `select amount from charges.ledger where kind ${kind === "refund" ? "=" : "<>"} 'refund' order by amount`,
  );
const settled = async () =>
  (await fixture.letters()).flatMap(({ content, recipient }) =>
    content.kind === "declaration-settled" && recipient === "ada@example.com"
      ? [content satisfies LetterOf<"declaration-settled">]
      : [],
  );

const markets: Market[] = [
  ..."en-GB de-DE de-AT fr-FR it-IT es-ES pt-PT nl-NL fr-BE nl-BE cs-CZ en-US en-CA".split(" ").map((localeId) => ({
    localeId,
  })),
  { localeId: "en-CA", stateCode: "BC" },
  { localeId: "fr-CA", stateCode: "QC" },
];

describe.each(markets)("a cancellation in $localeId $stateCode that is matched after the renewal", (market) => {
  it("undoes the renewal, and pays all of it back, once", async () => {
    await subscribe(market);
    const number = await fileUnmatched("2027-11-14T12:00:00.000Z");
    // In Québec a first term can be left on the day of the declaration: the day that it has left is paid back too.
    const [endsOn, restOfTerm] = market.stateCode === "QC" ? ["2027-11-14", 100] : ["2027-11-15", 0];
    await assign(number, "2027-11-20T12:00:00.000Z");
    await walkJobs(fixture, "2027-12-31T12:00:00.000Z");
    expect(await declaration(number)).toEqual({ state: "matched", reason: null });
    expect(await asset()).toEqual({ status: "Expired", expiresOn: endsOn, isAutoRenewed: false, order: "A-1" });
    const [charge] = await money("charge");
    expect(charge?.amount).toBeGreaterThan(3000);
    expect(await money("refund")).toEqual([...(restOfTerm > 0 ? [{ amount: restOfTerm }] : []), charge]);
    expect(fixture.vehicles.received.at(-1)).toMatchObject({ expiryDate: endsOn });
    const orders = await fixture.rows(
      `select o.status, i.status as item from order_management.orders o
       join order_management.order_items i on i.order_id = o.id where o.order_number like 'R2027%'`,
    );
    expect(orders).toEqual([{ status: "Refunded", item: "RETURNED" }]);
    const [letter] = await settled();
    expect(letter?.services).toEqual([
      {
        name: "Connected Navigation",
        result: { kind: "cancelled", lastDay: endsOn, isPaidBack: true, hasEnded: true, hadRenewal: true },
      },
    ]);
    expect(letter?.refund).toMatchObject({ total: (charge?.amount ?? 0) + restOfTerm });
    const kinds = (await fixture.letters()).map(({ kind }) => kind).filter((kind) => kind === "refund-issued");
    expect(kinds).toHaveLength(restOfTerm > 0 ? 2 : 1);
  });
});

describe("a late match", () => {
  it("undoes every month after the declaration, and ends the month in which it came", async () => {
    await subscribe({ localeId: "de-DE" });
    const number = await fileUnmatched("2027-11-25T12:00:00.000Z");
    await assign(number, "2028-02-01T12:00:00.000Z");
    await walkJobs(fixture, "2028-06-01T12:00:00.000Z");
    expect(await asset()).toMatchObject({ status: "Expired", expiresOn: "2027-11-25", isAutoRenewed: false });
    const charges = await money("charge");
    expect(charges).toHaveLength(3);
    // Two whole months, and 20 of the 30 days of the first one.
    const month = charges[0]?.amount ?? 0;
    expect(await money("refund")).toEqual([Math.ceil((month * 20) / 30), month, month].map((amount) => ({ amount })));
  });

  it("also of a term that has ended since", async () => {
    await subscribe({ localeId: "en-GB" });
    const number = await fileUnmatched("2027-11-01T12:00:00.000Z");
    await walkJobs(fixture, "2027-12-01T12:00:00.000Z");
    await fixture.rows(`update order_management.assets set is_auto_renewed = false`);
    await assign(number, "2028-12-01T12:00:00.000Z");
    await walkJobs(fixture, "2028-12-31T12:00:00.000Z");
    expect(await asset()).toMatchObject({ status: "Expired", expiresOn: "2027-11-15", order: "A-1" });
    expect(await money("refund")).toEqual([{ amount: 36_500 }]);
  });

  it("waits for a renewal that is being charged or installed", async () => {
    await subscribe({ localeId: "en-GB" });
    const number = await fileUnmatched("2027-11-10T12:00:00.000Z");
    fixture.outages.add("charges");
    await assign(number, "2027-11-15T12:00:00.000Z");
    expect(await declaration(number)).toMatchObject({ state: "waiting" });
    fixture.vehicles.state.answer = 503;
    fixture.outages.clear();
    await walkJobs(fixture, "2027-11-15T15:00:00.000Z");
    expect(await declaration(number)).toMatchObject({ state: "waiting" });
    fixture.vehicles.state.answer = 200;
    await walkJobs(fixture, "2027-11-20T12:00:00.000Z");
    expect(await declaration(number)).toMatchObject({ state: "matched" });
    expect(await asset()).toMatchObject({ status: "Expired", expiresOn: "2027-11-15" });
    expect([await money("charge"), await money("refund")]).toEqual([[{ amount: 36_500 }], [{ amount: 36_500 }]]);
  });

  it("counts a later try of a refused charge as later than the declaration", async () => {
    await subscribe({ localeId: "en-GB" }, "declined_card");
    const number = await fileUnmatched("2027-11-16T12:00:00.000Z");
    await fixture.rows(`update order_management.payment_records set token = 'tok_ada'`);
    await assign(number, "2027-11-20T12:00:00.000Z");
    await walkJobs(fixture, "2027-12-20T12:00:00.000Z");
    expect(await asset()).toMatchObject({ status: "Expired", expiresOn: "2027-11-15" });
    expect(await money("refund")).toEqual([{ amount: 36_500 }]);
  });

  it("on the first day of the renewed term is too late to undo it", async () => {
    await subscribe({ localeId: "fr-FR" });
    const number = await fileUnmatched("2027-11-15T12:00:00.000Z");
    await assign(number, "2027-11-20T12:00:00.000Z");
    await walkJobs(fixture, "2027-12-31T12:00:00.000Z");
    expect(await declaration(number)).toMatchObject({ state: "matched" });
    expect(await asset()).toMatchObject({ status: "Installed", expiresOn: "2028-11-15", isAutoRenewed: false });
    expect(await money("refund")).toEqual([]);
  });

  it("leaves a renewal to an operator of which a part was paid back", async () => {
    await subscribe({ localeId: "fr-BE" });
    const number = await fileUnmatched("2027-11-10T12:00:00.000Z");
    await walkJobs(fixture, "2027-12-31T12:00:00.000Z");
    await fixture.call(fileDeclaration, { body: cancellationOf({ contract: "A-1" }) });
    await walkJobs(fixture, "2028-01-05T12:00:00.000Z");
    expect(await money("refund")).toEqual([{ amount: 25_929 }]);
    await assign(number, "2028-01-06T12:00:00.000Z");
    expect(await declaration(number)).toEqual({ state: "unmatched", reason: "REFUND_EXCEEDS_PAYMENT" });
    expect(await money("refund")).toEqual([{ amount: 25_929 }]);
  });

  it("for good cause undoes the renewal at once, and the earlier term once the cause is accepted", async () => {
    await subscribe({ localeId: "en-GB" });
    const number = await fileUnmatched("2027-11-05T12:00:00.000Z", { type: "extraordinary", reason: "Sold" });
    await assign(number, "2027-11-20T12:00:00.000Z");
    await walkJobs(fixture, "2027-11-21T12:00:00.000Z");
    expect(await declaration(number)).toEqual({ state: "unmatched", reason: "GOOD_CAUSE" });
    expect(await asset()).toMatchObject({ status: "Expired", expiresOn: "2027-11-15" });
    expect(await money("refund")).toEqual([{ amount: 36_500 }]);
    await decide(number, { intent: "accept" });
    await walkJobs(fixture, "2027-12-31T12:00:00.000Z");
    expect(await asset()).toMatchObject({ status: "Expired", expiresOn: "2027-11-05" });
    expect(await money("refund")).toEqual([{ amount: 1000 }, { amount: 36_500 }]);
    expect((await settled()).at(-1)?.refund).toMatchObject({ total: 37_500 });
  });
});
