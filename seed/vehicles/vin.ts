const values: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character of a North American VIN, computed from the other sixteen. */
export function checkDigit(vin: string): string {
  const sum = Array.from(vin).reduce(
    (total, character, index) => total + (values[character] ?? Number(character)) * (weights[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** Builds a VIN, with its check digit if the market has one; otherwise the ninth character has no meaning. */
export function buildVin({
  start,
  end,
  hasCheckDigit,
}: {
  start: string;
  end: string;
  hasCheckDigit: boolean;
}): string {
  const draft = `${start}A${end}`;
  return hasCheckDigit ? `${start}${checkDigit(draft)}${end}` : draft;
}
