/** The distance to the whole word, and to the start of the word that is nearest: the visitor may still be typing. */
export type EditDistance = { whole: number; start: number };

/** How many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment). */
export function editDistance(typed: string, word: string): EditDistance {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return { whole: last.at(-1) ?? 0, start: Math.min(...last) };
}

/** Whether the words share enough letters to be this near; much quicker to say than how near they are. */
export function canBeWithin(errors: number, typed: string, word: string): boolean {
  let missing = 0;
  for (const letter of typed) {
    if (!word.includes(letter)) missing += 1;
    if (missing > errors) return false;
  }
  return word.length >= typed.length - errors;
}

/** How many errors a word of this length may have. */
export function allowedErrors(length: number): number {
  if (length > LONGEST_COMPARED) return 0;
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** No word of the help is longer, and comparing longer input would be slow. */
export const LONGEST_COMPARED = 40;
