import { foldCharacter } from "./fold-text.ts";

/** The matched ranges in the format of the response: ranges of the text; ranges of the description. */
export function highlight(
  words: readonly string[],
  { text, description }: { text: string; description: string },
): string {
  const inText = rangesIn(text, words);
  const inDescription = rangesIn(description, words);
  return inDescription === "" ? inText : `${inText};${inDescription}`;
}

function rangesIn(text: string, words: readonly string[]): string {
  const characters = Array.from(text);
  const folded = characters.map(foldCharacter);
  const ranges: string[] = [];
  for (let start = 0; start < folded.length; start++) {
    if (folded[start] === " " || (start > 0 && folded[start - 1] !== " ")) continue;
    const lengths = words.map((word) => matchedCharacters(folded, { start, word }));
    const longest = Math.max(0, ...lengths);
    if (longest > 0) ranges.push(`${start}-${start + longest}`);
  }
  return ranges.join(",");
}

/** How many characters from `start` match the word; 0 if they do not. */
function matchedCharacters(folded: readonly string[], { start, word }: { start: number; word: string }): number {
  let rest = word;
  let at = start;
  while (rest !== "") {
    const character = folded[at] ?? " ";
    if (character === " ") return 0;
    if (!rest.startsWith(character) && !character.startsWith(rest)) return 0;
    rest = rest.slice(character.length);
    at += 1;
  }
  return at - start;
}
