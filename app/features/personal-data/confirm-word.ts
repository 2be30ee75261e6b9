/** What a customer types to confirm a deletion. The server compares it, so it is no text of the page alone. */
const WORDS: Readonly<Record<string, string>> = {
  cs: "SMAZAT",
  de: "LÖSCHEN",
  en: "DELETE",
  es: "BORRAR",
  fr: "SUPPRIMER",
  it: "CANCELLA",
  nl: "VERWIJDEREN",
  pt: "ELIMINAR",
};

export const confirmWord = (localeId: string): string => WORDS[localeId.slice(0, 2)] ?? "DELETE";

/** Spaces and case do not matter: a phone's keyboard changes both. */
export function isConfirmed(typed: string, localeId: string): boolean {
  return typed.trim().toLocaleUpperCase() === confirmWord(localeId);
}
