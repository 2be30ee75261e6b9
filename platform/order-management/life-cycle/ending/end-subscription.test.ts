import { afterEach, beforeEach, expect, it } from "vitest";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../../test/order-management/walk-jobs.ts";
import { endSubscription } from "../end-subscription.ts";
import { defaultSettings } from "../settings.ts";

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture("2026-11-15T12:00:00.000Z");
});
afterEach(() => fixture.close());

type Market = { localeId: string; stateCode?: string };

/** A year that is renewed on 15 November 2027. */
async function subscribe({ localeId, stateCode }: Market, customer = {}, item = {}): Promise<void> {
  const items = [paidItem({ isAutoRenewed: true, total: 36_500, tax: 6083, ...item })];
  const order = paidOrder({ orderNo: "VCS-1", localeId, placedAt: fixture.now().toISOString(), items, customer });
  await fixture.take({ ...order, billingAddress: { ...order.billingAddress, stateCode: stateCode ?? null } });
  await walkJobs(fixture, "2026-11-16T12:00:00.000Z");
}

async function end(number = "K-2345-6789", rule?: "goodCause") {
  const [asset] = await fixture.rows<{ id: string }>(`select id from order_management.assets`);
  return fixture.database.transaction((tx) =>
    endSubscription(
      { tx, at: fixture.now(), settings: defaultSettings },
      { assetId: asset?.id ?? "", number, wishedDay: null, actor: number, ...(rule && { rule }) },
    ),
  );
}

const asset = async () =>
  (
    await fixture.rows(
      `select status, expires_on::text as "expiresOn", is_auto_renewed as "isAutoRenewed" from order_management.assets`,
    )
  )[0];
const refunded = () => fixture.rows(`select amount from charges.ledger where kind = 'refund'`);

it.each([
  { localeId: "fr-BE", endsOn: "2028-02-29", amount: 25_929 },
  { localeId: "en-CA", stateCode: "BC", endsOn: "2027-12-31", amount: 31_913 },
])("a renewed year in $localeId ends on $endsOn, and the rest is paid back", async ({ endsOn, amount, ...market }) => {
  await subscribe(market);
  await walkJobs(fixture, "2027-12-31T12:00:00.000Z");
  expect(await end()).toMatchObject({ endsOn, refund: { total: amount } });
  expect(await asset()).toEqual({ status: "Installed", expiresOn: endsOn, isAutoRenewed: false });
  const lettersBefore = (await fixture.letters()).length;
  await end();
  await walkJobs(fixture, "2029-01-31T12:00:00.000Z");
  expect(await asset()).toMatchObject({ status: "Expired", expiresOn: endsOn });
  expect(await refunded()).toEqual([{ amount }]);
  expect(fixture.vehicles.received.at(-1)).toMatchObject({ expiryDate: endsOn });
  const later = (await fixture.letters()).slice(lettersBefore).map(({ kind }) => kind);
  expect(later).toEqual(["refund-issued"]);
  const [order] = await fixture.rows(
    `select o.status, i.status as item from order_management.orders o join order_management.order_items i on i.order_id = o.id
     where o.order_number like 'R2027%'`,
  );
  expect(order).toEqual({ status: "Partially Refunded", item: "FULFILLED" });
  const notes = await fixture.rows<{ total: number }>(
    `select (content->'lines'->0->>'total')::int as total from documents.documents where content ? 'invoiceExternalId'`,
  );
  expect(notes).toEqual([{ total: amount }]);
});

it.each([{ localeId: "de-DE" }, { localeId: "fr-FR" }, { localeId: "en-CA", stateCode: "BC" }])(
  "a first year in $localeId $stateCode runs to its paid end without a renewal",
  async (market) => {
    await subscribe(market);
    await walkJobs(fixture, "2027-03-31T12:00:00.000Z");
    expect(await end()).toEqual({ endsOn: "2027-11-15", refund: null, isLeft: false });
    await walkJobs(fixture, "2027-11-20T12:00:00.000Z");
    expect(await asset()).toMatchObject({ status: "Expired", expiresOn: "2027-11-15", isAutoRenewed: false });
    expect(await fixture.rows(`select 1 from charges.ledger`)).toEqual([]);
  },
);

it.each([{ localeId: "de-DE" }, { localeId: "nl-NL" }, { localeId: "fr-CA", stateCode: "QC" }])(
  "a renewed month in $localeId ends at once, its unused days are paid back, and it is not renewed again",
  async (market) => {
    await subscribe(market);
    await walkJobs(fixture, "2027-11-20T12:00:00.000Z");
    expect(await end()).toMatchObject({ endsOn: "2027-11-20" });
    await walkJobs(fixture, "2028-01-20T12:00:00.000Z");
    const [charge] = await fixture.rows<{ amount: number }>(`select amount from charges.ledger where kind <> 'refund'`);
    // 25 of the 30 days from 15 November are left.
    expect(await refunded()).toEqual([{ amount: Math.ceil(((charge?.amount ?? 0) * 25) / 30) }]);
    expect(await fixture.rows(`select 1 from charges.ledger`)).toHaveLength(2);
  },
);

it.each([
  { localeId: "nl-NL", term: 2, on: "2027-05-15", endsOn: "2027-11-15", amount: 36_600 },
  { localeId: "nl-NL", term: 2, on: "2027-12-15", endsOn: "2027-12-15", amount: 33_600 },
  { localeId: "fr-CA", stateCode: "QC", term: 1, on: "2027-05-15", endsOn: "2027-05-15", amount: 36_851 },
])("a first term of $term years in $localeId that is left on $on", async ({ term, on, endsOn, amount, ...market }) => {
  await subscribe(market, {}, { term, total: 73_100 });
  await walkJobs(fixture, `${on}T15:00:00.000Z`);
  expect(await end()).toMatchObject({ endsOn, refund: { total: amount } });
  await end();
  await walkJobs(fixture, "2029-01-31T12:00:00.000Z");
  expect(await asset()).toEqual({ status: "Expired", expiresOn: endsOn, isAutoRenewed: false });
  expect(await refunded()).toEqual([{ amount }]);
  expect(await fixture.rows(`select 1 from charges.ledger where kind <> 'refund'`)).toEqual([]);
  expect(fixture.vehicles.received.at(-1)).toMatchObject({ expiryDate: endsOn });
});

it("a guest's plan ends as it would have ended", async () => {
  await subscribe({ localeId: "it-IT" }, guestCustomer);
  expect(await end()).toEqual({ endsOn: "2027-11-15", refund: null, isLeft: false });
});

it("a first year with a good cause ends on the day of the declaration, and the rest is paid back once", async () => {
  await subscribe({ localeId: "en-GB" });
  await walkJobs(fixture, "2027-02-13T12:00:00.000Z");
  expect(await end("K-2345-6789", "goodCause")).toMatchObject({ endsOn: "2027-02-13", refund: { total: 27_500 } });
  await end("K-2345-6789", "goodCause");
  await walkJobs(fixture, "2027-12-31T12:00:00.000Z");
  expect(await asset()).toEqual({ status: "Expired", expiresOn: "2027-02-13", isAutoRenewed: false });
  expect(await refunded()).toEqual([{ amount: 27_500 }]);
  expect(fixture.vehicles.received.at(-1)).toMatchObject({ expiryDate: "2027-02-13" });
});
