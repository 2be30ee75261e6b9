import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lawOf, renewsByMonth } from "../../../contracts/markets/market-law.ts";
import { timeZoneOfLocale } from "../../../contracts/markets/market-time.ts";
import { shopLocales } from "../../../contracts/locales.ts";
import { fileDeclaration } from "../../../contracts/order-management/declarations.ts";
import { consumeLetterLink } from "../../../contracts/order-management/letter-links.ts";
import type { Database } from "../../../database/database.ts";
import { type JobHandler, startWorker } from "../../../database/jobs/jobs.ts";
import { cancellationOf, withdrawalOf } from "../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../test/order-management/walk-jobs.ts";

const markets = [
  { localeId: "en-GB", currency: "GBP" },
  { localeId: "de-DE", currency: "EUR" },
  { localeId: "fr-FR", currency: "EUR" },
  { localeId: "it-IT", currency: "EUR" },
  { localeId: "es-ES", currency: "EUR" },
  { localeId: "pt-PT", currency: "EUR" },
  { localeId: "nl-NL", currency: "EUR" },
  { localeId: "fr-BE", currency: "EUR" },
  { localeId: "de-AT", currency: "EUR" },
  { localeId: "cs-CZ", currency: "CZK" },
  { localeId: "en-US", currency: "USD", stateCode: "NY" },
  { localeId: "en-CA", currency: "CAD", stateCode: "ON" },
  { localeId: "fr-CA", currency: "CAD", stateCode: "QC" },
  { localeId: "en-CA", currency: "CAD", stateCode: "BC" },
];
type Market = (typeof markets)[number];

/** Customers who differ in what they do. Each has a vehicle and an address of their own. */
const customers = ["renews", "ends", "stops", "declined", "guest", "withdraws", "cancels", "cancels-anyway"] as const;
type Customer = (typeof customers)[number];

const neverRenews: readonly Customer[] = ["ends", "cancels-anyway"];

const start = "2027-01-31T12:00:00.000Z";
const end = "2028-03-05T12:00:00.000Z";

/** A year from the last of January, bought by each customer. */
async function buy(fixture: OrderFixture, { localeId, currency, stateCode }: Market): Promise<void> {
  for (const [index, customer] of customers.entries()) {
    const isGuest = customer === "guest";
    const order = paidOrder({
      orderNo: `VCS-${customer}`,
      localeId,
      currency,
      placedAt: fixture.now().toISOString(),
      items: [paidItem({ total: 9600, tax: 1600, isAutoRenewed: !neverRenews.includes(customer) })],
      customer: {
        ...(isGuest ? guestCustomer : { accountId: `account-${customer}` }),
        email: `${customer}@example.com`,
        firstName: customer,
      },
      vehicle: { vin: `SALEA7BWAS2Z0010${index}` },
      payment: { token: customer === "declined" ? "declined_card" : `tok_${customer}` },
    });
    await fixture.take({ ...order, billingAddress: { ...order.billingAddress, stateCode: stateCode ?? null } });
  }
}

/** What each customer got, with the day and the time in the market. */
async function lettersOf(fixture: OrderFixture, { localeId }: Market): Promise<Record<Customer, string[]>> {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: timeZoneOfLocale(localeId),
    dateStyle: "short",
    timeStyle: "short",
  });
  const lists = Object.fromEntries(customers.map((customer) => [customer, [] as string[]])) as Record<
    Customer,
    string[]
  >;
  for (const { recipient, content, at } of await fixture.letters()) {
    const [day, time] = format.format(new Date(at)).split(" ");
    const text =
      content.kind === "reminder"
        ? `${day} ${time} reminder ${content.dayOffset}${content.renewal ? ` renews ${content.renewal.on}` : ""}`
        : `${day} ${content.kind}`;
    lists[recipient.split("@")[0] as Customer].push(text);
  }
  return lists;
}

/** By the order number; at order management, as the shop's page does. */
async function declare(fixture: OrderFixture, { localeId }: Market, customer: Customer): Promise<void> {
  const declared = {
    contract: `VCS-${customer}`,
    email: `${customer}@example.com`,
    localeId: shopLocales.find((locale) => locale === localeId) ?? "en-GB",
  };
  const filed = customer === "withdraws" ? withdrawalOf(declared) : cancellationOf(declared);
  // Sent twice, as by two clicks.
  for (let click = 0; click < 2; click += 1) await fixture.call(fileDeclaration, { body: filed });
}

