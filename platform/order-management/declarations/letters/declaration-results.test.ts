import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LetterOf } from "../../../../contracts/letters/letters.ts";
import {
  type DeclarationFiling,
  declarationRefusals,
  fileDeclaration,
} from "../../../../contracts/order-management/declarations.ts";
import { cancellationOf, withdrawalOf } from "../../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../../test/order-management/walk-jobs.ts";
import { type Decision, decideDeclaration } from "../operator/decide-declaration.ts";

const navigation = paidItem({ isAutoRenewed: true, total: 36_500, tax: 6083 });
const live = paidItem({ itemId: "item-2", productId: "LIVE", featureType: "Live", name: "Live Traffic", total: 4900 });

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture();
});
afterEach(() => fixture.close());

async function install(): Promise<void> {
  await fixture.pass(20);
  await fixture.pass(20);
}

async function buy(items = [navigation, live], orderNo = "VCS-AAAAA-22222"): Promise<void> {
  await fixture.take(paidOrder({ orderNo, items }));
  await install();
  await fixture.rows(`update letters.outbox set state = 'sent'`);
}

async function file(filed: DeclarationFiling): Promise<string> {
  const { number } = await fixture.call(fileDeclaration, { body: filed });
  await fixture.drain();
  return number;
}

const contract = "vcs aaaaa 22222";
const withdraw = (change: Partial<DeclarationFiling> = {}) => file(withdrawalOf({ contract, ...change }));
const cancel = (change: Partial<DeclarationFiling> = {}) => file(cancellationOf({ contract, ...change }));

type Settling = Pick<Extract<Decision, { intent: "settle" }>, "refusal" | "note">;

async function revisionOf(number: string): Promise<number> {
  const [row] = await fixture.rows<{ revision: number }>(
    `select revision from order_management.declarations where number = '${number}'`,
  );
  return row?.revision ?? -1;
}
const settle = async (number: string, settling: Partial<Settling> = {}) =>
  decideDeclaration(fixture, {
    intent: "settle",
    number,
    revision: await revisionOf(number),
    refusal: null,
    note: null,
    ...settling,
  });
const decide = async (number: string, decision: { intent: "accept" } | { intent: "assign"; orderNumber: string }) =>
  decideDeclaration(fixture, { ...decision, number, revision: await revisionOf(number) });

type Result = { to: string } & LetterOf<"declaration-settled">;

const results = async (number: string): Promise<Result[]> =>
  (await fixture.letters()).flatMap(({ recipient, content }) =>
    content.kind === "declaration-settled" && content.number === number ? [{ to: recipient, ...content }] : [],
  );
const onlyResult = async (number: string): Promise<Result> => {
  const [result, ...others] = await results(number);
  if (!result || others.length > 0) throw new Error(`There are ${others.length + (result ? 1 : 0)} results.`);
  return result;
};
const serviceResults = async (number: string) => (await onlyResult(number)).services;
const kindsAfter = async (letters: number) => (await fixture.letters()).slice(letters).map(({ kind }) => kind);

describe("the result of a withdrawal", () => {
  it("says what is paid back, to which payment method and by when, under the order's own number", async () => {
    await buy();
    const before = (await fixture.letters()).length;
    const number = await withdraw();
    expect(await kindsAfter(before)).toEqual(["withdrawal-received", "declaration-settled"]);
    expect(await onlyResult(number)).toEqual({
      to: "ada@example.com",
      kind: "declaration-settled",
      number,
      receivedAt: "2026-11-15T12:00:40.000Z",
      declared: "withdrawal",
      order: { orderNumber: "VCS-AAAAA-22222", orderPath: expect.stringContaining("VCS-AAAAA-22222") as string },
      vehicle: { name: "Defender 110", maskedVin: "SALEXXXXXXXXX0201" },
      services: [
        { name: "Connected Navigation", result: { kind: "withdrawn" } },
        { name: "Live Traffic", result: { kind: "withdrawn" } },
      ],
      refusal: null,
      refund: {
        total: 41_400,
        tax: expect.any(Number) as number,
        currency: "GBP",
        payment: { type: "card", cardType: "visa", last4: "4242" },
        by: "2026-11-29",
      },
      hasDetails: true,
    });
  });

  it("comes again for a second declaration, which had nothing to change", async () => {
    await buy([navigation]);
    await withdraw();
    const number = await withdraw({ contract: "VCS-AAAAA-22222" });
    expect(await onlyResult(number)).toMatchObject({
      services: [{ result: { kind: "returned-before" } }],
      refund: null,
    });
  });

  it("after an operator's refusal of the rest, names what was withdrawn and what was not", async () => {
    await buy();
    const liveId = `(select id from order_management.order_items where name = 'Live Traffic')`;
    await fixture.rows(
      `update order_management.order_items set cooling_off_ends_at = '2026-11-15T00:00:00Z' where id = ${liveId}`,
    );
    const number = await withdraw();
    expect(await results(number)).toEqual([]);
    expect(await settle(number, { refusal: "period-over" })).toBe("done");
    expect(await onlyResult(number)).toMatchObject({
      refusal: "period-over",
      services: [
        { name: "Connected Navigation", result: { kind: "withdrawn" } },
        { name: "Live Traffic", result: { kind: "unchanged" } },
      ],
      refund: { total: 36_500 },
    });
  });

  it("that is decided late leaves the bank its days", async () => {
    await buy([navigation]);
    const number = await withdraw({ contract: "?" });
    fixture.moveTo("2026-11-28T12:00:00.000Z");
    await decide(number, { intent: "assign", orderNumber: contract });
    await fixture.drain();
    expect(await onlyResult(number)).toMatchObject({ refund: { by: "2026-12-08" } });
  });
});

