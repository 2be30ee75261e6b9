import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LetterKind, LetterOf } from "../../../../contracts/letters/letters.ts";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { fileDeclaration } from "../../../../contracts/order-management/declarations.ts";
import { updateOmsRecord } from "../../../../contracts/order-management/update-record.ts";
import { cancellationOf } from "../../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";
import { walkJobs } from "../../../../test/order-management/walk-jobs.ts";
import { hasNotice } from "./renewal-notice.ts";

const lawIn = (localeId: string, billingStateCode?: string) => lawOf({ localeId, billingStateCode }).autoRenew;
const year = { startsOn: "2026-11-15", endsOn: "2027-11-15" };
const month = { startsOn: "2027-10-15", endsOn: "2027-11-15" };

it.each([
  ["no market without a notice needs one", lawIn("en-GB"), year, [], null, true],
  ["none in France", lawIn("fr-FR"), year, [], null, false],
  ["62 days before in France", lawIn("fr-FR"), year, ["2027-09-14"], null, true],
  ["32 days before in France", lawIn("fr-FR"), year, ["2027-10-14"], null, true],
  ["31 days before in France", lawIn("fr-FR"), year, ["2027-10-15"], null, false],
  ["30 days before in Italy", lawIn("it-IT"), year, ["2027-10-16"], null, true],
  ["29 days before in Italy", lawIn("it-IT"), year, ["2027-10-17"], null, false],
  ["15 days before in Spain", lawIn("es-ES"), year, ["2027-10-31"], null, true],
  ["14 days before in Spain", lawIn("es-ES"), year, ["2027-11-01"], null, false],
  ["16 days before in Belgium", lawIn("nl-BE"), year, ["2027-10-30"], null, true],
  ["15 days before in Belgium", lawIn("nl-BE"), year, ["2027-10-31"], null, false],
  ["14 days before in Austria", lawIn("de-AT"), year, ["2027-11-01"], null, true],
  ["13 days before in Austria", lawIn("de-AT"), year, ["2027-11-02"], null, false],
  ["60 days before in Québec", lawIn("fr-CA", "QC"), year, ["2027-09-16"], null, true],
  ["59 days before in Québec", lawIn("fr-CA", "QC"), year, ["2027-09-17"], null, false],
  ["62 days before is too early in British Columbia", lawIn("en-CA", "BC"), year, ["2027-09-14"], null, false],
  ["35 days before in British Columbia", lawIn("en-CA", "BC"), year, ["2027-10-11"], null, true],
  ["one of two in the United States", lawIn("en-US"), year, ["2027-10-11"], null, false],
  ["the other one in the United States", lawIn("en-US"), year, ["2027-11-08"], null, false],
  ["both in the United States", lawIn("en-US"), year, ["2027-10-11", "2027-11-08"], null, true],
  ["a week before the end of a month", lawIn("de-AT"), month, ["2027-11-08"], null, true],
  ["none in a month", lawIn("de-AT"), month, [], null, false],
  ["on the day of the end of a month", lawIn("fr-FR"), month, ["2027-11-15"], null, false],
  ["turned on after the last day for a notice", lawIn("de-AT"), year, [], "2027-11-02", true],
  ["turned on before the last day for a notice", lawIn("de-AT"), year, [], "2027-11-01", false],
])("%s", (_, law, term, remindedOn, turnedOn, isGiven) => {
  expect(hasNotice(law, term, { remindedOn, turnedOn })).toBe(isGiven);
});

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture("2026-11-15T12:00:00.000Z");
});
afterEach(() => fixture.close());

type Market = { localeId: string; stateCode?: string };

/** A year that ends on 15 November 2027. */
async function subscribe({ localeId, stateCode }: Market, isAutoRenewed = true): Promise<void> {
  const items = [paidItem({ isAutoRenewed, total: 36_500, tax: 6083 })];
  const order = paidOrder({ orderNo: "A-1", localeId, placedAt: fixture.now().toISOString(), items });
  await fixture.take({ ...order, billingAddress: { ...order.billingAddress, stateCode: stateCode ?? null } });
  await walkJobs(fixture, "2026-11-16T12:00:00.000Z");
}

async function lettersOf<Kind extends LetterKind>(kind: Kind): Promise<LetterOf<Kind>[]> {
  return (await fixture.letters()).flatMap(({ content }) => (content.kind === kind ? [content as LetterOf<Kind>] : []));
}
const asset = async () =>
  (
    await fixture.rows(
      `select status, expires_on::text as "expiresOn", is_auto_renewed as "isAutoRenewed" from order_management.assets`,
    )
  )[0];
const charged = () => fixture.rows<{ amount: number }>(`select amount from charges.ledger where kind <> 'refund'`);
const refunded = () => fixture.rows<{ amount: number }>(`select amount from charges.ledger where kind = 'refund'`);

/** No job runs in the weeks in which the notices are due. */
async function sleepUntil(moment: string): Promise<void> {
  fixture.moveTo(moment);
  await walkJobs(fixture, moment);
}

const renews = [{ localeId: "en-GB" }, { localeId: "de-DE" }, { localeId: "pt-PT" }, { localeId: "en-CA" }];
const freeExit = [
  ..."fr-FR it-IT es-ES fr-BE nl-BE en-US".split(" ").map((localeId): Market => ({ localeId })),
  { localeId: "fr-CA", stateCode: "QC" },
];
const noRenewal = [{ localeId: "de-AT" }, { localeId: "en-CA", stateCode: "BC" }];

