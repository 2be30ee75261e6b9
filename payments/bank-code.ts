/** Where the code of the bank stands in the account numbers of the euro markets, and how long it is. */
const places: Readonly<Record<string, readonly [start: number, length: number]>> = {
  AT: [4, 5],
  BE: [4, 3],
  DE: [4, 8],
  ES: [4, 4],
  FR: [4, 5],
  IT: [5, 5],
  NL: [4, 4],
  PT: [4, 4],
};

export function bankCodeOf(iban: string): string | undefined {
  const place = places[iban.slice(0, 2)];
  return place && iban.slice(place[0], place[0] + place[1]);
}
