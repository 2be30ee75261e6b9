import { describe, expect, it } from "vitest";
import { writtenLocales } from "../../../contracts/locales.ts";
import { services } from "../../catalogue/services.ts";
import { dataCards } from "./data-cards.ts";
import { dataFacts, type DataKind, dataKindsOf } from "./data-kinds.ts";

it("gives every service its data, and the bundle that of its services", () => {
  for (const { id } of services) expect([id, dataKindsOf(id).length > 1]).toEqual([id, true]);
  const parts = (["CONNAV-PRO", "REMOTE", "SECURE"] as const).flatMap(dataKindsOf);
  expect(new Set(dataKindsOf("BUNDLE"))).toEqual(new Set(parts));
  expect(dataKindsOf("BUNDLE")).toHaveLength(new Set(parts).size);
});

it("uses every kind of data for some service", () => {
  const used = new Set(services.flatMap(({ id }) => dataKindsOf(id)));
  expect([...used].sort()).toEqual((Object.keys(dataFacts) as DataKind[]).sort());
});

const headingsOf = (html: string) => Array.from(html.matchAll(/<h2>(.*?)<\/h2>/g), ([, heading]) => heading);

describe.each(writtenLocales)("%s", (locale) => {
  const isInEu = !["GB", "US", "CA"].includes(locale.slice(-2));

  it("says everything that Article 3(3) of the Data Act asks for, of every service", () => {
    const [overview, ...cards] = dataCards(locale);
    expect(overview?.id).toBe("Data_Cards");
    expect(cards.map(({ id }) => id)).toEqual(services.map(({ id }) => `Data_Card_${id}`));
    for (const [index, { text }] of cards.entries()) {
      const headings = headingsOf(text.body);
      expect(headings).toHaveLength(isInEu ? 9 : 8);
      expect(new Set(headings).size).toBe(headings.length);
      const service = services[index];
      const kinds = service ? dataKindsOf(service.id) : [];
      expect(text.body.match(/<li>/g)).toHaveLength(kinds.length);
      // The volume, in the units of the language.
      expect(text.body.match(/\d+\s?(?:MB|Mo)\b/g)).toHaveLength(kinds.length);
      expect(text.body.includes("2023/2854")).toBe(isInEu);
    }
  });

  it("names each card after its service", () => {
    const titles = dataCards(locale).map(({ text }) => text.title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
