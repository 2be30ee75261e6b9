import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LetterKind, LetterOf } from "../../../contracts/letters/letters.ts";
import { Fault } from "../../../contracts/fault.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../test/order-management/walk-jobs.ts";

const accountId = "account-ada";

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture();
});
afterEach(() => fixture.close());

async function lettersOf<Kind extends LetterKind>(kind: Kind): Promise<LetterOf<Kind>[]> {
  return (await fixture.letters()).flatMap(({ content }) => (content.kind === kind ? [content as LetterOf<Kind>] : []));
}

type Order = Parameters<typeof paidOrder>[0];

/** A year for 89 pounds, which ends on 15 November 2027. */
async function subscribe({ payment, ...changes }: Order = {}, item: Parameters<typeof paidItem>[0] = {}) {
  const items = [paidItem({ isAutoRenewed: true, ...item })];
  await fixture.take(paidOrder({ orderNo: "VCS-1", items, ...changes, ...(payment && { payment }) }));
  await walkJobs(fixture, "2026-11-15T13:00:00.000Z");
}

const charged = async () =>
  (await fixture.rows<{ amount: number }>(`select amount from charges.ledger`)).map(({ amount }) => amount);
const setPrice = (price: number, isTaxIncluded = true) =>
  void (fixture.catalogue.priceOf = async () => ({ price, isTaxIncluded, term: 12, termType: "month" }));
const announced = async () =>
  (await lettersOf("reminder")).map(({ dayOffset, renewal }) => [dayOffset, renewal?.total, renewal?.previousTotal]);

describe("the price of a renewal", () => {
  it("rises only after two letters have announced it", async () => {
    await subscribe();
    setPrice(9900);
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await announced()).toEqual([
      [-62, 9900, 8900],
      [-35, 9900, 8900],
      [-7, 9900, 8900],
    ]);
    expect(await charged()).toEqual([9900]);
    expect((await lettersOf("renewed"))[0]).toMatchObject({ total: 9900, tax: 1650, renewedUntil: "2028-11-15" });
  });

  it("does not rise when it is raised too late to announce it thirty days before", async () => {
    await subscribe();
    await walkJobs(fixture, "2027-11-01T12:00:00.000Z");
    setPrice(9900);
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await announced()).toEqual([-62, -35, -7].map((day) => [day, 8900, null]));
    expect(await charged()).toEqual([8900]);
  });

  it("comes with what the service does, for the letters about its end", async () => {
    await subscribe();
    const plan = { price: 8900, isTaxIncluded: true, term: 12, termType: "month" } as const;
    fixture.catalogue.priceOf = async () => ({ ...plan, functions: "Maps stay up to date." });
    await walkJobs(fixture, "2027-10-20T12:00:00.000Z");
    fixture.catalogue.priceOf = async () => undefined;
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect((await lettersOf("reminder")).map(({ dayOffset, functions }) => [dayOffset, functions])).toEqual([
      [-62, "Maps stay up to date."],
      [-35, "Maps stay up to date."],
      [-7, undefined],
    ]);
  });

  it("falls at any time before the charge", async () => {
    await subscribe();
    setPrice(9900);
    await walkJobs(fixture, "2027-11-01T12:00:00.000Z");
    setPrice(7900);
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect((await announced()).at(-1)).toEqual([-7, 7900, 8900]);
    expect(await charged()).toEqual([7900]);
  });

  it("stays when commerce does not answer or does not sell the plan any more", async () => {
    await subscribe();
    fixture.catalogue.priceOf = () =>
      Promise.reject(new Fault({ service: "commerce", kind: "unavailable", detail: { message: "away" } }));
    await walkJobs(fixture, "2027-10-20T12:00:00.000Z");
    fixture.catalogue.priceOf = async () => undefined;
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await announced()).toEqual([-62, -35, -7].map((day) => [day, 8900, null]));
    expect(await charged()).toEqual([8900]);
  });

  it("is announced for one period only, and per month where the plan goes on by the month", async () => {
    await subscribe({ localeId: "de-DE", currency: "EUR" }, { total: 9600, tax: 1533, taxRate: 0.19 });
    setPrice(10_800);
    await walkJobs(fixture, "2027-12-16T12:00:00.000Z");
    expect(await announced()).toEqual([
      [-62, 900, 800],
      [-35, 900, 800],
      [-7, 900, 800],
      [-7, 900, null],
    ]);
    expect(await charged()).toEqual([900, 900]);
  });

  it("has the taxes of the contract where they are added to it", async () => {
    const taxes = [
      { name: "GST", rate: 0.05, amount: 675 },
      { name: "PST", rate: 0.07, amount: 945 },
    ];
    await subscribe({ localeId: "en-CA", currency: "CAD" }, { total: 15_120, tax: 1620, taxRate: 0.12, taxes });
    setPrice(14_000, false);
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await announced()).toEqual([-62, -35, -7].map((day) => [day, 15_680, 15_120]));
    expect(await charged()).toEqual([15_680]);
  });

  it("is today's in a letter to a customer who renews by hand", async () => {
    await subscribe({}, { isAutoRenewed: false });
    setPrice(9900);
    await walkJobs(fixture, "2027-11-10T12:00:00.000Z");
    const [first] = await lettersOf("reminder");
    expect(first?.renew).toEqual({
      path: expect.stringMatching(/^\/renewal\/renew\/[\w.-]{20,600}$/) as string,
      total: 9900,
      tax: 1650,
      currency: "GBP",
      term: { count: 12, unit: "month" },
    });
  });
});

