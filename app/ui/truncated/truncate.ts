/** Phones show a third of the length on larger screens. */
const PHONE_SHARE = 3;

export function phoneLength(length: number): number {
  return Math.floor(length / PHONE_SHARE);
}

/** Counts whole characters, so that no letter or flag is cut in two. */
export function truncate(text: string, length: number): string {
  const letters = [...new Intl.Segmenter().segment(text)];
  if (letters.length <= length) return text;
  const visible = letters.slice(0, length).map(({ segment }) => segment);
  return `${visible.join("").trimEnd()}…`;
}
