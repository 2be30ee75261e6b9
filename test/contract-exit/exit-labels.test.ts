import { describe, expect, it } from "vitest";
import { EXIT_TEXTS, hasReview } from "../../app/features/contract-exit/exit-kind.ts";
import { COUNTRY_CODES } from "../../app/site/country-codes.ts";
import { readTexts, STORED_LOCALES } from "../../tools/messages/message-files.ts";

/** The words of the law, which are never translated freely. */
const WITHDRAWAL = {
  de: ["Vertrag widerrufen", "Widerruf bestätigen"],
  fr: ["Renoncer au contrat ici", "Confirmer la rétractation"],
  it: ["Recedi dal contratto qui", "Conferma recesso"],
  es: ["Desistir del contrato aquí", "Confirmar desistimiento"],
  pt: ["Retrate-se do contrato aqui", "Confirmar retratação"],
  nl: ["Hier de overeenkomst herroepen", "Herroeping bevestigen"],
  cs: ["Zde odstoupit od smlouvy", "Potvrdit odstoupení od smlouvy"],
  en: ["Withdraw from contract here", "Confirm withdrawal"],
} as const;

const CANCELLATION = {
  "de-DE": ["Verträge hier kündigen", "Jetzt kündigen"],
  "fr-FR": ["Résilier votre contrat", "Notification de la résiliation"],
} as const;

describe("the labels of the law", () => {
  it.each(STORED_LOCALES)("of a withdrawal in %s", (localeId) => {
    const messages = readTexts(localeId);
    const { title, confirm } = EXIT_TEXTS.withdrawal;
    expect([messages[title], messages[confirm]]).toEqual(WITHDRAWAL[localeId.slice(0, 2) as keyof typeof WITHDRAWAL]);
  });

  it.each(Object.entries(CANCELLATION))("of a cancellation in %s", (localeId, labels) => {
    const messages = readTexts(localeId);
    const { title, confirm } = EXIT_TEXTS.cancellation;
    expect([messages[title], messages[confirm]]).toEqual(labels);
  });
});

it("only French law wants what was entered repeated before a cancellation", () => {
  expect(COUNTRY_CODES.filter((country) => hasReview("cancellation", country))).toEqual(["FR"]);
  expect(COUNTRY_CODES.filter((country) => hasReview("withdrawal", country))).toEqual([]);
});
