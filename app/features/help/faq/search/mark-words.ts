import { fold } from "./fold-text.ts";
import { tellingTerms, type SearchTerm } from "./search-terms.ts";
import { joined, partsOf, splitWords, type TextPiece } from "./split-words.ts";

/** The words to highlight, folded. */
export type FoundWords = ReadonlySet<string>;

export type MarkedPiece = { text: string; isMarked: boolean };

export function foundWords(terms: readonly SearchTerm[]): FoundWords {
  return new Set(tellingTerms(terms).flatMap(({ matches }) => [...matches.keys()].map(({ folded }) => folded)));
}

/** Cuts a text into pieces that are highlighted and pieces that are not. */
export function markText(text: string, found: FoundWords): MarkedPiece[] {
  const isFound = (piece: TextPiece) => piece.kind === "word" && found.has(fold(joined(piece.text)));
  const pieces = splitWords(text).flatMap((piece) =>
    piece.kind === "between" || isFound(piece) ? [piece] : partsOf(piece.text),
  );
  return joinNeighbours(pieces.map((piece) => ({ text: piece.text, isMarked: isFound(piece) })));
}

/** Highlights words in sanitised HTML. Only its texts are changed: a tag has no ">" in its attributes. */
export function markHtml(html: string, found: FoundWords): string {
  if (found.size === 0) return html;
  const inText = (text: string) =>
    markText(text, found)
      .map((piece) => (piece.isMarked ? `<mark>${piece.text}</mark>` : piece.text))
      .join("");
  return html
    .split(/(<[^>]*>)/)
    .map((piece, position) => (position % 2 === 0 ? inText(piece) : piece))
    .join("");
}

function joinNeighbours(pieces: readonly MarkedPiece[]): MarkedPiece[] {
  const result: MarkedPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && !last.isMarked && !piece.isMarked) last.text += piece.text;
    else if (piece.text) result.push({ ...piece });
  }
  return result;
}
