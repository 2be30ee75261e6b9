import { describe, expect, it } from "vitest";
import type { WrittenLocale } from "../../../contracts/locales.ts";
import { contentIds } from "../../../contracts/help-content/read-content.ts";
import { contactDetails } from "../contact/contact-details.ts";
import { seedHelpContent } from "../help-content.ts";
import { legalTexts } from "./all-legal-texts.ts";
import { renewalsVersion, versionsOn } from "./versions.ts";

const names = ["privacy", "imprint", "accessibility"] as const;
const locales = Object.keys(legalTexts) as WrittenLocale[];
const headings = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading ?? "");
const inEnglish = legalTexts["en-GB"];

describe.each(locales)("in %s", (locale) => {
  it.each(names)("the text %s has numbered sections in its own language", (name) => {
    const found = headings(legalTexts[locale][name].body);
    expect(found.length).toBeGreaterThanOrEqual(name === "privacy" ? 10 : 3);
    expect(found.map((heading) => Number(heading.split(". ")[0]))).toEqual(found.map((_, index) => index + 1));
    const english = locale.startsWith("en") ? [] : headings(inEnglish[name].body);
    expect(found.filter((heading) => english.includes(heading))).toEqual([]);
  });

  it("the privacy policy names the payment provider of the market and example addresses only", () => {
    const { body } = legalTexts[locale].privacy;
    const provider = ["GB", "US", "CA", "CZ"].includes(locale.slice(-2)) ? "Stripe" : "Adyen";
    expect(["Stripe", "Adyen"].filter((name) => body.includes(name))).toEqual([provider]);
    const addresses = names.flatMap((name) => legalTexts[locale][name].body.match(/\S+@[\w.-]+\w/g) ?? []);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !/@(?:connected-services\.example|example\.com)$/.test(address))).toEqual([]);
  });

  it("the imprint has the e-mail address of the contact page", () => {
    expect(legalTexts[locale].imprint.body).toContain(contactDetails[locale].email);
  });

  it("the accessibility statement names its standard", () => {
    const { body } = legalTexts[locale].accessibility;
    expect(body).toContain("Web Content Accessibility Guidelines 2.2");
    expect(body.includes("EN 301 549")).toBe(!["US", "CA"].includes(locale.slice(-2)));
  });

  it("the European privacy policy gives access to the vehicle's data by the Data Act", () => {
    const isEuropean = !["GB", "US", "CA"].includes(locale.slice(-2));
    expect(legalTexts[locale].privacy.body.includes("2023/2854")).toBe(isEuropean);
  });
});

const versionsOf = (id: string, locale: WrittenLocale) =>
  seedHelpContent().contents.filter((row) => row.id === id && row.locale === locale);

it.each(locales)(
  "the first two versions of the terms in %s differ in one sentence, which the newer one explains",
  (locale) => {
    const [earlier, current, ...later] = versionsOf(contentIds.terms, locale);
    expect([earlier?.version, current?.version]).toEqual(["2026-05-01", "2026-11-01"]);
    expect(later.map(({ version }) => version)).toEqual([
      ...(locale.startsWith("en") ? ["2026-11-18"] : []),
      ...(renewalsVersion.locales.some((one) => one === locale) ? ["2026-11-19"] : []),
    ]);
    expect(earlier?.body).not.toBe(current?.body);
    expect(earlier?.details.changes).toBeUndefined();
    expect(current?.details.changes).toMatch(/6\)\.$/);
  },
);

it.each(renewalsVersion.locales)("the newest terms in %s change nothing but the section about renewals", (locale) => {
  const [before, today] = versionsOf(contentIds.terms, locale).slice(-2);
  const sections = (body = "") => body.split("<h2>");
  const changed = sections(today?.body).filter((section, index) => section !== sections(before?.body)[index]);
  expect(changed.map((section) => section.slice(0, 2))).toEqual(["5."]);
  expect(today?.details.changes).toMatch(/5\)\.$/);
});

describe.each(locales.filter((locale) => locale.startsWith("en")))("the English of %s", (locale) => {
  it.each(["terms", "privacy", "imprint"] as const)(
    "spells email in one way since the version of %s about it",
    (name) => {
      const versions = versionsOf(contentIds[name], locale).filter(({ version }) => version && version <= "2026-11-18");
      const [before, today] = versions.slice(-2);
      expect(today?.version).toBe("2026-11-18");
      expect(today?.body).toMatch(/\bemail\b/);
      expect(today?.body).not.toMatch(/e-mail/i);
      expect(today?.details.changes).toBe("We now write email without a hyphen; nothing else is different.");
      // What customers agreed to before stays as it was.
      expect(before?.body).toMatch(/\be-mail\b/);
      expect(before?.body.replaceAll("e-mail", "email")).toBe(today?.body);
    },
  );

  it("gives the accessibility statement, which has no such word, no new version", () => {
    expect(versionsOf(contentIds.accessibility, locale).map(({ version }) => version)).toEqual(["2026-05-01"]);
  });
});

it.each([
  ["2026-04-30", "en-GB", { terms: undefined, privacy: undefined }],
  ["2026-05-01", "en-GB", { terms: "2026-05-01", privacy: "2026-05-01" }],
  ["2026-11-17", "en-GB", { terms: "2026-11-01", privacy: "2026-05-01" }],
  ["2026-11-18", "en-GB", { terms: "2026-11-18", privacy: "2026-11-18" }],
  ["2026-11-18", "de-DE", { terms: "2026-11-01", privacy: "2026-05-01" }],
  ["2026-11-19", "de-DE", { terms: "2026-11-19", privacy: "2026-05-01" }],
  ["2026-11-18", "en-CA", { terms: "2026-11-18", privacy: "2026-11-18" }],
  ["2026-11-19", "en-CA", { terms: "2026-11-19", privacy: "2026-11-18" }],
  ["2026-11-19", "en-GB", { terms: "2026-11-18", privacy: "2026-11-18" }],
])("an order of %s in %s names the versions of its day", (day, locale, expected) => {
  expect(versionsOn(day, locale)).toEqual(expected);
});
