import { describe, expect, it } from "vitest";
import type { WrittenLocale } from "../../../contracts/locales.ts";
import { contentIds } from "../../../contracts/help-content/read-content.ts";
import { contactDetails } from "../contact/contact-details.ts";
import { seedHelpContent } from "../help-content.ts";
import { legalTexts } from "./all-legal-texts.ts";

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

it.each(locales)(
  "the two versions of the terms in %s differ in one sentence, which the newer one explains",
  (locale) => {
    const terms = seedHelpContent().contents.filter((row) => row.id === contentIds.terms && row.locale === locale);
    const [earlier, current] = terms;
    expect(terms.map(({ version }) => version)).toEqual(["2026-05-01", "2026-11-01"]);
    expect(earlier?.body).not.toBe(current?.body);
    expect(earlier?.details.changes).toBeUndefined();
    expect(current?.details.changes).toMatch(/6\)\.$/);
  },
);
