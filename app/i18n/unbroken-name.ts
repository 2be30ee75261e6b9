/**
 * Names of makes and models stay on one line: "Land Rover" and "Range Rover" get a no-break space, and after the hyphen
 * of "I-PACE" a word joiner forbids the break. Both are for the eye only; other systems get the plain name.
 */
export function unbrokenName(text: string): string {
  // Most texts have no name in them.
  if (!/Rover|-[PT]/.test(text)) return text;
  return text.replace(/(Land|Range) (?=Rover)/g, "$1\u00a0").replace(/\b([EFI]-)(?=PACE|TYPE)/g, "$1\u2060");
}
