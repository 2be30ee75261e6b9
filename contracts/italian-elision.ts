/**
 * Italian drops the vowel of an article before 8 and 11, which begin with a vowel when they are read: "l’8 dicembre",
 * "all’11 marzo".
 */
export function elideItalian(text: string): string {
  return text.replace(
    /(?<!\p{L})(i|a|da|de|ne|su)l (?=(?:8|11)\s\p{L})/giu,
    (_, start: string) => `${{ i: "l", I: "L" }[start] ?? `${start}ll`}’`,
  );
}
