import { describe, expect, it } from "vitest";
import { readMessages } from "../../../test/read-messages.ts";
import { LOCALES } from "../../site/locales.ts";
import { EXIT_TEXTS, hasReview } from "./exit-kind.ts";

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

const written = LOCALES.map(({ id }) => id).filter((id) => id !== "en-XB");

describe("the labels of the law", () => {
  it.each(written)("of a withdrawal in %s", async (localeId) => {
    const messages = await readMessages(localeId);
    const { title, confirm } = EXIT_TEXTS.withdrawal;
    expect([messages[title], messages[confirm]]).toEqual(WITHDRAWAL[localeId.slice(0, 2) as keyof typeof WITHDRAWAL]);
  });

  it.each(Object.entries(CANCELLATION))("of a cancellation in %s", async (localeId, labels) => {
    const messages = await readMessages(localeId);
    const { title, confirm } = EXIT_TEXTS.cancellation;
    expect([messages[title], messages[confirm]]).toEqual(labels);
  });
});

it("only French law wants what was entered repeated before a cancellation", () => {
  const countries = ["GB", "DE", "FR", "IT", "ES", "PT", "NL", "BE", "AT", "CZ", "US", "CA"] as const;
  expect(countries.filter((country) => hasReview("cancellation", country))).toEqual(["FR"]);
  expect(countries.filter((country) => hasReview("withdrawal", country))).toEqual([]);
});
