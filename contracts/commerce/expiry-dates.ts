import { z } from "zod";

type ExpiryDate = { productId: string; expiryDate: string };

/** A day, also where a time of day follows it. */
const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());
const expiryDateEntry = z.object({ productId: z.string(), expiryDate: day });

/** The value of an order's field `c_expiryDates`: the last day of each service of the vehicle when it was ordered. */
export function writeExpiryDates(dates: readonly ExpiryDate[]): string {
  return JSON.stringify(dates.map(({ productId, expiryDate }) => ({ productId, expiryDate })));
}

/** The last day of each service. An unreadable text or entry is ignored. */
export function readExpiryDates(text: string | undefined): Map<string, string> {
  const dates = new Map<string, string>();
  for (const entry of parseList(text)) {
    const { data } = expiryDateEntry.safeParse(entry);
    if (data && data.expiryDate > (dates.get(data.productId) ?? "")) dates.set(data.productId, data.expiryDate);
  }
  return dates;
}

function parseList(text: string | undefined): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
