/** Letters that Unicode does not split into a base letter and an accent. */
const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/** One character in lower case without accent; anything but letters and digits becomes a space. */
export function foldCharacter(character: string): string {
  const plain = character.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (letters[plain] ?? plain).replaceAll(/[^\p{L}\p{N}]/gu, " ");
}

/** The words of a text without case and accents: `Königstraße 5` gives konigstrasse and 5. */
export function foldWords(text: string): string[] {
  const folded = Array.from(text, foldCharacter).join("");
  return folded.split(/\s+/).filter((word) => word !== "");
}

/** The text as one word, because postal codes are typed with and without their space. */
export function foldTogether(text: string): string {
  return foldWords(text).join("");
}
