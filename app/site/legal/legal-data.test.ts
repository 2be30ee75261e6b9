import { describe, expect, it } from "vitest";
import { MARKETS } from "../markets.ts";
import { COMPANIES } from "../../../contracts/markets/companies.ts";
import { inLanguage } from "./in-language.ts";
import { LEGAL_BODIES } from "./legal-bodies.ts";

const places = MARKETS.flatMap(({ country, locales }) => locales.map((localeId) => ({ country, localeId })));

describe.each(places)("in $localeId", ({ country, localeId }) => {
  const bodies = LEGAL_BODIES[country];

  it.each(["disputes", "privacy", "accessibility"] as const)("there are bodies for %s, with https links", (kind) => {
    const shown = inLanguage(bodies[kind], localeId);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
    expect(shown.filter(({ href }) => !/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\//.test(href))).toEqual([]);
    expect(shown.filter(({ href }) => /europa\.eu/.test(href))).toEqual([]);
  });

  it("there is a company with an address and, by its digits, only examples of numbers", () => {
    const facts = inLanguage(COMPANIES[country], localeId);
    expect(facts.length).toBeGreaterThan(2);
    expect(facts[0]?.value).toContain("Connected Services Demonstration");
    const numbers = facts.flatMap(({ value }) => value.match(/\d[\d .]{4,}\d/g) ?? []);
    expect(numbers.filter((number) => !/^[0 .]+$/.test(number))).toEqual([]);
  });
});

it.each([
  ["DE", "Universalschlichtungsstelle des Bundes"],
  ["AT", "Internet Ombudsstelle"],
  ["FR", "Médiateur de Mobilians"],
  ["PT", "Livro de Reclamações"],
  ["CZ", "Česká obchodní inspekce (ČOI)"],
  ["NL", "De Geschillencommissie"],
  ["BE", "Consumentenombudsdienst"],
  ["BE", "Service de Médiation pour le Consommateur"],
] as const)("%s names %s", (country, name) => {
  expect(LEGAL_BODIES[country].disputes.map((body) => body.name)).toContain(name);
});

it.each([
  ["DE", /Handelsregister.*USt-IdNr/],
  ["AT", /Firmenbuch.*UID-Nummer/],
  ["FR", /RCS.*TVA/],
  ["IT", /Partita IVA/],
  ["ES", /NIF.*Registro Mercantil/],
  ["PT", /NIPC/],
  ["NL", /KvK-nummer.*Btw/],
  ["BE", /BCE.*KBO/],
  ["CZ", /IČO.*DIČ/],
  ["GB", /company number/],
] as const)("the company in %s has the numbers that its law asks for: %s", (country, labels) => {
  expect(COMPANIES[country].map(({ label }) => label).join(" ")).toMatch(labels);
});
