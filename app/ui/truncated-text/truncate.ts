const PHONE_DIVISOR = 3;

export const lengthOnPhones = (length: number): number => Math.floor(length / PHONE_DIVISOR);

/** At most `length` characters, then an ellipsis. A character is what a reader takes for one, also with accents. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}