describe.each<Market>(renews)("without a notice in $localeId", (market) => {
  it("renews, and says nothing of it", async () => {
    await subscribe(market);
    await sleepUntil("2027-11-15T12:00:00.000Z");
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await charged()).toHaveLength(1);
    expect((await lettersOf("renewed")).map((letter) => letter.hasFreeExit)).toEqual([undefined]);
  });
});

describe.each<Market>(freeExit)("without a notice in $localeId $stateCode", (market) => {
  it("renews, says that the customer may leave at any time, and pays back the unused time", async () => {
    await subscribe(market);
    await sleepUntil("2027-11-15T12:00:00.000Z");
    const [charge] = await charged();
    await walkJobs(fixture, "2027-11-25T12:00:00.000Z");
    expect((await lettersOf("renewed"))[0]?.hasFreeExit).toBe(true);
    await fixture.call(fileDeclaration, { body: cancellationOf({ contract: "A-1" }) });
    await walkJobs(fixture, "2027-11-26T12:00:00.000Z");
    expect(await asset()).toMatchObject({ expiresOn: "2027-11-25", isAutoRenewed: false });
    const days = market.stateCode === "QC" ? 30 : 366;
    expect(await refunded()).toEqual([{ amount: Math.ceil(((charge?.amount ?? 0) * (days - 10)) / days) }]);
  });

  it("has no free exit after the notices", async () => {
    await subscribe(market);
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await charged()).toHaveLength(1);
    expect((await lettersOf("renewed")).map((letter) => letter.hasFreeExit)).toEqual([undefined]);
  });
});

describe.each<Market>(noRenewal)("without a notice in $localeId $stateCode", (market) => {
  it("charges nothing, ends the service, and writes so", async () => {
    await subscribe(market);
    await sleepUntil("2027-11-15T12:00:00.000Z");
    await walkJobs(fixture, "2027-12-31T12:00:00.000Z");
    expect(await charged()).toEqual([]);
    expect(await asset()).toEqual({ status: "Expired", expiresOn: "2027-11-15", isAutoRenewed: false });
    const changes = await lettersOf("auto-renewal-changed");
    expect(changes).toMatchObject([{ isOn: false, isWithoutNotice: true, endsOn: "2027-11-15" }]);
    const reminders = (await lettersOf("reminder")).map(({ dayOffset, renewal }) => [dayOffset, renewal]);
    expect(reminders).toEqual([
      [0, null],
      [1, null],
    ]);
  });

  it("renews after the notice", async () => {
    await subscribe(market);
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await charged()).toHaveLength(1);
    expect(await lettersOf("auto-renewal-changed")).toEqual([]);
  });
});

describe("a notice", () => {
  it.each([
    ["that the mail server refuses", { outcome: "refused", problem: "no such user", isUnknownAddress: true }],
    ["that is never taken", { outcome: "delayed", problem: "busy" }],
  ] as const)("%s was not given", async (_, answer) => {
    await subscribe({ localeId: "de-AT" });
    fixture.mailServer.answer = answer;
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await charged()).toEqual([]);
    expect(await lettersOf("auto-renewal-changed")).toHaveLength(1);
  });

  const turnOn = async () => {
    const [row] = await fixture.rows<{ id: string }>(`select id from order_management.assets`);
    await fixture.call(updateOmsRecord, {
      body: {
        refSubscription: "Asset",
        accountId: "account-ada",
        recordId: row?.id ?? "",
        fields: { SNP_OMS_AutoRenewal__c: true },
      },
    });
  };

  it.each([
    ["2027-11-10T12:00:00.000Z", 1],
    ["2027-09-20T12:00:00.000Z", 0],
  ])("is the letter about turning auto-renewal on, at %s: %i charges", async (moment, charges) => {
    await subscribe({ localeId: "de-AT" });
    const [saved] = await fixture.rows<{ id: string }>(`select payment_record_id as id from order_management.assets`);
    expect(saved?.id).toBeTruthy();
    await fixture.rows(`update order_management.assets set is_auto_renewed = false, payment_record_id = null`);
    await walkJobs(fixture, moment);
    await turnOn();
    await fixture.drain();
    fixture.mailServer.answer = { outcome: "refused", problem: "no such user", isUnknownAddress: false };
    await walkJobs(fixture, "2027-11-16T12:00:00.000Z");
    expect(await charged()).toHaveLength(charges);
  });

  it("that still waits to be sent makes the charge wait", async () => {
    await subscribe({ localeId: "de-AT" });
    await fixture.rows(`update order_management.assets set is_auto_renewed = false, payment_record_id = null`);
    await walkJobs(fixture, "2027-11-14T22:00:00.000Z");
    fixture.mailServer.answer = { outcome: "delayed", problem: "busy" };
    await turnOn();
    await walkJobs(fixture, "2027-11-15T12:00:00.000Z");
    expect(await charged()).toEqual([]);
    fixture.mailServer.answer = { outcome: "sent" };
    await walkJobs(fixture, "2027-11-17T12:00:00.000Z");
    expect(await charged()).toHaveLength(1);
  });
});
