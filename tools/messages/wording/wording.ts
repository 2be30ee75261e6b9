/** How a language writes "e-mail"; any other spelling is a mistake. */
const otherSpellings: Readonly<Record<string, RegExp>> = {
  en: /\be-mail/i,
  de: /\b(?:email|Email|e-mail|E-mail|eMail)/,
  fr: /\b(?:email|courriel)/i,
  "fr-CA": /\be-?mail/i,
  it: /\bemail/i,
  nl: /\bemail/i,
  es: /\be-?mail/i,
  pt: /\b(?:email|correio eletr)/i,
  cs: /\bemail/i,
};

/** What is wrong with the words of a text, whatever it is for: a page, a letter or a sign-in. */
export function findWordingMistakes(locale: string, text: string): string[] {
  const words = text.replaceAll(/\{\w+\}|<[^>]*>|https?:\S+/g, " ");
  const email = otherSpellings[locale] ?? otherSpellings[locale.slice(0, 2)];
  return [
    ...(/\p{L}'\p{L}/u.test(words) ? ["a straight apostrophe"] : []),
    ...(email?.test(words) ? [`another spelling of e-mail: ${email.exec(words)?.[0]}`] : []),
    ...(/(?<![\p{L}\p{N}})])-(?=[\d{])/u.test(text) ? ["a hyphen for a minus"] : []),
    ...(locale.startsWith("de") && /Fahrgestell/.test(words) ? ["another German word for FIN"] : []),
    ...(locale === "en-GB" && /\bpostal code|\bzip code/i.test(words) ? ["not the British word for a postcode"] : []),
  ];
}
