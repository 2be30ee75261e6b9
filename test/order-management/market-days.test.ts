import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calculateNewEnd } from "../../app/domain/new-end.ts";
import { MARKETS } from "../../app/site/markets.ts";
import { dayIn, startOfDayIn } from "../../contracts/markets/market-time.ts";
import { createOrderFixture, type OrderFixture } from "./order-fixture.ts";
import { paidItem, paidOrder } from "./paid-order.ts";

const term = { duration: 1, period: "month" } as const;

/** Days of the clocks' changes, the last of months, and a leap day. */
const days = ["2026-11-01", "2026-11-15", "2026-12-31", "2027-01-31", "2027-03-14", "2027-03-28", "2028-02-29"];

const markets = MARKETS.map(({ country, timeZone, locales }) => ({ country, timeZone, localeId: locales[0] ?? "" }));

describe.each(markets)("a plan bought in $country around midnight", ({ timeZone, localeId }) => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture("2026-10-31T12:00:00.000Z");
  });
  afterAll(() => fixture.close());

  it.each(days.flatMap((day) => [-1, 1].map((seconds) => ({ day, seconds }))))(
    "ends on the day that its page showed: $day, $seconds s",
    async ({ day, seconds }) => {
      const boughtAt = new Date(startOfDayIn(day, timeZone).getTime() + seconds * 1000);
      const orderNo = `VCS-${boughtAt.getTime()}`;
      const vin = `SAL${String(boughtAt.getTime()).slice(0, 13)}0`;
      fixture.moveTo(boughtAt.toISOString());
      const items = [paidItem({ term: 1, termType: "month" })];
      await fixture.take(paidOrder({ orderNo, localeId, vehicle: { vin }, placedAt: boughtAt.toISOString(), items }));
      await fixture.pass(20);
      await fixture.pass(20);
      const received = fixture.vehicles.received.filter((subscription) => subscription.vin === vin);
      expect(received.map(({ expiryDate }) => expiryDate)).toEqual([
        calculateNewEnd({ term, today: dayIn(boughtAt, timeZone) }),
      ]);
    },
  );
});

it("a plan and the parts of its bundle expire at midnight in its market", async () => {
  const fixture = await createOrderFixture("2026-11-15T12:00:00.000Z");
  try {
    const items = [paidItem({ term: 1, termType: "month" })];
    await fixture.take(paidOrder({ localeId: "en-US", placedAt: fixture.now().toISOString(), items }));
    await fixture.pass(20);
    await fixture.pass(20);
    await fixture.database.run(`
      insert into order_management.assets
      select (jsonb_populate_record(bundle, jsonb_build_object('id', 'part', 'parent_id', bundle.id, 'owner_key', 'part'))).*
      from order_management.assets bundle`);
    const statuses = async (moment: string) => {
      fixture.moveTo(moment);
      await fixture.drain();
      const rows = await fixture.rows<{ status: string }>("select status from order_management.assets order by id");
      return rows.map(({ status }) => status);
    };
    expect(await statuses("2026-12-16T04:59:59.000Z")).toEqual(["Installed", "Installed"]);
    expect(await statuses("2026-12-16T05:00:00.000Z")).toEqual(["Expired", "Expired"]);
  } finally {
    await fixture.close();
  }
});
