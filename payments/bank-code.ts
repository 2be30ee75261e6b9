/** The position and length of the bank code in an IBAN of each euro market. */
const bankCodePositions: Readonly<Record<string, readonly [start: number, length: number]>> = {
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
  const position = bankCodePositions[iban.slice(0, 2)];
  return position && iban.slice(position[0], position[0] + position[1]);
}
