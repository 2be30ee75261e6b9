import { afterEach, beforeEach, expect, it } from "vitest";
import { consumeLetterLink, readCalendar, readLetterLink } from "../../../contracts/order-management/letter-links.ts";
import { paidOrder } from "../../../test/order-management/paid-order.ts";
import { createRemindedFixture } from "../../../test/order-management/reminded-fixture.ts";

const vinOfGuest = "SALEA7BWAS2Z00999";
const siteId = "VCS";

let fixture: Awaited<ReturnType<typeof createRemindedFixture>>;
beforeEach(async () => {
  fixture = await createRemindedFixture();
});
afterEach(() => fixture.close());

const read = (token: string) => fixture.call(readLetterLink, { body: { token, siteId } });
const use = (token: string) => fixture.call(consumeLetterLink, { body: { token, siteId } });

/** Another account pays a year for the vehicle, a week before the end that the letters named. */
async function pay(vin?: string) {
  const customer = { accountId: "account-ben", email: "ben@example.com" };
  const placedAt = fixture.now().toISOString();
  await fixture.take(paidOrder({ orderNo: "B-1", placedAt, customer, ...(vin && { vehicle: { vin } }) }));
  await fixture.walkTo("2027-11-08T12:05:00.000Z");
}

it("a link to stop auto-renewal names the new charge, and stops it", async () => {
  const token = await fixture.stopToken();
  await pay();
  expect(await read(token)).toMatchObject({
    state: "usable",
    subject: { endsOn: "2028-11-15", renewal: { on: "2028-11-15", total: 89, lastDayToStop: "2028-11-14" } },
  });
  expect((await use(token)).state).toBe("usable");
  expect(await fixture.subscriptionOf("account-ada")).toMatchObject({ isAutoRenewalActivated: false });
  expect((await use(token)).state).toBe("used");
  await fixture.walkTo("2027-11-15T00:00:00.000Z");
  expect(await read(token)).toEqual({ state: "expired" });
});

it("a link to renew says until when the service is paid, and renews nothing", async () => {
  const token = await fixture.renewToken();
  await pay(vinOfGuest);
  const paid = { state: "used", paidUntil: "2028-11-15", subject: { endsOn: "2028-11-15" } };
  expect(await read(token)).toMatchObject(paid);
  expect(await use(token)).toMatchObject(paid);
  expect(await fixture.rows(`select 1 from order_management.used_links`)).toEqual([]);
});

it("a calendar shows the end of the vehicle's service, and of that vehicle only", async () => {
  const tokens = [await fixture.calendarToken("ada@example.com"), await fixture.calendarToken("guest@example.com")];
  await pay();
  const endOf = async (token: string) =>
    (await fixture.call(readCalendar, { body: { token, siteId } })).entries.map(({ endsOn }) => endsOn);
  expect(await Promise.all(tokens.map(endOf))).toEqual([["2028-11-15"], ["2027-11-15"]]);
});
