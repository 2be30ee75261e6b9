import { lawOf } from "../../../contracts/markets/market-law.ts";
import { readExpiryDates } from "../../../contracts/commerce/expiry-dates.ts";
import type { OrderRow } from "./order-tables.ts";

type KeptOrder = Pick<OrderRow, "locale" | "placedAt" | "lines"> & {
  fields: Pick<OrderRow["fields"], "c_expiryDates">;
  billingStateCode?: string | undefined;
};

/**
 * The day until which the evidence of an order is kept: the years that the market asks for, after the last paid term. When
 * a contract runs on, order management moves the day.
 */
export function keepConsentsUntil({ locale, placedAt, lines, fields, billingStateCode }: KeptOrder): string {
  const expiryDates = readExpiryDates(fields.c_expiryDates);
  const placedOn = placedAt.toISOString().slice(0, 10);
  const ends = lines.map(({ masterId, duration, durationType }) => {
    const expiresOn = expiryDates.get(masterId) ?? "";
    const startsOn = expiresOn > placedOn ? expiresOn : placedOn;
    if (durationType === "one-time") return startsOn;
    return addMonths(startsOn, durationType === "y" ? duration * 12 : duration);
  });
  const end = ends.reduce((latest, day) => (day > latest ? day : latest), placedOn);
  return addMonths(end, lawOf({ localeId: locale, billingStateCode }).consentRecordYears * 12);
}

/** 31 January and one month is 3 March here: a day more or less does not matter to a time of years. */
function addMonths(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