/**
 * The whole year. One customer withdraws after ten days, two cancel in May, and at noon of the last week's reminder one
 * follows its link to stop auto-renewal.
 */
async function runYear(fixture: OrderFixture, market: Market, drain?: () => Promise<void>): Promise<void> {
  await buy(fixture, market);
  await walkJobs(fixture, "2027-02-10T12:00:00.000Z", drain);
  // A letter that still waits may be written again; these were sent days ago.
  await fixture.rows(`update letters.outbox set state = 'sent'`);
  await declare(fixture, market, "withdraws");
  await walkJobs(fixture, "2027-05-31T12:00:00.000Z", drain);
  await declare(fixture, market, "cancels");
  await declare(fixture, market, "cancels-anyway");
  await walkJobs(fixture, "2028-01-24T17:00:00.000Z", drain);
  const letters = await fixture.letters();
  const last = letters.findLast(({ recipient, kind }) => recipient === "stops@example.com" && kind === "reminder");
  if (last?.content.kind !== "reminder") throw new Error("The customer got no reminder.");
  const token = last.content.stopPath?.split("/").at(-1) ?? "";
  const used = await fixture.call(consumeLetterLink, { body: { token, siteId: "VCS" } });
  expect(used.state).toBe("usable");
  await walkJobs(fixture, end, drain);
}

const bought = ["2027-01-31 order-received", "2027-01-31 services-active"];
const ladder = (rest: string) => [
  `2027-11-30 08:00 reminder -62${rest}`,
  `2027-12-27 08:00 reminder -35${rest}`,
  `2028-01-24 08:00 reminder -7${rest}`,
];
const renewing = ladder(" renews 2028-01-31");
const ended = ["2028-01-31 08:00 reminder 0", "2028-02-01 08:00 reminder 1"];
const cancelled = ["2027-05-31 cancellation-received", "2027-05-31 declaration-settled"];
const byTheMonth = ["2028-02-22 08:00 reminder -7 renews 2028-02-29", "2028-02-29 renewed"];

const expected = (isMonthly: boolean): Record<Customer, string[]> => ({
  renews: [...bought, ...renewing, "2028-01-31 renewed", ...(isMonthly ? byTheMonth : [])],
  ends: [...bought, ...ladder(""), ...ended],
  stops: [...bought, ...renewing, "2028-01-24 auto-renewal-changed", ...ended],
  declined: [
    ...bought,
    ...renewing,
    "2028-01-31 renewal-failed",
    "2028-02-03 renewal-failed",
    "2028-02-07 renewal-failed",
  ],
  guest: [...bought, ...ladder(""), ...ended],
  withdraws: [
    ...bought,
    "2027-02-10 withdrawal-received",
    "2027-02-10 declaration-settled",
    "2027-02-10 refund-issued",
  ],
  cancels: [...bought, ...cancelled, ...ladder(""), ...ended],
  "cancels-anyway": [...bought, ...cancelled, ...ladder(""), ...ended],
});

const charges = (fixture: OrderFixture) =>
  fixture.rows<{ token: string; amount: number; status: string; times: number }>(
    `select token, amount, status, count(*)::int as times from charges.ledger group by 1, 2, 3 order by 1`,
  );

const expectedCharges = (isMonthly: boolean) => [
  { token: "declined_card", amount: isMonthly ? 800 : 9600, status: "refused", times: 3 },
  { token: "tok_renews", amount: isMonthly ? 800 : 9600, status: "charged", times: isMonthly ? 2 : 1 },
  { token: "tok_withdraws", amount: 9600, status: "refunded", times: 1 },
];

describe.each(markets)("a year in $localeId $stateCode", (market) => {
  const { autoRenew } = lawOf({ localeId: market.localeId, billingStateCode: market.stateCode });
  const isMonthly = autoRenew.renewTo === "rollingMonth";
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture(start);
    await runYear(fixture, market);
  });
  afterAll(() => fixture.close());

  it("has every letter on its day, and no other", async () => {
    expect(await lettersOf(fixture, market)).toEqual(expected(isMonthly));
  });

  it("charges each renewal once", async () => {
    expect(await charges(fixture)).toEqual(expectedCharges(isMonthly));
  });

  it("gives notice on the days that the law asks for, with the deadline as it wants it shown", async () => {
    const notices = (await fixture.letters()).flatMap(({ recipient, content }) =>
      recipient === "renews@example.com" && content.kind === "reminder" ? [content] : [],
    );
    expect(notices.map(({ dayOffset }) => -dayOffset)).toEqual(expect.arrayContaining([...autoRenew.noticeDays]));
    for (const { deadline, renewal, stopPath, endsOn } of notices) {
      expect(deadline).toBe(autoRenew.deadline);
      expect(stopPath).toMatch(/^\/renewal\/stop\//);
      expect(renewal).toMatchObject({
        total: isMonthly ? 800 : 9600,
        previousTotal: null,
        payment: { type: "card", cardType: "visa", last4: "4242" },
        lastDayToStop: new Date(Date.parse(endsOn) - 86_400_000).toISOString().slice(0, 10),
      });
    }
  });
});

