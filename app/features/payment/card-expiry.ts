type Expiry = { expMonth?: number | undefined; expYear?: number | undefined };

/** A year of two digits is one of this century. */
const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** A card is good until the end of its month. What has no end never expires. */
export function isExpired({ expMonth, expYear }: Expiry, now: Date): boolean {
  if (expMonth === undefined || expYear === undefined) return false;
  const year = fullYear(expYear);
  return year < now.getFullYear() || (year === now.getFullYear() && expMonth < now.getMonth() + 1);
}

/** Two digits each. */
export function shownExpiry({ expMonth, expYear }: Expiry): string | undefined {
  if (expMonth === undefined || expYear === undefined) return undefined;
  const two = (value: number) => String(value % 100).padStart(2, "0");
  return `${two(expMonth)}/${two(expYear)}`;
}