describe("the result of a cancellation", () => {
  it("says for each service when it ends, also where nothing had to change", async () => {
    const activation = paidItem({
      itemId: "item-3",
      productId: "ACT",
      featureType: "Activation",
      name: "Activation",
      termType: "one-time",
    });
    await buy([navigation, live, activation]);
    const before = (await fixture.letters()).length;
    const number = await cancel();
    expect(await kindsAfter(before)).toEqual(["cancellation-received", "declaration-settled"]);
    expect(await serviceResults(number)).toMatchObject([
      { name: "Connected Navigation", result: { kind: "cancelled", lastDay: "2027-11-15", isPaidBack: false } },
      { name: "Live Traffic", result: { kind: "ends-anyway", lastDay: "2027-11-15" } },
      { name: "Activation", result: { kind: "one-time" } },
    ]);
    const second = await cancel();
    expect((await serviceResults(second))[0]).toMatchObject({ result: { kind: "ends-anyway" } });
    const withdrawal = await withdraw({ contract: "Live Traffic" });
    expect(await serviceResults(withdrawal)).toEqual([{ name: "Live Traffic", result: { kind: "withdrawn" } }]);
    const third = await cancel();
    expect((await serviceResults(third))[1]).toMatchObject({ result: { kind: "returned-before" } });
  });

  it("of a service that has ended says so", async () => {
    await buy([live]);
    await walkJobs(fixture, "2027-11-17T12:00:00.000Z");
    expect(await serviceResults(await cancel())).toEqual([{ name: "Live Traffic", result: { kind: "ended-before" } }]);
  });
});

describe("a good cause", () => {
  const day = "2027-02-13";
  const cause = { type: "extraordinary", reason: "The vehicle was stolen" } as const;

  it("stops the renewal at once, and has its result once it is accepted", async () => {
    await buy([navigation]);
    fixture.moveTo(`${day}T12:00:00.000Z`);
    const number = await cancel(cause);
    expect((await fixture.subscriptionOf("account-ada")).isAutoRenewalActivated).toBe(false);
    expect(await results(number)).toEqual([]);
    fixture.moveTo("2027-02-20T12:00:00.000Z");
    const revision = await revisionOf(number);
    expect(await decideDeclaration(fixture, { intent: "accept", number, revision })).toBe("done");
    expect(await decideDeclaration(fixture, { intent: "accept", number, revision })).toBe("notOpen");
    expect(await onlyResult(number)).toMatchObject({
      refusal: null,
      services: [{ result: { kind: "cancelled", lastDay: day, isPaidBack: true } }],
      refund: { total: 27_500, by: "2027-03-02" },
    });
    await fixture.walkTo("2027-02-22");
    expect((await fixture.subscriptionOf("account-ada")).serviceStatus).toBe("Expired");
    expect(await fixture.rows(`select amount from charges.ledger where kind = 'refund'`)).toEqual([{ amount: 27_500 }]);
    expect(await results(number)).toHaveLength(1);
  });

  it("that is refused ends with the paid term", async () => {
    await buy([navigation]);
    const number = await cancel(cause);
    expect(await settle(number, { refusal: "no-good-cause", note: "Only moved house" })).toBe("done");
    expect(await onlyResult(number)).toMatchObject({
      refusal: "no-good-cause",
      services: [{ result: { kind: "cancelled", lastDay: "2027-11-15", isPaidBack: false } }],
      refund: null,
    });
    expect(JSON.stringify(await fixture.letters())).not.toContain("Only moved house");
  });

  it("cannot be accepted for a declaration without one", async () => {
    await buy([navigation]);
    const number = await cancel({ endsOn: "2030-01-01" });
    expect(await decide(number, { intent: "accept" })).toBe("notOpen");
    expect(await results(number)).toEqual([]);
  });

  it("of one service leaves the others of the order as they are", async () => {
    await buy([navigation, { ...live, isAutoRenewed: true }]);
    const number = await cancel({ ...cause, contract: "Live Traffic" });
    expect(await decide(number, { intent: "accept" })).toBe("done");
    expect(await serviceResults(number)).toMatchObject([{ name: "Live Traffic", result: { isPaidBack: true } }]);
    expect((await fixture.subscriptionOf("account-ada")).isAutoRenewalActivated).toBe(true);
  });
});

