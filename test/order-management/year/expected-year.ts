import { type Customer, customers, raisedPrice, type Year } from "./walk-year.ts";

/** The days of a year of letters. */
export type Calendar = Year & {
  bought: string;
  withdrew: string;
  cancelled: string;
  reminders: readonly [first: string, second: string, third: string];
  ends: string;
  after: string;
  tries: readonly [second: string, third: string];
  /** The end of the month that follows the term, where it goes on by the month, and the reminder of it. */
  month: { reminder: string; ends: string };
  /** What is paid back in the market where a first term can be left at any time. */
  unused: number;
};

/** The reminders and the charge are in the winter. */
export const winter: Calendar = {
  customers,
  start: "2027-01-31T12:00:00.000Z",
  withdrawal: "2027-02-10T12:00:00.000Z",
  cancellation: "2027-05-31T12:00:00.000Z",
  stop: "2028-01-24T17:00:00.000Z",
  until: "2028-03-05T12:00:00.000Z",
  bought: "2027-01-31",
  withdrew: "2027-02-10",
  cancelled: "2027-05-31",
  reminders: ["2027-11-30", "2027-12-27", "2028-01-24"],
  ends: "2028-01-31",
  after: "2028-02-01",
  tries: ["2028-02-03", "2028-02-07"],
  month: { reminder: "2028-02-22", ends: "2028-02-29" },
  // 245 of 365 days.
  unused: 6444,
};

/** Between the first reminder and the charge lie a leap day and the change of the clocks; months end with the charges. */
export const spring: Calendar = {
  // Without those whose letters are the same as another one's.
  customers: ["renews", "pays-more", "stops", "declined", "withdraws", "cancels"],
  start: "2027-03-31T12:00:00.000Z",
  withdrawal: "2027-04-10T12:00:00.000Z",
  cancellation: "2027-05-31T12:00:00.000Z",
  stop: "2028-03-24T17:00:00.000Z",
  until: "2028-05-05T12:00:00.000Z",
  bought: "2027-03-31",
  withdrew: "2027-04-10",
  cancelled: "2027-05-31",
  reminders: ["2028-01-29", "2028-02-25", "2028-03-24"],
  ends: "2028-03-31",
  after: "2028-04-01",
  tries: ["2028-04-03", "2028-04-07"],
  month: { reminder: "2028-04-23", ends: "2028-04-30" },
  // 305 of 366 days.
  unused: 8000,
};

/** How the market's law differs. */
export type Difference = {
  isMonthly: boolean;
  /** A first term can be left at any time. */
  endsAtOnce: boolean;
};

export function expectedLetters(
  { customers: ofYear, bought, withdrew, cancelled, reminders, ends, after, tries, month }: Calendar,
  { isMonthly, endsAtOnce }: Difference,
): Record<Customer, string[]> {
  const start = [`${bought} order-received`, `${bought} services-active`];
  const ladder = (rest: string) =>
    [-62, -35, -7].map((offset, index) => `${reminders[index]} 08:00 reminder ${offset}${rest}`);
  const renewing = [...start, ...ladder(` renews ${ends}`)];
  const ended = [`${ends} 08:00 reminder 0`, `${after} 08:00 reminder 1`];
  const monthly = [`${month.reminder} 08:00 reminder -7 renews ${month.ends}`, `${month.ends} renewed`];
  const renewed = [...renewing, `${ends} renewed`, ...(isMonthly ? monthly : [])];
  const left = [...start, `${cancelled} cancellation-received`, `${cancelled} declaration-settled`];
  const cancels = endsAtOnce ? [...left, `${cancelled} refund-issued`] : [...left, ...ladder(""), ...ended];
  const letters: Record<Customer, string[]> = {
    renews: renewed,
    "pays-more": renewed,
    ends: [...start, ...ladder(""), ...ended],
    stops: [...renewing, `${reminders[2]} auto-renewal-changed`, ...ended],
    declined: [...renewing, ...[ends, ...tries].map((day) => `${day} renewal-failed`)],
    guest: [...start, ...ladder(""), ...ended],
    withdraws: [
      ...start,
      `${withdrew} withdrawal-received`,
      `${withdrew} declaration-settled`,
      `${withdrew} refund-issued`,
    ],
    cancels,
    "cancels-anyway": cancels,
  };
  for (const customer of customers) if (!ofYear.includes(customer)) letters[customer] = [];
  return letters;
}

export function expectedMoney({ customers: ofYear, unused }: Calendar, { isMonthly, endsAtOnce }: Difference) {
  const priceOf = (year: number) => (isMonthly ? year / 12 : year);
  const times = isMonthly ? 2 : 1;
  const leaving = endsAtOnce ? ofYear.filter((customer) => customer.startsWith("cancels")) : [];
  return [
    { token: "declined_card", amount: priceOf(9600), status: "refused", times: 3 },
    ...leaving.map((customer) => ({ token: `tok_${customer}`, amount: unused, status: "refunded", times: 1 })),
    { token: "tok_pays-more", amount: priceOf(raisedPrice), status: "charged", times },
    { token: "tok_renews", amount: priceOf(9600), status: "charged", times },
    { token: "tok_withdraws", amount: 9600, status: "refunded", times: 1 },
  ];
}