describe("a card", () => {
  it.each([
    [
      "09/27",
      [{ cardExpires: "2027-09", renewsOn: "2027-11-15", total: 8900, mendPath: "/account/my-payment-method" }],
    ],
    ["10/27", [{ cardExpires: "2027-10" }]],
    ["11/27", []],
    ["01/28", []],
    [null, []],
  ])("that ends %s has a letter before a renewal in November 2027: %#", async (expirationDate, letters) => {
    await subscribe({ payment: { expirationDate } });
    await walkJobs(fixture, "2027-11-14T12:00:00.000Z");
    expect(await lettersOf("card-expires")).toEqual(letters.map((letter) => expect.objectContaining(letter) as object));
  });
});

describe("a process that was down", () => {
  it("sends the latest reminder only", async () => {
    await subscribe();
    fixture.moveTo("2027-11-10T12:00:00.000Z");
    await walkJobs(fixture, "2027-11-10T13:00:00.000Z");
    expect((await lettersOf("reminder")).map(({ dayOffset }) => dayOffset)).toEqual([-7]);
  });

  it("says nothing of an end long ago", async () => {
    await subscribe({}, { isAutoRenewed: false });
    fixture.moveTo("2028-01-10T12:00:00.000Z");
    await walkJobs(fixture, "2028-01-10T13:00:00.000Z");
    expect(await lettersOf("reminder")).toEqual([]);
  });
});

describe("a renewal", () => {
  it("has a letter with its invoice", async () => {
    await subscribe();
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    const [renewed] = await lettersOf("renewed");
    const [order] = await fixture.rows<{ id: string; invoice: string }>(
      `select o.id, i.external_id as invoice from order_management.orders o
       join order_management.invoices i on i.order_id = o.id where o.order_number like 'R2027%'`,
    );
    expect(renewed).toMatchObject({
      service: "Connected Navigation",
      total: 8900,
      payment: { last4: "4242" },
      renewedUntil: "2028-11-15",
      invoice: { externalId: order?.invoice, owner: { accountId } },
    });
    expect(renewed?.orderPath).toContain(order?.id);
  });

  it("that is refused says when it is tried again, and at last that it has ended", async () => {
    await subscribe({ payment: { token: "declined_card" } });
    await walkJobs(fixture, "2027-12-16T12:00:00.000Z");
    expect((await lettersOf("renewal-failed")).map(({ nextTryOn, endsOn }) => [nextTryOn, endsOn])).toEqual([
      ["2027-11-18", "2027-11-15"],
      ["2027-11-22", "2027-11-15"],
      [null, "2027-11-15"],
    ]);
    expect(await fixture.subscriptionOf(accountId)).toMatchObject({ isAutoRenewalActivated: false });
  });

  it("that is tried late is tried again on the following day at the earliest", async () => {
    await subscribe({ payment: { token: "declined_card" } });
    fixture.moveTo("2027-11-20T12:00:00.000Z");
    await walkJobs(fixture, "2027-12-16T12:00:00.000Z");
    expect((await lettersOf("renewal-failed")).map(({ nextTryOn }) => nextTryOn)).toEqual([
      "2027-11-21",
      "2027-11-22",
      null,
    ]);
  });
});

describe("a long term in the United States", () => {
  const letters = async () =>
    (await fixture.letters()).flatMap(({ content, at }) =>
      content.kind === "reminder" ? [[at.slice(0, 10), content.dayOffset]] : [],
    );

  it("has a reminder in each year that says what is charged, when, and how to stop it", async () => {
    await subscribe({ localeId: "en-US", currency: "USD" }, { term: 3, total: 26_700 });
    await walkJobs(fixture, "2029-11-16T12:00:00.000Z");
    expect(await letters()).toEqual([
      ["2027-11-15", -731],
      ["2028-11-15", -365],
      ["2029-09-14", -62],
      ["2029-10-11", -35],
      ["2029-11-08", -7],
    ]);
    const [first] = await lettersOf("reminder");
    expect(first?.renewal).toMatchObject({ on: "2029-11-15", total: 26_700, lastDayToStop: "2029-11-14" });
    expect(first?.stopPath).toMatch(/^\/renewal\/stop\//);
  });

  it("has none without auto-renewal", async () => {
    await subscribe({ localeId: "en-US", currency: "USD" }, { term: 2, isAutoRenewed: false });
    await walkJobs(fixture, "2028-10-01T12:00:00.000Z");
    expect(await letters()).toEqual([["2028-09-14", -62]]);
  });
});
