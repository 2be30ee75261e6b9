import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DeclarationFiling, fileDeclaration } from "../../../contracts/order-management/declarations.ts";
import { cancellationOf, withdrawalOf } from "../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";
import { type Decision, decideDeclaration } from "./operator/decide-declaration.ts";
import { letterLimit } from "./letters/declaration-letters.ts";

const live = paidItem({ itemId: "item-2", productId: "LIVE", featureType: "Live", name: "Live Traffic", total: 4900 });
const otherVin = "SALEA7BWAS2Z00999";
const guest = { ...guestCustomer, email: "Guest@example.com" };

let fixture: OrderFixture;
/** A-1 of an account with auto-renewal, VCS-AAAAA-22222 of a guest with two services; both installed. */
beforeEach(async () => {
  fixture = await createOrderFixture();
  await fixture.take(paidOrder({ orderNo: "A-1", items: [paidItem({ isAutoRenewed: true })] }));
  await fixture.take(
    paidOrder({ orderNo: "VCS-AAAAA-22222", customer: guest, vehicle: { vin: otherVin }, items: [paidItem(), live] }),
  );
  await fixture.pass(20);
  await fixture.pass(20);
});
afterEach(() => fixture.close());

type Row = { state: string; open_reason: string | null; order_number: string | null; is_letter_held: boolean };

const file = (filed: DeclarationFiling) => fixture.call(fileDeclaration, { body: filed });
const look = async (number: string) => {
  const [row] = await fixture.rows<Row>(
    `select d.state, d.open_reason, o.order_number, d.is_letter_held from order_management.declarations d
     left join order_management.orders o on o.id = d.order_id where d.number = '${number}'`,
  );
  return row;
};
const fileAndMatch = async (filed: DeclarationFiling) => {
  const { number } = await file(filed);
  await fixture.drain();
  return { number, ...(await look(number)) };
};
const refunds = () =>
  fixture.rows<{ name: string; amount: number }>(
    `select i.name, r.amount from order_management.refunds r
     join order_management.order_items i on i.id = r.item_id order by i.name`,
  );
const lettersTo = async (number: string) => {
  const rows = await fixture.rows<{ recipient: string }>(
    `select recipient from letters.outbox where event_key like 'declaration:${number}%' order by id`,
  );
  return rows.map(({ recipient }) => recipient);
};
type Open = Exclude<Decision, { intent: "sendLetter" }>;
type WithoutRevision<One> = One extends Open ? Omit<One, "revision"> : never;

/** As an operator who has just opened the page. */
const decide = async (decision: WithoutRevision<Open>) => {
  const [row] = await fixture.rows<{ revision: number }>(
    `select revision from order_management.declarations where number = '${decision.number}'`,
  );
  return decideDeclaration(fixture, { ...decision, revision: row?.revision ?? -1 });
};

const guestEmail = "guest@EXAMPLE.com";

