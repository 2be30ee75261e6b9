import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createExtendedFixture, guestEmail } from "../../../../test/order-management/extended-fixture.ts";
import { endSubscription } from "../end-subscription.ts";
import { defaultSettings } from "../settings.ts";

const accountId = "account-ada";
const ownerEmail = "ada@example.com";
const ofOwner = { orderNumber: "VCS-1", price: 89, servicePlan: 2 };

let fixture: Awaited<ReturnType<typeof createExtendedFixture>>;
beforeEach(async () => {
  fixture = await createExtendedFixture();
});
afterEach(() => fixture.close());

describe("a guest who renews the owner's service early", () => {
  it("moves the owner's reminders and charge to the new end, at the owner's price", async () => {
    await fixture.subscribe();
    await fixture.walkTo("2026-12-01");
    await fixture.guestRenews();
    expect(await fixture.ends()).toEqual(["2028-01-15"]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      ...ofOwner,
      expirationDate: "2028-01-15",
      isExpiring: false,
      isAutoRenewalActivated: true,
    });
    await fixture.walkTo("2028-01-14");
    expect(await fixture.charges()).toEqual([]);
    expect(await fixture.remindersOf(ownerEmail)).toEqual([-62, -35, -7].map((day) => ["2028-01-15", day]));
    await fixture.walkTo("2028-01-16");
    expect(await fixture.charges()).toEqual([{ amount: 8900, day: "2028-01-15" }]);
    expect(await fixture.ends()).toEqual(["2028-03-15"]);
    // The vehicle goes on with the owner's renewal, so nothing ends for the guest.
    expect(await fixture.remindersOf(guestEmail)).toEqual([]);
  });

  it("leaves a subscription without auto-renewal running until the new end", async () => {
    await fixture.subscribe({ isAutoRenewed: false });
    await fixture.walkTo("2026-12-01");
    await fixture.guestRenews();
    await fixture.walkTo("2028-01-10");
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({ serviceStatus: "Installed", isExpiring: true });
    const reminders = [-62, -35, -7].map((day) => ["2028-01-15", day]);
    expect(await fixture.remindersOf(ownerEmail)).toEqual(reminders);
    expect(await fixture.remindersOf(guestEmail)).toEqual(reminders);
    await fixture.walkTo("2028-01-17");
    expect((await fixture.subscriptionOf(accountId)).serviceStatus).toBe("Expired");
  });

  it("lets one that has just ended run again", async () => {
    await fixture.subscribe({ isAutoRenewed: false });
    await fixture.walkTo("2027-01-20");
    expect((await fixture.subscriptionOf(accountId)).serviceStatus).toBe("Expired");
    await fixture.guestRenews();
    expect(await fixture.ends()).toEqual(["2028-01-20"]);
    expect((await fixture.subscriptionOf(accountId)).serviceStatus).toBe("Installed");
    await fixture.guestWithdraws();
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      serviceStatus: "Expired",
      expirationDate: "2027-01-15",
    });
  });

  it("ends the tries of a charge that was refused, and they go on when the order is withdrawn", async () => {
    await fixture.subscribe({ payment: { token: "declined_card" } });
    await fixture.walkTo("2027-01-16");
    await fixture.guestRenews();
    await fixture.walkTo("2027-01-19");
    const failures = async () =>
      (await fixture.letters()).flatMap(({ content, at }) =>
        content.kind === "renewal-failed" ? [[at.slice(0, 10), content.nextTryOn]] : [],
      );
    expect(await failures()).toEqual([["2027-01-15", "2027-01-18"]]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({
      isAutoRenewalActivated: true,
      // The guest bought a day after the end.
      expirationDate: "2028-01-16",
      serviceStatus: "Installed",
    });
    await fixture.guestWithdraws();
    await fixture.walkTo("2027-01-30");
    expect(await failures()).toEqual([
      ["2027-01-15", "2027-01-18"],
      ["2027-01-19", "2027-01-22"],
      ["2027-01-22", null],
    ]);
  });
});

