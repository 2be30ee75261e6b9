import type { LetterContent } from "../../../contracts/letters/letters.ts";
import { timeZoneOfLocale } from "../../../contracts/markets/market-time.ts";
import { shopLocales } from "../../../contracts/locales.ts";
import { fileDeclaration } from "../../../contracts/order-management/declarations.ts";
import { consumeLetterLink } from "../../../contracts/order-management/letter-links.ts";
import { cancellationOf, withdrawalOf } from "../declarations.ts";
import type { OrderFixture } from "../order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "../paid-order.ts";
import { walkJobs } from "../walk-jobs.ts";

export type Market = { localeId: string; currency: string; stateCode?: string };

export const markets: readonly Market[] = [
  { localeId: "en-GB", currency: "GBP" },
  { localeId: "de-DE", currency: "EUR" },
  { localeId: "fr-FR", currency: "EUR" },
  { localeId: "it-IT", currency: "EUR" },
  { localeId: "es-ES", currency: "EUR" },
  { localeId: "pt-PT", currency: "EUR" },
  { localeId: "nl-NL", currency: "EUR" },
  { localeId: "fr-BE", currency: "EUR" },
  { localeId: "nl-BE", currency: "EUR" },
  { localeId: "de-AT", currency: "EUR" },
  { localeId: "cs-CZ", currency: "CZK" },
  { localeId: "en-US", currency: "USD", stateCode: "NY" },
  { localeId: "en-CA", currency: "CAD", stateCode: "ON" },
  { localeId: "fr-CA", currency: "CAD", stateCode: "QC" },
  { localeId: "en-CA", currency: "CAD", stateCode: "BC" },
];

/** Customers who differ in what they do. Each has a vehicle and an address of their own. */
export const customers = [
  "renews",
  "pays-more",
  "ends",
  "stops",
  "declined",
  "guest",
  "withdraws",
  "cancels",
  "cancels-anyway",
] as const;
export type Customer = (typeof customers)[number];

const neverRenews: readonly Customer[] = ["ends", "cancels-anyway"];

/** A year, and when something happens in it. */
export type Year = {
  customers: readonly Customer[];
  start: string;
  withdrawal: string;
  cancellation: string;
  /** At noon of the last week's reminder. */
  stop: string;
  until: string;
};

/** The price of one plan rises soon after it was bought. */
export const raisedPrice = 10_800;
const raisedVariant = "CONNAV-RAISED";

/** A year for 96, bought by each customer. */
async function buy(
  fixture: OrderFixture,
  { localeId, currency, stateCode }: Market,
  ofYear: readonly Customer[],
): Promise<void> {
  for (const [index, customer] of ofYear.entries()) {
    const item = paidItem({ total: 9600, tax: 1600, isAutoRenewed: !neverRenews.includes(customer) });
    const order = paidOrder({
      orderNo: `VCS-${customer}`,
      localeId,
      currency,
      placedAt: fixture.now().toISOString(),
      items: [customer === "pays-more" ? { ...item, variantId: raisedVariant } : item],
      customer: {
        ...(customer === "guest" ? guestCustomer : { accountId: `account-${customer}` }),
        email: `${customer}@example.com`,
        firstName: customer,
      },
      vehicle: { vin: `SALEA7BWAS2Z0010${index}` },
      payment: { token: customer === "declined" ? "declined_card" : `tok_${customer}` },
    });
    await fixture.take({ ...order, billingAddress: { ...order.billingAddress, stateCode: stateCode ?? null } });
  }
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

/** The link that its reader got in the mailbox. */
async function stopLinkOf(fixture: OrderFixture, customer: Customer): Promise<string> {
  const mails = (await readMails(fixture)).filter(({ recipient }) => recipient === `${customer}@example.com`);
  const last = mails.findLast(({ content }) => content.kind === "reminder");
  if (last?.content.kind !== "reminder" || !last.html.includes(last.content.stopPath ?? "-")) {
    throw new Error("The customer got no reminder with a link.");
  }
  return last.content.stopPath?.split("/").at(-1) ?? "";
}

/** One customer withdraws, two cancel, and one follows the link of the last reminder to stop auto-renewal. */
export async function walkYear(
  fixture: OrderFixture,
  { market, year, drain }: { market: Market; year: Year; drain?: () => Promise<void> },
): Promise<void> {
  fixture.catalogue.priceOf = async ({ variantId }) =>
    variantId === raisedVariant ? { price: raisedPrice, isTaxIncluded: true, term: 12, termType: "month" } : undefined;
  await buy(fixture, market, year.customers);
  await walkJobs(fixture, year.withdrawal, drain);
  await declare(fixture, market, "withdraws");
  await walkJobs(fixture, year.cancellation, drain);
  await declare(fixture, market, "cancels");
  if (year.customers.includes("cancels-anyway")) await declare(fixture, market, "cancels-anyway");
  await walkJobs(fixture, year.stop, drain);
  const token = await stopLinkOf(fixture, "stops");
  const used = await fixture.call(consumeLetterLink, { body: { token, siteId: "VCS" } });
  if (used.state !== "usable") throw new Error(`The link is ${used.state}.`);
  await walkJobs(fixture, year.until, drain);
}

export type ReceivedLetter = { recipient: string; content: LetterContent; html: string; queuedAt: Date; at: Date };

/** What arrived in the mailbox, in the order in which it was queued. */
async function readMails(fixture: OrderFixture): Promise<ReceivedLetter[]> {
  const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const rows = await fixture.rows<{
    recipient: string;
    content: LetterContent;
    html: string;
    queued: string;
    received: string;
  }>(
    `select m.recipient, o.content, m.html, ${iso("o.created_at")} as queued, ${iso("m.received_at")} as received
     from letters.mailbox m join letters.outbox o on o.id = m.letter_id order by o.id`,
  );
  return rows.map(({ queued, received, ...row }) => ({ ...row, queuedAt: new Date(queued), at: new Date(received) }));
}

/** What each customer got, with the day in the market, and the time of a reminder. */
export async function receivedBy(
  fixture: OrderFixture,
  { localeId }: Pick<Market, "localeId">,
): Promise<Record<Customer, string[]>> {
  const timeZone = timeZoneOfLocale(localeId);
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" });
  const lists = Object.fromEntries(customers.map((customer) => [customer, [] as string[]])) as Record<
    Customer,
    string[]
  >;
  for (const { recipient, content, queuedAt, at } of await readMails(fixture)) {
    const text =
      content.kind === "reminder"
        ? `${day.format(at)} ${time.format(queuedAt)} reminder ${content.dayOffset}${content.renewal ? ` renews ${content.renewal.on}` : ""}`
        : `${day.format(at)} ${content.kind}`;
    lists[recipient.split("@")[0] as Customer].push(text);
  }
  for (const list of Object.values(lists))
    list.sort((one, other) =>
      one.slice(0, 10) < other.slice(0, 10) ? -1 : Number(one.slice(0, 10) > other.slice(0, 10)),
    );
  return lists;
}

/** Letters that were queued and not taken. */
export const unsent = (fixture: OrderFixture) =>
  fixture.rows<{ kind: string; state: string }>(`select kind, state from letters.outbox where state <> 'sent'`);

/** What was charged and paid back, by payment method. */
export const moneyOf = (fixture: OrderFixture) =>
  fixture.rows<{ token: string; amount: number; status: string; times: number }>(
    `select token, amount, status, count(*)::int as times from charges.ledger group by 1, 2, 3 order by token collate "C"`,
  );
