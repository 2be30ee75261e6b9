/** 1234567 is 1 million, 234 thousand, 567. */
export function threeDigitGroups(value: number): { millions: number; thousands: number; rest: number } {
  return {
    millions: Math.floor(value / 1_000_000),
    thousands: Math.floor(value / 1000) % 1000,
    rest: value % 1000,
  };
}

export function splitHundreds(value: number): { hundreds: number; below: number } {
  return { hundreds: Math.floor(value / 100), below: value % 100 };
}

export function splitTens(value: number): { tens: number; ones: number } {
  return { tens: Math.floor(value / 10), ones: value % 10 };
}

/** The word of a number; the tables hold every number that can occur. */
export function wordAt(words: readonly string[], index: number): string {
  const word = words[index];
  if (word === undefined) throw new Error(`No word for ${index}`);
  return word;
}

export function spaced(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