it("a charge that was asked for before the guest paid, and refused after, has no letter and no other try", async () => {
  await fixture.subscribe({ payment: { token: "declined_card" } });
  await fixture.walkTo("2027-01-14");
  fixture.outages.add("charges");
  await fixture.walkTo("2027-01-15T00:00:10.000Z");
  await fixture.guestRenews();
  fixture.outages.clear();
  await fixture.walkTo("2027-02-01");
  expect(await fixture.rows(`select state, attempt from order_management.renewals`)).toEqual([
    { state: "refused", attempt: 1 },
  ]);
  expect((await fixture.letters()).filter(({ kind }) => kind === "renewal-failed")).toEqual([]);
  expect(await fixture.subscriptionOf(accountId)).toMatchObject({ isAutoRenewalActivated: true });
});

it("an own order that the vehicle takes late has its plan, and the end of all orders", async () => {
  await fixture.subscribe();
  await fixture.walkTo("2026-12-01");
  fixture.vehicles.state.answer = 503;
  await fixture.order({ orderNo: "VCS-2" }, { total: 7700 });
  await fixture.settle();
  await fixture.guestRenews();
  fixture.vehicles.state.answer = 200;
  await fixture.walkTo("2026-12-02");
  expect(await fixture.ends()).toEqual(["2029-01-15"]);
  expect(await fixture.subscriptionOf(accountId)).toMatchObject({ orderNumber: "VCS-2", price: 77, servicePlan: 1 });
});

describe("an owner who leaves a contract by the month", () => {
  const leave = async () => {
    const { Id: assetId } = await fixture.subscriptionOf(accountId);
    return fixture.database.transaction((tx) =>
      endSubscription(
        { tx, at: fixture.now(), settings: defaultSettings },
        { assetId, number: "K-2345-6789", wishedDay: null, actor: "K-2345-6789" },
      ),
    );
  };

  beforeEach(async () => {
    await fixture.subscribe({ localeId: "de-DE", currency: "EUR" });
    await fixture.walkTo("2027-01-20");
    await fixture.guestRenews();
  });

  it("gets back the days of the own month, not those of the guest's year", async () => {
    await fixture.walkTo("2027-01-25");
    expect(await leave()).toMatchObject({ endsOn: "2027-01-25", refund: { total: 3015 } });
    expect(await fixture.ends()).toEqual(["2028-02-15"]);
    await fixture.walkTo("2028-02-17");
    expect(await fixture.charges()).toEqual([{ amount: 4450, day: "2027-01-14" }]);
  });

  it("gets nothing back after the own month", async () => {
    await fixture.walkTo("2027-03-01");
    expect(await leave()).toEqual({ endsOn: "2028-02-15", refund: null, isLeft: false });
    expect(await fixture.ends()).toEqual(["2028-02-15"]);
  });
});

