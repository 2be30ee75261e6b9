/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d" };
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Makes text comparable: without case and accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæøłđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The ways to type a word without accents; an umlaut may be typed with an e. */
export function spellings(word: string): string[] {
  const lower = word.toLowerCase().normalize("NFC");
  const withE = lower.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [...new Set([fold(lower), fold(withE)])];
}
