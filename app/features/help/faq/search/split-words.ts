const LETTER = String.raw`[\p{L}\p{M}\p{N}\u00AD]`;
const JOINT = String.raw`[-\u2010-\u2015'‘’ʼ\u0060´]`;
/** A word with its parts, such as "auto-renewal"; an entity such as "&amp;" is no word. */
const WORD = new RegExp(String.raw`&(?:amp|lt|gt|quot|#\d+);|${LETTER}+(?:${JOINT}${LETTER}+)*`, "gu");
const JOINTS = new RegExp(JOINT, "gu");

export type TextPiece = { kind: "word" | "between"; text: string };

/** Cuts a text into its words and what is between them; put together again, it is the same text. */
export function splitWords(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (word.startsWith("&")) continue;
    if (index > end) pieces.push({ kind: "between", text: text.slice(end, index) });
    pieces.push({ kind: "word", text: word });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ kind: "between", text: text.slice(end) });
  return pieces;
}

export function wordsOf(text: string): string[] {
  return splitWords(text).flatMap((piece) => (piece.kind === "word" ? [piece.text] : []));
}

/** "auto-renewal" without its hyphen, for visitors who type it as one word. */
export function joined(word: string): string {
  return word.replace(JOINTS, "").replaceAll("\u00AD", "");
}

/** The parts of "auto-renewal" and what joins them, in their order. */
export function partsOf(word: string): TextPiece[] {
  const parts = word.split(new RegExp(`(${JOINT})`, "u"));
  return parts.map((text, position) => ({ kind: position % 2 === 0 ? "word" : "between", text }));
}
