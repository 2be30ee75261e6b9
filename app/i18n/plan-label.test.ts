import { describe, expect, it } from "vitest";
import type { PlanTerm } from "../domain/plan-term.ts";
import { LOCALE_IDS } from "../site/locales.ts";
import { formatMessage } from "./format-message.ts";
import { loadMessages } from "./load-messages.ts";
import type { Translate } from "./message.tsx";
import { planLabel } from "./plan-label.ts";
import { planPriceLabel, termLength } from "./plan-term-label.ts";

async function loadLocalisation(locale: string): Promise<{ t: Translate; locale: string }> {
  const texts = { locale, messages: await loadMessages(locale) };
  return { locale, t: (id, values) => String(formatMessage(texts, id, { values })) };
}

const months = (duration: number): PlanTerm => ({ duration, period: "month" });
const years = (duration: number): PlanTerm => ({ duration, period: "year" });

describe("planLabel", () => {
  it.for([
    ["en-GB", months(12), "Twelve-month plan"],
    ["en-GB", months(24), "Twenty-four-month plan"],
    ["en-GB", years(1), "One-year plan"],
    ["en-US", months(1), "One-month plan"],
    ["de-DE", months(36), "Tarif für sechsunddreißig Monate"],
    ["de-AT", years(1), "Tarif für ein Jahr"],
    ["fr-FR", months(24), "Formule de vingt-quatre mois"],
    ["fr-BE", months(24), "Formule de vingt-quatre mois"],
    ["fr-CA", years(2), "Formule de deux ans"],
    ["it-IT", years(3), "Piano di tre anni"],
    ["es-ES", months(12), "Plan de doce meses"],
    ["pt-PT", months(36), "Plano de trinta e seis meses"],
    ["nl-NL", months(12), "Abonnement van twaalf maanden"],
    ["nl-BE", years(1), "Abonnement van één jaar"],
    ["cs-CZ", months(12), "Předplatné na dvanáct měsíců"],
    ["cs-CZ", years(2), "Předplatné na dva roky"],
    ["en-CA", undefined, "One-time purchase"],
  ] as const)("in %s for %j is %s", async ([locale, term, expected]) => {
    expect(planLabel(term, await loadLocalisation(locale))).toBe(expected);
  });

  it.each(LOCALE_IDS)("has a label for every term of the catalogue in %s", async (locale) => {
    const localisation = await loadLocalisation(locale);
    for (const term of [months(12), months(24), months(36), years(1), years(2), years(3)]) {
      expect(planLabel(term, localisation)).toMatch(/\p{L}{3}/u);
      expect(termLength(term, localisation)).toContain(String(term.duration));
    }
  });
});

describe("planPriceLabel", () => {
  it.for([
    ["en-GB", 8900, years(1), "£89 / year"],
    ["en-GB", 15900, years(2), "£159 / 2 years"],
    ["en-GB", 8900, months(12), "£89 / 12 months"],
    ["en-GB", 999, months(1), "£9.99 / month"],
    ["en-GB", 44900, undefined, "£449 / one-time fee"],
  ] as const)("in %s for %d and %j is %s", async ([locale, amount, term, expected]) => {
    expect(planPriceLabel({ amount, currency: "GBP" }, term, await loadLocalisation(locale))).toBe(expected);
  });

  it("never labels two years “per year”", async () => {
    for (const locale of LOCALE_IDS) {
      const localisation = await loadLocalisation(locale);
      expect(planPriceLabel({ amount: 100, currency: "EUR" }, years(2), localisation)).toMatch(/\/ 2 /);
      expect(planPriceLabel({ amount: 100, currency: "EUR" }, months(24), localisation)).toMatch(/\/ 24 /);
    }
  });
});