describe("a declaration that an operator settles", () => {
  const refusals = declarationRefusals.filter((refusal) => refusal !== "no-good-cause");

  it.each([null, ...refusals])("with the outcome %s has one letter", async (refusal) => {
    const number = await withdraw({ contract: "?" });
    expect(await results(number)).toEqual([]);
    const revision = await revisionOf(number);
    const decision = { intent: "settle", number, revision, refusal, note: null } as const;
    expect(await decideDeclaration(fixture, decision)).toBe("done");
    expect(await decideDeclaration(fixture, decision)).toBe("notOpen");
    expect(await onlyResult(number)).toMatchObject({ to: "ada@example.com", refusal, order: null, services: [] });
  });

  it.each([
    ["no-contract", "VCS-AAAAA-33333"],
    ["several-contracts", "VCS-AAAAA-33333"],
    ["not-the-customer", null],
  ] as const)("with the outcome %s quotes the contract as written: %s", async (refusal, quoted) => {
    const number = await withdraw({ contract: "vcs aaaaa 33333" });
    await settle(number, { refusal });
    expect(await onlyResult(number)).toMatchObject({ refusal, contract: quoted });
  });

  it("is not refused for its cause before a contract is found: the letter would speak of that contract", async () => {
    const number = await withdraw({ contract: "?" });
    const revision = await revisionOf(number);
    const decision = { intent: "settle", number, revision, refusal: "no-good-cause", note: null } as const;
    expect(await decideDeclaration(fixture, decision)).toBe("notOpen");
    expect(await results(number)).toEqual([]);
  });

  it("for a stranger says no more than that it is done; the customer gets the details, without the stranger's", async () => {
    await buy([navigation]);
    const number = await withdraw({ contract: "my car", name: "Mallory Stranger", email: "mallory@example.org" });
    const decision = { intent: "assign", number, orderNumber: contract, revision: await revisionOf(number) } as const;
    expect(await decideDeclaration(fixture, decision)).toBe("done");
    await fixture.drain();
    expect(await decideDeclaration(fixture, decision)).toBe("notOpen");
    const [stranger, customer] = await results(number);
    expect(stranger).toMatchObject({ to: "mallory@example.org", hasDetails: false, order: null, services: [] });
    expect(stranger).toMatchObject({ vehicle: null, refund: null });
    expect(customer).toMatchObject({ to: "ada@example.com", hasDetails: true, refund: { total: 36_500 } });
    expect([stranger?.isForContractAddress, customer?.isForContractAddress]).toEqual([undefined, true]);
    const toCustomer = (await fixture.letters()).filter(({ recipient }) => recipient === "ada@example.com");
    const copy = toCustomer.find(({ kind }) => kind === "withdrawal-received");
    expect(copy?.content).toMatchObject({ name: "M… S…", email: "m…@e…", isForContractAddress: true });
    expect(JSON.stringify(toCustomer)).not.toMatch(/mallory/i);
  });

  it("is carried out once, although the same assignment is sent after it failed", async () => {
    await buy([navigation]);
    fixture.moveTo("2027-01-15T12:00:00.000Z");
    const number = await withdraw({ contract: "?" });
    const decision = { intent: "assign", number, orderNumber: contract, revision: await revisionOf(number) } as const;
    expect(await decideDeclaration(fixture, decision)).toBe("done");
    await fixture.drain();
    // It waits for an operator again, because the withdrawal period was over.
    expect(await decideDeclaration(fixture, decision)).toBe("notOpen");
  });
});
