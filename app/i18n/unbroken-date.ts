/** A written date that stays on one line. */
export const unbrokenDate = (date: string): string => date.replaceAll(" ", "\u00a0");
