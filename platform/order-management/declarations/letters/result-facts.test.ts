import { afterEach, beforeEach, expect, it } from "vitest";
import { type DeclarationFiling, fileDeclaration } from "../../../../contracts/order-management/declarations.ts";
import { cancellationOf, withdrawalOf } from "../../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";
import { decideDeclaration } from "../operator/decide-declaration.ts";

const contract = "VCS-AAAAA-22222";

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture();
});
afterEach(() => fixture.close());

async function buy(item: Parameters<typeof paidItem>[0] = {}, orderNo = contract): Promise<void> {
  await fixture.take(paidOrder({ orderNo, placedAt: fixture.now().toISOString(), items: [paidItem(item)] }));
  for (let step = 0; step < 2; step += 1) await fixture.pass(20);
  await fixture.rows(`update letters.outbox set state = 'sent'`);
}

async function file(filed: DeclarationFiling): Promise<string> {
  const { number } = await fixture.call(fileDeclaration, { body: filed });
  await fixture.drain();
  return number;
}

const resultsOf = async (number: string) =>
  (await fixture.letters()).flatMap(({ content }) =>
    content.kind === "declaration-settled" && content.number === number
      ? content.services.map(({ result }) => result)
      : [],
  );

it.each([
  ["had auto-renewal", true, "2027-02-13", { lastDay: "2027-02-13", hasEnded: true, hadRenewal: true }],
  ["had none", false, "2027-02-13", { lastDay: "2027-02-13", hasEnded: true, hadRenewal: false }],
  ["ends on a later day", false, "2027-06-01", { lastDay: "2027-06-01", hasEnded: false, hadRenewal: false }],
])("a good cause that is accepted a week later, of a contract that %s", async (_, isAutoRenewed, endsOn, facts) => {
  await buy({ isAutoRenewed });
  fixture.moveTo("2027-02-13T12:00:00.000Z");
  const number = await file(
    cancellationOf({ contract, type: "extraordinary", reason: "The vehicle was stolen", endsOn }),
  );
  fixture.moveTo("2027-02-20T12:00:00.000Z");
  const [row] = await fixture.rows<{ revision: number }>(`select revision from order_management.declarations`);
  await decideDeclaration(fixture, { intent: "accept", number, revision: row?.revision ?? -1 });
  expect(await resultsOf(number)).toEqual([{ kind: "cancelled", isPaidBack: true, ...facts }]);
});

it("a withdrawal says until when an earlier term of the service runs", async () => {
  await buy({}, "VCS-AAAAA-11111");
  await buy();
  expect(await resultsOf(await file(withdrawalOf({ contract })))).toEqual([
    { kind: "withdrawn", runsUntil: "2027-11-15" },
  ]);
});

it("a withdrawal says until when the vehicle had the service before its first order", async () => {
  await buy({ currentExpiryDate: "2027-01-05" });
  expect(await resultsOf(await file(withdrawalOf({ contract })))).toEqual([
    { kind: "withdrawn", runsUntil: "2027-01-05" },
  ]);
});

it("a withdrawal says nothing of a term that another person bought", async () => {
  await buy();
  const customer = { accountId: "account-ben", email: "ben@example.com" };
  await fixture.take(paidOrder({ orderNo: "VCS-BBBBB-22222", customer }));
  for (let step = 0; step < 2; step += 1) await fixture.pass(20);
  expect(await resultsOf(await file(withdrawalOf({ contract })))).toEqual([{ kind: "withdrawn" }]);
});
