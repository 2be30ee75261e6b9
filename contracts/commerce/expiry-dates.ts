import { z } from "zod";

type ExpiryDate = { productId: string; expiryDate: string };

/** A day, also where a time of day follows it. */
const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());
const known = z.object({ productId: z.string(), expiryDate: day });

/** What an order's field `c_expiryDates` holds: until when the vehicle has each service at the time of the order. */
export function writeExpiryDates(dates: readonly ExpiryDate[]): string {
  return JSON.stringify(dates.map(({ productId, expiryDate }) => ({ productId, expiryDate })));
}

/** The last day of each service. A text that cannot be read, or an entry of it, tells nothing. */
export function readExpiryDates(text: string | undefined): Map<string, string> {
  const dates = new Map<string, string>();
  for (const entry of parseList(text)) {
    const { data } = known.safeParse(entry);
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
