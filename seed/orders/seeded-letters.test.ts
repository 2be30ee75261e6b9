import { afterAll, beforeAll, expect, it } from "vitest";
import { dayIn, timeZoneOfLocale } from "../../contracts/markets/market-time.ts";
import { fillOrders } from "../../platform/order-management/fill-orders.ts";
import { createOrderFixture, type OrderFixture } from "../../test/order-management/order-fixture.ts";
import { walkJobs } from "../../test/order-management/walk-jobs.ts";
import { seedOrdersOfOwners } from "./orders-of-owners.ts";

const start = "2026-11-15T12:00:00.000Z";

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await createOrderFixture(start);
  const data = seedOrdersOfOwners(new Date(start));
  await fixture.database.transaction((tx) => fillOrders(tx, data));
  await walkJobs(fixture, "2026-11-23T12:00:00.000Z");
});
afterAll(() => fixture.close());

it("seeded orders have letters about what comes, none about the past", async () => {
  const letters = await fixture.letters();
  const kinds = [...new Set(letters.map(({ kind }) => kind))].toSorted();
  expect(kinds).toContain("reminder");
  expect(["reminder", "renewal-failed", "renewed"]).toEqual(expect.arrayContaining(kinds));
  for (const { content, at, localeId } of letters) {
    if (content.kind !== "reminder") continue;
    const dayOfLetter = dayIn(new Date(at), timeZoneOfLocale(localeId));
    const due = new Date(Date.parse(content.endsOn) + content.dayOffset * 86_400_000).toISOString().slice(0, 10);
    expect(dayOfLetter).toBe(due);
  }
});

it("customers of the previous shop get no letters from this one", async () => {
  const [row] = await fixture.rows<{ orders: number }>(
    `select count(*)::int as orders from order_management.orders where storefront = 'Magento'`,
  );
  expect(row?.orders).toBeGreaterThan(0);
  const ofPreviousShop = await fixture.rows<{ vin: string }>(
    `select a.vin from order_management.assets a join order_management.orders o on o.id = a.order_id
     where o.storefront = 'Magento'`,
  );
  const vehicles = (await fixture.letters()).flatMap(({ content }) =>
    "vehicle" in content && content.vehicle ? [content.vehicle.maskedVin] : [],
  );
  const alsoHere = await fixture.rows<{ vin: string }>(
    `select a.vin from order_management.assets a join order_management.orders o on o.id = a.order_id
     where o.storefront = 'VCS'`,
  );
  const onlyThere = ofPreviousShop.filter(({ vin }) => !alsoHere.some((other) => other.vin === vin));
  for (const { vin } of onlyThere) expect(vehicles).not.toContain(`${vin.slice(0, 4)}XXXXXXXXX${vin.slice(-4)}`);
});
