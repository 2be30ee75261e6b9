/** Endings of nouns, adjectives and verbs without their accents, longest first. */
const ENDINGS =
  /(?:ovanich|ovanim|ovani|ovane|ovana|ovany|ovat|atech|ejsich|enich|enim|etem|eni|ani|uji|uje|ich|out|imi|ami|emi|ach|ech|eho|emu|ete|ate|ite|ovi|ove|ost|it|at|et|ou|im|em|am|um|as|is|es|ym|ych|ymi|eh|uv|a|e|i|o|u|y)$/;

/** Consonants that change in declension and conjugation: vrátit and vrácení, služba and služeb. */
const CHANGED: Readonly<Record<string, string>> = { t: "c", k: "c", h: "z", d: "z" };
const SHORTEST_STEM = 3;

/** A light stemmer: takes off one ending and levels out what changes at the end of a stem. */
export function stemCzech(folded: string): string {
  const stem = folded.replace(ENDINGS, "");
  if (stem.length < SHORTEST_STEM) return folded;
  return stem.replaceAll("ou", "u").replace(/[tkhd]$/, (letter) => CHANGED[letter] ?? letter);
}
