/** French counts the first day of a month: a written date begins "1er décembre", and other days are plain numbers. */
export const countFirstDay = (date: string, locale: string): string =>
  locale.startsWith("fr") ? date.replace(/^1 /, "1er ") : date;