describe("a withdrawal is matched", () => {
  it.each<[string, string, string]>([
    ["by the order number", "VCS-AAAAA-22222", guestEmail],
    ["by the number as people type it", " vcs aaaaa 22222 ", guestEmail],
    ["by the number without hyphens", "#vcsaaaaa22222", guestEmail],
    ["by the vehicle", otherVin.toLowerCase(), guestEmail],
  ])("%s", async (_, contract, email) => {
    const matched = await fileAndMatch(withdrawalOf({ contract, email }));
    expect(matched).toMatchObject({ state: "matched", order_number: "VCS-AAAAA-22222", open_reason: null });
    expect(await refunds()).toEqual([
      { name: "Connected Navigation", amount: 8900 },
      { name: "Live Traffic", amount: 4900 },
    ]);
  });

  it("by the service, and is about that service only", async () => {
    const matched = await fileAndMatch(withdrawalOf({ contract: "live  traffic", email: guestEmail }));
    expect(matched).toMatchObject({ state: "matched", order_number: "VCS-AAAAA-22222" });
    expect(await refunds()).toEqual([{ name: "Live Traffic", amount: 4900 }]);
  });

  it.each<[string, Partial<DeclarationFiling>, string]>([
    ["a number that does not exist", { contract: "VCS-ZZZZZ-99999" }, "NO_CONTRACT"],
    ["the number of another person's order", { contract: "VCS-AAAAA-22222" }, "NO_CONTRACT"],
    ["more words than a number", { contract: "A-1 but not the navigation" }, "NO_CONTRACT"],
    ["another person's vehicle", { contract: otherVin }, "NO_CONTRACT"],
    ["another address", { email: "mallory@example.com" }, "NO_CONTRACT"],
  ])("never by %s", async (_, change, reason) => {
    const left = await fileAndMatch(withdrawalOf(change));
    expect(left).toMatchObject({ state: "unmatched", order_number: null, open_reason: reason });
    expect(await refunds()).toEqual([]);
    // The receipt is the same as for a contract.
    expect(await lettersTo(left.number)).toHaveLength(1);
  });

  it("never by a service that two orders have", async () => {
    await fixture.take(paidOrder({ orderNo: "A-2", vehicle: { vin: otherVin }, items: [paidItem()] }));
    await fixture.pass(20);
    await fixture.pass(20);
    const left = await fileAndMatch(withdrawalOf({ contract: "Connected Navigation" }));
    expect(left).toMatchObject({ state: "unmatched", open_reason: "SEVERAL_CONTRACTS" });
    expect(await refunds()).toEqual([]);
  });

  it("by an address of the account's other orders, and its own address learns of it", async () => {
    const customer = { email: "ada.byron@example.com" };
    await fixture.take(paidOrder({ orderNo: "A-2", customer, vehicle: { vin: otherVin } }));
    const matched = await fileAndMatch(withdrawalOf({ contract: "A-1", email: customer.email }));
    expect(matched).toMatchObject({ state: "matched", order_number: "A-1" });
    expect(await lettersTo(matched.number)).toEqual([customer.email, "ada@example.com"]);
  });
});

describe("the time of a withdrawal", () => {
  it("is when it was received, however late it is matched", async () => {
    fixture.moveTo("2026-11-29T23:59:59.000Z");
    const { number } = await file(withdrawalOf({}));
    fixture.moveTo("2026-12-03T08:00:00.000Z");
    await fixture.drain();
    expect(await look(number)).toMatchObject({ state: "matched" });
    expect(await refunds()).toHaveLength(1);
  });

  it("after the cooling-off period leaves it to an operator", async () => {
    fixture.moveTo("2026-11-30T00:00:00.000Z");
    expect(await fileAndMatch(withdrawalOf({}))).toMatchObject({
      state: "unmatched",
      order_number: "A-1",
      open_reason: "COOLING_OFF_PERIOD_OVER",
    });
  });

  it("before the services are installed makes it wait for them", async () => {
    await fixture.take(paidOrder({ orderNo: "A-3", vehicle: { vin: "SALEA7BWAS2Z00777" } }));
    const { number } = await file(withdrawalOf({ contract: "A-3" }));
    await fixture.drain();
    expect(await look(number)).toMatchObject({ state: "waiting" });
    for (const seconds of [20, 20, 120]) await fixture.pass(seconds);
    expect(await look(number)).toMatchObject({ state: "matched", order_number: "A-3" });
    expect(await refunds()).toHaveLength(1);
  });
});

describe("repeated", () => {
  it("a withdrawal refunds once", async () => {
    const first = await fileAndMatch(withdrawalOf({}));
    const second = await fileAndMatch(withdrawalOf({}));
    expect([first.state, second.state]).toEqual(["matched", "matched"]);
    expect(await refunds()).toHaveLength(1);
  });

  it("the job changes nothing", async () => {
    const { number } = await fileAndMatch(withdrawalOf({}));
    const before = await fixture.fingerprint();
    await fixture.jobs["order-management.match-declaration"]?.({ number, waits: 0 }, 1);
    expect(await fixture.fingerprint()).toEqual(before);
  });
});

