import { describe, expect, it } from "vitest";
import { contactChannels as schema } from "../../../contracts/help-content/contact-channels.ts";
import { writtenLocales } from "../../../contracts/locales.ts";
import { helpTexts } from "../help-content.ts";
import { contactChannels, contactTexts } from "./contact-channels.ts";

describe.each(writtenLocales)("how to reach a person in %s", (locale) => {
  const contact = schema.parse(contactChannels(locale));
  const [phone, email, post, form] = contact.channels;
  const [, answer] = helpTexts[locale].questions["phone-hours"];

  it("is by phone, e-mail, post and form, in this order", () => {
    expect(contact.channels.map(({ kind }) => kind)).toEqual(["phone", "email", "post", "form"]);
    expect([email, post, form].every(Boolean)).toBe(true);
    expect(contactTexts[locale].body).toMatch(/^<p>.+<\/p>$/);
  });

  it("has the number, the hours and the notice of the question about the phone", () => {
    if (phone?.kind !== "phone") throw new Error("The first channel is the phone.");
    expect(answer).toContain(`href="tel:${phone.number}">${phone.label}</a>`);
    const notice = /[^.]*\.<\/p>$/.exec(answer)?.[0].replace("</p>", "").trim() ?? "no notice";
    expect(phone.notes.join(" ")).toContain(
      notice
        .replaceAll(/(?<=\p{L})'/gu, "’")
        .split(";")[0]
        ?.trim(),
    );
    const times = new Set(phone.hours.flatMap(({ from, to }) => [from, to]).map(Number.parseFloat));
    // North America writes hours of the afternoon as 5 p.m. and 8 p.m.
    for (const hour of times) {
      const written = /-(?:US|CA)$/.test(locale) && locale.startsWith("en") && hour > 12 ? hour - 12 : hour;
      expect(answer).toMatch(new RegExp(String.raw`\b${written}\b`));
    }
  });

  it("names no address or number that a stranger could have", () => {
    if (email?.kind !== "email") throw new Error("The second channel is e-mail.");
    expect(email.address).toMatch(/@example\.com$/);
  });

  it("is closed on public holidays where the question says so", () => {
    if (phone?.kind !== "phone") throw new Error("The first channel is the phone.");
    const isNorthAmerican = /-(?:US|CA)$/.test(locale);
    expect(phone.closedOn.includes("2026-12-25")).toBe(!isNorthAmerican);
    expect(new Set(phone.closedOn).size).toBe(phone.closedOn.length);
  });
});

it.each([
  ["pt-PT", "https://www.livroreclamacoes.pt"],
  ["fr-FR", "https://www.mediateur-mobilians.fr"],
  ["cs-CZ", "https://adr.coi.cz"],
  ["en-GB", "https://www.themotorombudsman.org"],
] as const)("names in %s %s", (locale, href) => {
  expect(contactChannels(locale).links.map((link) => link.href)).toContain(href);
});

it("says in Spain that a person answers", () => {
  expect(contactTexts["es-ES"].body).toContain("que le atienda una persona");
});