class SimulatedCrash extends Error {}

/** Set for the first attempts of a job: later ones do not crash, or the job would fail for good. */
const mayCrash = new AsyncLocalStorage<boolean>();

/** A small generator of numbers below 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Two workers whose processes are killed at random: before and after transactions, and before a job is marked as done. */
function createCrashingDrain(
  fixture: OrderFixture,
  random: () => number,
): { drain: () => Promise<void>; crashes: () => number } {
  const errors: unknown[] = [];
  const maybeCrash = () => {
    if (mayCrash.getStore() && random() < 0.2) throw new SimulatedCrash();
  };
  const database: Database = {
    ...fixture.database,
    async transaction(work) {
      maybeCrash();
      const result = await fixture.database.transaction(work);
      maybeCrash();
      return result;
    },
  };
  const handlers = Object.fromEntries(
    Object.entries(fixture.createJobs(database)).map(([topic, handler]): [string, JobHandler] => [
      topic,
      (payload, attempt) =>
        mayCrash.run(attempt < 4, async () => {
          await handler(payload, attempt);
          maybeCrash();
          // Repeated, as after a lease that expired while its worker was still at it.
          if (random() < 0.1) await handler(payload, attempt);
        }),
    ]),
  );
  return {
    crashes: () => errors.length,
    async drain() {
      const settings = { database: fixture.database, handlers, now: fixture.now, pollMs: 5 };
      const workers = [1, 2].map(() => startWorker({ ...settings, onError: (error) => errors.push(error) }));
      await Promise.all(workers.map((worker) => worker.drain()));
      await Promise.all(workers.map((worker) => worker.stop()));
      expect(errors.filter((error) => !(error instanceof SimulatedCrash))).toEqual([]);
    },
  };
}

describe.each(markets.map((market, seed) => ({ market, seed, name: `${market.localeId} ${market.stateCode ?? ""}` })))(
  "a year in $name with processes that are killed at random",
  ({ market, seed }) => {
    it("has the same letters and charges", async () => {
      const sale = { localeId: market.localeId, billingStateCode: market.stateCode };
      const isMonthly = renewsByMonth(sale);
      const fixture = await createOrderFixture(start);
      try {
        const { drain, crashes } = createCrashingDrain(fixture, createRandom(seed));
        await runYear(fixture, market, drain);
        expect(crashes()).toBeGreaterThan(20);
        expect(await lettersOf(fixture, market)).toEqual(expected(isMonthly));
        expect(await charges(fixture)).toEqual(expectedCharges(isMonthly));
      } finally {
        await fixture.close();
      }
    });
  },
);

describe.each(["en-GB", "en-US", "it-IT"])("a month that is renewed from the last of January in %s", (localeId) => {
  it("keeps its days over a leap day and the change of the clocks", async () => {
    const fixture = await createOrderFixture("2028-01-31T12:00:00.000Z");
    try {
      const market = { localeId, currency: "EUR" };
      const items = [paidItem({ term: 1, termType: "month", isAutoRenewed: true })];
      const customer = { accountId: "account-renews", email: "renews@example.com" };
      await fixture.take(paidOrder({ localeId, placedAt: fixture.now().toISOString(), items, customer }));
      await walkJobs(fixture, "2028-05-01T12:00:00.000Z");
      expect((await lettersOf(fixture, market)).renews).toEqual([
        "2028-01-31 order-received",
        "2028-01-31 services-active",
        "2028-02-22 08:00 reminder -7 renews 2028-02-29",
        "2028-02-29 renewed",
        "2028-03-22 08:00 reminder -7 renews 2028-03-29",
        "2028-03-29 renewed",
        "2028-04-22 08:00 reminder -7 renews 2028-04-29",
        "2028-04-29 renewed",
      ]);
      expect(await fixture.rows(`select 1 from charges.ledger`)).toHaveLength(3);
    } finally {
      await fixture.close();
    }
  });
});