describe("a cancellation", () => {
  const subscription = () => fixture.subscriptionOf("account-ada");

  it("stops the renewal and refunds nothing", async () => {
    expect((await subscription()).isAutoRenewalActivated).toBe(true);
    expect(await fileAndMatch(cancellationOf({}))).toMatchObject({ state: "matched", order_number: "A-1" });
    expect((await subscription()).isAutoRenewalActivated).toBe(false);
    expect(await refunds()).toEqual([]);
    await fixture.walkTo("2027-11-17");
    expect((await subscription()).serviceStatus).toBe("Expired");
  });

  it.each<[string, Partial<DeclarationFiling>, string]>([
    ["for good cause", { type: "extraordinary", reason: "Vehicle sold" }, "GOOD_CAUSE"],
    ["for a day after the running term", { endsOn: "2028-01-01" }, "OTHER_END_DATE"],
  ])("%s stops the renewal at once, and an operator decides the rest", async (_, change, reason) => {
    expect(await fileAndMatch(cancellationOf(change))).toMatchObject({ state: "unmatched", open_reason: reason });
    expect((await subscription()).isAutoRenewalActivated).toBe(false);
  });

  it("with another address changes nothing", async () => {
    await fileAndMatch(cancellationOf({ email: "mallory@example.com" }));
    expect((await subscription()).isAutoRenewalActivated).toBe(true);
  });
});

describe("an operator", () => {
  it("assigns a declaration to an order, which is then ended", async () => {
    const { number } = await fileAndMatch(withdrawalOf({ contract: "my navigation", email: "new@example.com" }));
    expect(await decide({ intent: "assign", number, orderNumber: "none" })).toBe("noOrder");
    expect(await decide({ intent: "assign", number, orderNumber: "a-1" })).toBe("done");
    expect(await decide({ intent: "assign", number, orderNumber: "a-1" })).toBe("notOpen");
    await fixture.drain();
    expect(await look(number)).toMatchObject({ state: "matched", order_number: "A-1" });
    expect(await refunds()).toHaveLength(1);
    expect(await lettersTo(number)).toEqual(["new@example.com", "ada@example.com"]);
  });

  it("settles one without a contract, once", async () => {
    const { number } = await fileAndMatch(withdrawalOf({ contract: "?" }));
    expect(await decide({ intent: "settle", number, refusal: "no-contract", note: "Asked by phone" })).toBe("done");
    expect(await decide({ intent: "settle", number, refusal: null, note: "again" })).toBe("notOpen");
    expect(await look(number)).toMatchObject({ state: "settled" });
    const audit = await fixture.rows<{ operation: string; actor: string }>(
      `select operation, actor from order_management.audit where record_id = '${number}' order by at, operation desc`,
    );
    expect(audit).toEqual([
      { operation: "declaration unmatched", actor: "declarations" },
      { operation: "declaration settled", actor: "operator" },
    ]);
  });
});

describe("many declarations for one address", () => {
  it("are all taken, but their letters are held back", async () => {
    const filed = [];
    for (let n = 0; n < letterLimit.letters + 2; n += 1)
      filed.push(await file(withdrawalOf({ contract: `none ${n}` })));
    expect(filed.map(({ isLetterHeld }) => isLetterHeld)).toEqual([false, false, false, true, true]);
    const held = filed.at(-1)?.number ?? "";
    expect(await lettersTo(held)).toEqual([]);
    expect(await decideDeclaration(fixture, { intent: "sendLetter", number: held })).toBe("done");
    expect(await decideDeclaration(fixture, { intent: "sendLetter", number: held })).toBe("notOpen");
    expect(await lettersTo(held)).toEqual(["ada@example.com"]);
    // One that ends a contract is genuine.
    const genuine = await fileAndMatch(withdrawalOf({ contract: "A-1" }));
    expect(genuine).toMatchObject({ state: "matched", is_letter_held: false });
    expect(await lettersTo(genuine.number)).toEqual(["ada@example.com"]);
    // An hour later the address gets letters again.
    fixture.moveTo("2026-11-15T13:30:00.000Z");
    expect((await file(withdrawalOf({ contract: "none" }))).isLetterHeld).toBe(false);
  });

  it("from one caller are held back where the caller says so", async () => {
    const { number, isLetterHeld } = await file(withdrawalOf({ contract: "none", isLetterHeld: true }));
    expect([isLetterHeld, await lettersTo(number)]).toEqual([true, []]);
  });
});
