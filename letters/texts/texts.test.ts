import { describe, expect, it } from "vitest";
import { writtenLocales } from "../../contracts/locales.ts";
import { lawNoticesFor, renewalLawNotices } from "./law-notices.ts";
import type { TextId, Texts } from "./text-ids.ts";
import { texts } from "./texts.ts";

const english = texts["en-GB"];
const ids = Object.keys(english) as TextId[];

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** Words that English shares with another language, and names that are the same in all. */
const shared: Readonly<Record<string, readonly TextId[]>> = {
  cs: ["vin", "planAndPrice"],
  de: ["name", "planAndPrice"],
  es: ["vin", "plan", "total", "planAndPrice"],
  fr: ["vin", "service", "total"],
  it: ["vin", "privacy", "planAndPrice"],
  nl: ["vin", "privacy", "sender", "planAndPrice"],
  pt: ["vin", "total", "planAndPrice"],
};

describe.each(writtenLocales)("%s", (locale) => {
  it("has the placeholders of English in each text", () => {
    const asked = (text: Texts) => ids.map((id) => ({ id, names: new Set(placeholders(text[id])) }));
    expect(asked(texts[locale])).toEqual(asked(english));
  });

  it("leaves no text empty, unfinished or with a space at its end", () => {
    expect(ids.filter((id) => !/^\S(?:.*\S)?$/s.test(texts[locale][id]) || / {2}/.test(texts[locale][id]))).toEqual([]);
  });

  it("asks for nothing but the deadline in what the law wants said", () => {
    const asked = renewalLawNotices[locale].flatMap((notice) => placeholders(notice));
    expect(asked.filter((name) => name !== "date")).toEqual([]);
  });
});

it.each(writtenLocales.filter((locale) => !locale.startsWith("en")))("%s is translated", (locale) => {
  const known = shared[locale.slice(0, 2)] ?? [];
  expect(ids.filter((id) => texts[locale][id] === english[id] && !known.includes(id))).toEqual([]);
});

it.each(["fr-BE", "fr-CA", "fr-FR"] as const)("%s sets a space that does not break before : ? ! ;", (locale) => {
  const all = [...Object.values(texts[locale]), ...renewalLawNotices[locale]];
  expect(all.filter((text) => / [:?!;]/.test(text) || /\p{L}:/u.test(text))).toEqual([]);
  expect(all.filter((text) => /['"]/.test(text))).toEqual([]);
});

it.each([
  ["de", /\b(?:du|dir|dich|dein\w*|euch|euer)\b/i],
  ["fr", /\b(?:tu|ton|ta|tes|toi)\b/i],
  ["nl", /\b(?:je|jij|jou|jouw)\b/i],
  ["it", /\b(?:tuo|tua|tuoi|tue|ti)\b/i],
  ["es", /\b(?:tú|tu|tus|te|ti)\b/i],
  ["pt", /\b(?:tu|teu|tua|teus|tuas|te)\b/i],
  ["cs", /(?<!\p{L})(?:ty|tvůj|tvoje|tvá|tebe)(?!\p{L})/iu],
])("%s addresses the reader formally", (language, informal) => {
  const locales = writtenLocales.filter((locale) => locale.startsWith(language));
  const found = locales.flatMap((locale) => Object.values(texts[locale]).filter((text) => informal.test(text)));
  expect(found).toEqual([]);
});

/** A participle after the name would have to have its gender: "Navigation connectée est renouvelé". */
it.each([
  ["fr", /\{service\}(?: [^\s.:]+)* (?:est|sera|été) \p{L}+[éisu](?!\p{L})/u],
  ["it", /(?<!(?:servizio|di) )\{service\}(?: [^\s.:]+)* (?:è|stat[oa]) \p{L}+t[oa](?!\p{L})/u],
  ["es", /\{service\}(?: [^\s.:]+)* (?:es|está|sido) \p{L}+d[oa](?!\p{L})/u],
  ["pt", /\{service\}(?: [^\s.:]+)* (?:é|está|foi|ser|sido) \p{L}+d[oa](?!\p{L})/u],
  ["cs", /(?<!služb[auy] )\{service\} (?:byl|je|skončil)/iu],
])("%s says nothing that has to agree with the name of a service", (language, agreeing) => {
  const locales = writtenLocales.filter((locale) => locale.startsWith(language));
  const found = locales.flatMap((locale) => Object.values(texts[locale]).filter((text) => agreeing.test(text)));
  expect(found).toEqual([]);
});

it.each([
  ["en-CA", "QC", [/^Quebec/]],
  ["fr-CA", "QC", [/^Québec/]],
  ["en-CA", "BC", [/^British Columbia/]],
  ["fr-CA", "BC", [/^Colombie-Britannique/]],
  ["en-CA", "ON", []],
  ["en-CA", null, [/^British Columbia/, /^Quebec/]],
] as const)("says in %s to a customer of the province %s only what its law wants", (locale, province, expected) => {
  const notices = lawNoticesFor(locale, province);
  expect(notices).toHaveLength(expected.length);
  expected.forEach((start, index) => expect(notices[index]).toMatch(start));
});
