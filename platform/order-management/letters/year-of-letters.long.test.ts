import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../test/order-management/walk-jobs.ts";
import { createCrashingDrain, createRandom } from "../../../test/order-management/year/crashing-drain.ts";
import {
  type Calendar,
  type Difference,
  expectedLetters,
  expectedMoney,
  spring,
  winter,
} from "../../../test/order-management/year/expected-year.ts";
import {
  type Market,
  markets,
  moneyOf,
  raisedPrice,
  receivedBy,
  unsent,
  walkYear,
} from "../../../test/order-management/year/walk-year.ts";

const autoRenewOf = ({ localeId, stateCode }: Market) => lawOf({ localeId, billingStateCode: stateCode }).autoRenew;

function differenceOf(market: Market): Difference {
  const { renewTo, firstTermExitAfterMonths } = autoRenewOf(market);
  return { isMonthly: renewTo === "rollingMonth", endsAtOnce: firstTermExitAfterMonths === 0 };
}

/** What happened in a year, and what should have. */
async function compareYear(fixture: OrderFixture, market: Market, calendar: Calendar) {
  const difference = differenceOf(market);
  return {
    happened: {
      letters: await receivedBy(fixture, market),
      money: await moneyOf(fixture),
      unsent: await unsent(fixture),
    },
    expected: {
      letters: expectedLetters(calendar, difference),
      money: expectedMoney(calendar, difference),
      unsent: [],
    },
  };
}

const sending = (start: string) => createOrderFixture(start, { sends: "everything" });

describe.each(markets)("a year in $localeId $stateCode", (market) => {
  const autoRenew = autoRenewOf(market);
  const { isMonthly } = differenceOf(market);
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await sending(winter.start);
    await walkYear(fixture, { market, year: winter });
  });
  afterAll(() => fixture.close());

  it("has every letter in the mailbox on its day, and no other, and charges each renewal once", async () => {
    const { happened, expected } = await compareYear(fixture, market, winter);
    expect(happened).toEqual(expected);
  });

  it("gives notice on the days that the law asks for, with the deadline as it wants it shown", async () => {
    const notices = (await fixture.letters()).flatMap(({ recipient, content }) =>
      content.kind === "reminder" ? [{ recipient, ...content }] : [],
    );
    const ofRenewed = notices.filter(({ recipient }) => recipient === "renews@example.com");
    expect(ofRenewed.map(({ dayOffset }) => -dayOffset)).toEqual(expect.arrayContaining([...autoRenew.noticeDays]));
    for (const { deadline, renewal, stopPath, endsOn } of ofRenewed) {
      expect(deadline).toBe(autoRenew.deadline);
      expect(stopPath).toMatch(/^\/renewal\/stop\//);
      expect(renewal).toMatchObject({
        total: isMonthly ? 800 : 9600,
        previousTotal: null,
        payment: { type: "card", cardType: "visa", last4: "4242" },
        lastDayToStop: new Date(Date.parse(endsOn) - 86_400_000).toISOString().slice(0, 10),
      });
    }
    const raised = notices.filter(({ recipient }) => recipient === "pays-more@example.com").slice(0, 3);
    for (const { renewal } of raised) {
      expect(renewal).toMatchObject({
        total: isMonthly ? raisedPrice / 12 : raisedPrice,
        previousTotal: isMonthly ? 800 : 9600,
      });
    }
  });

  it("renews nothing without its notice", async () => {
    const marked = await fixture.rows(`select 1 from order_management.order_items where has_free_exit`);
    expect(marked).toEqual([]);
  });
});

describe.each(markets.map((market, seed) => ({ market, seed, name: `${market.localeId} ${market.stateCode ?? ""}` })))(
  "a year in $name over a leap day and the change of the clocks, with processes that are killed at random",
  ({ market, seed }) => {
    it("has every letter in the mailbox on its day, and no other, and charges each renewal once", async () => {
      const fixture = await sending(spring.start);
      try {
        const { drain, crashes } = createCrashingDrain(fixture, createRandom(seed));
        await walkYear(fixture, { market, year: spring, drain });
        expect(crashes()).toBeGreaterThan(20);
        const { happened, expected } = await compareYear(fixture, market, spring);
        expect(happened).toEqual(expected);
      } finally {
        await fixture.close();
      }
    });
  },
);

describe.each(["en-GB", "en-US", "it-IT"])("a month that is renewed from the last of January in %s", (localeId) => {
  it("keeps its days over a leap day and the change of the clocks", async () => {
    const fixture = await sending("2028-01-31T12:00:00.000Z");
    try {
      const items = [paidItem({ term: 1, termType: "month", isAutoRenewed: true })];
      const customer = { accountId: "account-renews", email: "renews@example.com" };
      await fixture.take(paidOrder({ localeId, placedAt: fixture.now().toISOString(), items, customer }));
      await walkJobs(fixture, "2028-05-01T12:00:00.000Z");
      expect((await receivedBy(fixture, { localeId })).renews).toEqual([
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

describe.each([
  { term: 24, start: "2026-03-31", yearly: ["2027-03-31 08:00 reminder -366"] },
  { term: 36, start: "2025-03-31", yearly: ["2026-03-31 08:00 reminder -731", "2027-03-31 08:00 reminder -366"] },
])("a term of $term months in the United States", ({ term, start, yearly }) => {
  it("has a letter in each year, and then every letter on its day", async () => {
    const fixture = await sending(`${start}T12:00:00.000Z`);
    try {
      const items = [paidItem({ term, termType: "month", total: 19_200, isAutoRenewed: true })];
      const customer = { accountId: "account-renews", email: "renews@example.com" };
      const payment = { expirationDate: null };
      const placedAt = fixture.now().toISOString();
      await fixture.take(paidOrder({ localeId: "en-US", currency: "USD", placedAt, items, customer, payment }));
      await walkJobs(fixture, "2028-05-01T12:00:00.000Z");
      expect((await receivedBy(fixture, { localeId: "en-US" })).renews).toEqual([
        `${start} order-received`,
        `${start} services-active`,
        ...[
          ...yearly,
          "2028-01-29 08:00 reminder -62",
          "2028-02-25 08:00 reminder -35",
          "2028-03-24 08:00 reminder -7",
        ].map((reminder) => `${reminder} renews 2028-03-31`),
        "2028-03-31 renewed",
      ]);
      expect(await fixture.rows(`select amount from charges.ledger`)).toEqual([{ amount: 19_200 }]);
    } finally {
      await fixture.close();
    }
  });
});
