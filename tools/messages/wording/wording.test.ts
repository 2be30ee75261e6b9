import { describe, expect, it } from "vitest";
import { fieldLabelsOf } from "../../../app/features/personal-data/held-data-texts.server.ts";
import type { LocaleId } from "../../../app/site/locales.ts";
import { attachmentTexts } from "../../../letters/attachments/texts/attachment-texts.ts";
import { texts as letterTexts } from "../../../letters/texts/texts.ts";
import { unsubscribeTexts } from "../../../letters/unsubscribe/unsubscribe-texts.ts";
import { textsOf as signInTexts } from "../../../platform/identity/texts/choose-locale.ts";
import { readTexts, STORED_LOCALES } from "../message-files.ts";
import { findWordingMistakes } from "./wording.ts";

it.each([
  ["en-GB", "We couldn't send the email.", ["a straight apostrophe"]],
  ["en-GB", "We couldn’t send the email to {email}.", []],
  ["en-US", "Your e-mail address", ["another spelling of e-mail: e-mail"]],
  ["en-GB", "Please enter a postal code.", ["not the British word for a postcode"]],
  ["en-CA", "Please enter a postal code.", []],
  ["de-DE", "Ihre Email-Adresse", ["another spelling of e-mail: Email"]],
  ["de-AT", "Ihre E-Mail-Adresse", []],
  ["fr-CA", "Adresse e-mail", ["another spelling of e-mail: e-mail"]],
  ["fr-FR", "Adresse e-mail", []],
  ["es-ES", "Su email", ["another spelling of e-mail: email"]],
  ["de-DE", "Ihre Fahrgestellnummer", ["another German word for FIN"]],
  ["de-DE", "Ihre FIN", []],
  ["en-GB", "Discount: -{amount}", ["a hyphen for a minus"]],
  ["en-GB", "Discount: −{amount}, within 5-10 business days", []],
  ["cs-CZ", "Váš email", ["another spelling of e-mail: email"]],
])("in %s finds in %j %j", (locale, text, expected) => {
  expect(findWordingMistakes(locale, text)).toEqual(expected);
});

type Texts = Readonly<Record<string, unknown>>;

/** A customer reads all of them in a row. */
const sources: readonly (readonly [string, (locale: string) => Texts])[] = [
  ["pages", (locale) => readTexts(locale)],
  ["letters", (locale) => letterTexts[locale as keyof typeof letterTexts]],
  ["sign-in", (locale) => signInTexts[locale as keyof typeof signInTexts]],
  ["files of letters", (locale) => attachmentTexts(locale as LocaleId)],
  ["end of reminders", (locale) => unsubscribeTexts(locale as LocaleId)],
  ["names of data", (locale) => fieldLabelsOf(locale as LocaleId)],
];

describe.each(sources)("the texts of the %s", (_, read) => {
  it.each(STORED_LOCALES)("are written alike in %s", (locale) => {
    const entries = Object.entries(read(locale)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    expect(entries.length).toBeGreaterThan(5);
    expect(
      entries.flatMap(([id, text]) => findWordingMistakes(locale, text).map((mistake) => `${id}: ${mistake}`)),
    ).toEqual([]);
  });
});