describe("a guest's order that is withdrawn", () => {
  const refunds = () =>
    fixture.rows(
      `select o.order_number as order, r.amount from order_management.refunds r
       join order_management.orders o on o.id = r.order_id order by r.requested_at`,
    );

  it("before the owner's renewal is due leaves it on its own day", async () => {
    await fixture.subscribe();
    await fixture.walkTo("2026-12-05");
    await fixture.guestRenews();
    await fixture.walkTo("2026-12-15");
    await fixture.withdrawAsGuest();
    // In the same transaction, before the vehicle knows it.
    expect(await fixture.ends()).toEqual(["2027-01-15"]);
    await fixture.settle();
    await fixture.walkTo("2027-01-14");
    expect(await fixture.charges()).toEqual([]);
    expect(await fixture.remindersOf(ownerEmail)).toEqual([["2027-01-15", -7]]);
    await fixture.walkTo("2027-01-17");
    expect(await fixture.charges()).toEqual([{ amount: 8900, day: "2027-01-15" }]);
    expect(await fixture.ends()).toEqual(["2027-03-15"]);
    expect(await refunds()).toEqual([{ order: "G-1", amount: 9900 }]);
  });

  it("after the owner's renewal was due has it charged at once, one time", async () => {
    await fixture.subscribe();
    await fixture.walkTo("2027-01-10");
    await fixture.guestRenews();
    await fixture.walkTo("2027-01-19");
    expect(await fixture.charges()).toEqual([]);
    await fixture.guestWithdraws();
    await fixture.walkTo("2027-02-01");
    expect(await fixture.charges()).toEqual([{ amount: 8900, day: "2027-01-19" }]);
    expect(await fixture.ends()).toEqual(["2027-03-15"]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({ serviceStatus: "Installed", price: 89 });
  });

  it("and bought again moves the end each time", async () => {
    await fixture.subscribe();
    await fixture.walkTo("2027-01-10");
    await fixture.guestRenews();
    await fixture.guestWithdraws();
    await fixture.guestRenews("G-2");
    expect(await fixture.ends()).toEqual(["2028-01-15"]);
    await fixture.walkTo("2027-02-01");
    expect(await fixture.charges()).toEqual([]);
    await fixture.walkTo("2028-01-16");
    expect(await fixture.charges()).toEqual([{ amount: 8900, day: "2028-01-15" }]);
  });
});

it("gives the owner back an own order only, and then the end that the guest paid for", async () => {
  await fixture.subscribe();
  await fixture.walkTo("2027-01-10");
  await fixture.guestRenews();
  await fixture.walkTo("2027-01-20");
  await fixture.order({ orderNo: "VCS-2" }, { total: 7700, isAutoRenewed: true });
  await fixture.settle();
  expect(await fixture.ends()).toEqual(["2029-01-15"]);
  const { Id: recordId } = await fixture.subscriptionOf(accountId);
  await fixture.withdraw(recordId);
  expect(await fixture.ends()).toEqual(["2028-01-15"]);
  expect(await fixture.subscriptionOf(accountId)).toMatchObject({ ...ofOwner, serviceStatus: "Installed" });
  expect(await fixture.rows(`select amount from order_management.refunds`)).toEqual([{ amount: 7700 }]);
});

it("an owner's renewal extends a former guest's subscription, without letters that it stops", async () => {
  await fixture.order({ orderNo: "G-1", ...fixture.guest }, { term: 2, termType: "month" });
  await fixture.settle();
  await fixture.order({ orderNo: "VCS-1" }, { term: 2, termType: "month", isAutoRenewed: true });
  await fixture.settle();
  await fixture.walkTo("2027-05-17");
  expect((await fixture.charges()).map(({ day }) => day)).toEqual(["2027-03-15", "2027-05-15"]);
  expect(await fixture.ends()).toEqual(["2027-07-15"]);
  expect(await fixture.remindersOf(guestEmail)).toEqual([]);
});

it("two orders of others at the same moment extend it one after the other", async () => {
  await fixture.subscribe();
  await fixture.walkTo("2026-12-01");
  await fixture.order({ orderNo: "G-1", ...fixture.guest });
  await fixture.order({ orderNo: "B-1", customer: { accountId: "account-ben", email: "ben@example.com" } });
  for (let step = 0; step < 3; step += 1) {
    fixture.moveTo(new Date(fixture.now().getTime() + 21_000).toISOString());
    await Promise.all([fixture.drain(), fixture.drain()]);
  }
  expect(await fixture.ends()).toEqual(["2029-01-15"]);
  await fixture.walkTo("2029-01-16");
  expect(await fixture.charges()).toEqual([{ amount: 8900, day: "2029-01-15" }]);
});

describe("a process that is killed while it installs the guest's order", () => {
  it.each([
    ["before the term is stored", "before", "2027-01-15"],
    ["after the term was stored", "after", "2028-01-15"],
  ] as const)("%s leaves one end, and the next one completes it", async (_, when, end) => {
    await fixture.subscribe();
    await fixture.walkTo("2027-01-14T23:58:00.000Z");
    await fixture.order({ orderNo: "G-1", ...fixture.guest });
    await fixture.pass(20);
    await expect(fixture.installAndKill("G-1", when)).rejects.toThrow("killed");
    const running = await fixture.rows(`select expires_on::text as on from order_management.assets
      where account_id = '${accountId}' union select expires_on::text from order_management.coverage`);
    expect(running).toEqual([{ on: end }]);
    await fixture.walkTo("2027-01-16");
    expect(await fixture.ends()).toEqual(["2028-01-15"]);
    expect(await fixture.charges()).toEqual([]);
  });
});
