type Expiry = { expMonth?: number | undefined; expYear?: number | undefined };

/** A year of two digits is one of this century. */
const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** A card is good until the end of its month. What has no end never expires. `today` is a day such as 2026-11-15. */
export function isExpired({ expMonth, expYear }: Expiry, today: string): boolean {
  if (expMonth === undefined || expYear === undefined) return false;
  return `${fullYear(expYear)}-${String(expMonth).padStart(2, "0")}` < today.slice(0, 7);
}

/** Two digits each. */
export function shownExpiry({ expMonth, expYear }: Expiry): string | undefined {
  if (expMonth === undefined || expYear === undefined) return undefined;
  const two = (value: number) => String(value % 100).padStart(2, "0");
  return `${two(expMonth)}/${two(expYear)}`;
}
