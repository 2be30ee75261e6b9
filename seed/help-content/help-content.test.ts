import { describe, expect, it } from "vitest";
import { contentIds } from "../../contracts/help-content/read-content.ts";
import { questionCategories } from "../../contracts/help-content/search-questions.ts";
import { vehicleModels } from "../../contracts/vehicles/vehicle-models.ts";
import { sanitise } from "../../platform/help-content/sanitise.ts";
import type { WrittenLocale } from "../../contracts/locales.ts";
import { services } from "../catalogue/services.ts";
import { helpTexts, seedHelpContent } from "./help-content.ts";
import { marketQuestionIds, sharedQuestionIds } from "./help-texts.ts";
import { questionFlags } from "./questions.ts";

const seed = seedHelpContent();
const locales = Object.keys(helpTexts) as WrittenLocale[];
const questionIn = (locale: string, id: string) =>
  seed.questions.find((question) => question.locale === locale && question.id === id);

it("has every question once", () => {
  const ids = questionFlags.map(({ id }) => id);
  expect([...ids].sort()).toEqual([...sharedQuestionIds, ...marketQuestionIds].sort());
});

it("has questions in every category, for guests, for customers and about auto-renewal", () => {
  expect(new Set(questionFlags.map(({ category }) => category))).toEqual(new Set(questionCategories));
  expect(questionFlags.some(({ showGuestOrder }) => showGuestOrder === "ON")).toBe(true);
  expect(questionFlags.some(({ showGuestOrder }) => showGuestOrder === "OFF")).toBe(true);
  expect(questionFlags.filter((flags) => flags.isAboutAutoRenewal).map(({ id }) => id)).toEqual([
    "auto-renewal-charge",
    "auto-renewal-off",
  ]);
});

it.each(["topRenewals", "topHelp"] as const)("numbers the questions of %s without gaps", (name) => {
  const numbers = questionFlags.flatMap((flags) => flags[name] ?? []).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe.each(locales)("%s", (locale) => {
  const texts = [
    ...seed.questions.filter((question) => question.locale === locale),
    ...seed.contents.filter((content) => content.locale === locale),
  ];

  it("has every page and every vehicle", () => {
    const ids = seed.contents.filter((content) => content.locale === locale).map(({ id }) => id);
    expect([...new Set(ids)].sort()).toEqual(
      [
        ...Object.values(contentIds),
        "Splash_VCS",
        "Splash_VCSJ",
        ...vehicleModels.map(({ key }) => `Vehicle_${key}`),
        ...services.map(({ id }) => `Data_Card_${id}`),
      ].sort(),
    );
  });

  it("has bodies that are safe, well-formed and never empty", () => {
    const plain = (html: string) => html.replaceAll(' rel="noopener"', "");
    expect(
      texts.filter(({ body }) => plain(sanitise(body)) !== body.replaceAll("&", "&amp;")).map(({ id }) => id),
    ).toEqual([]);
    expect(
      texts.filter(({ name, body }) => name.trim() === "" || body.replaceAll(/<[^>]*>/g, "").trim() === ""),
    ).toEqual([]);
  });

  it("asks with a question mark", () => {
    const names = seed.questions.filter((question) => question.locale === locale).map(({ name }) => name);
    expect(names.filter((name) => !name.endsWith("?"))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("lists forty countries of Europe and three of North America in its own language", () => {
    const list = seed.contents.find((content) => content.locale === locale && content.id === contentIds.countries);
    const [europe, northAmerica] = list?.details.c_countries ?? [];
    expect(europe?.countries).toHaveLength(40);
    expect(northAmerica?.countries.filter(({ isLimited }) => isLimited).map(({ code }) => code)).toEqual(["MX"]);
    expect(europe?.countries.every(({ code, name }) => name !== code)).toBe(true);
  });

  it("has a demonstration phone number, and no link to the closed European platform", () => {
    const all = texts.map(({ body }) => body).join("\n");
    expect(all).not.toMatch(/ec\.europa\.eu\/(consumers\/)?odr/);
    expect(questionIn(locale, "phone-hours")?.body).toContain("tel:+");
  });
});

it.each([
  ["de-DE", "Vertrag widerrufen", "Widerruf bestätigen"],
  ["de-AT", "Vertrag widerrufen", "Widerruf bestätigen"],
  ["fr-FR", "Renoncer au contrat ici", "Confirmer la rétractation"],
  ["fr-BE", "Renoncer au contrat ici", "Confirmer la rétractation"],
  ["it-IT", "Recedi dal contratto qui", "Conferma recesso"],
  ["es-ES", "Desistir del contrato aquí", "Confirmar desistimiento"],
  ["pt-PT", "Retrate-se do contrato aqui", "Confirmar retratação"],
  ["nl-NL", "Hier de overeenkomst herroepen", "Herroeping bevestigen"],
  ["nl-BE", "Hier de overeenkomst herroepen", "Herroeping bevestigen"],
  ["cs-CZ", "Zde odstoupit od smlouvy", "Potvrdit odstoupení od smlouvy"],
  ["en-GB", "Withdraw from contract here", "Confirm withdrawal"],
])("has the legal labels of the two steps of a withdrawal in %s", (locale, first, second) => {
  expect(questionIn(locale, "withdrawal")?.body).toContain(first);
  expect(questionIn(locale, "withdrawal")?.body).toContain(second);
});

it.each([
  ["en-GB", "invoice", "20%"],
  ["de-DE", "invoice", "19 %"],
  ["de-AT", "invoice", "20 %"],
  ["fr-FR", "invoice", "20 %"],
  ["fr-BE", "invoice", "21 %"],
  ["nl-BE", "invoice", "21%"],
  ["nl-NL", "invoice", "21%"],
  ["it-IT", "invoice", "22%"],
  ["es-ES", "invoice", "21 %"],
  ["pt-PT", "invoice", "23 %"],
  ["cs-CZ", "invoice", "21 %"],
  ["pt-PT", "complaints", "https://www.livroreclamacoes.pt"],
  ["nl-NL", "methods", "iDEAL"],
  ["fr-BE", "methods", "Bancontact"],
  ["nl-BE", "methods", "Bancontact"],
  ["en-GB", "find-vin", "V5C"],
  ["de-DE", "region-not-billed", "27498"],
  ["de-DE", "region-not-billed", "78266"],
  ["it-IT", "region-not-billed", "23041"],
  ["it-IT", "region-not-billed", "22061"],
  ["cs-CZ", "complaints", "adr.coi.cz"],
])("says in %s under %s: %s", (locale, id, fact) => {
  expect(questionIn(locale, id)?.body).toContain(fact);
});
