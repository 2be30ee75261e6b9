import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { translationsOf } from "./translations.ts";

const library = createRequire(import.meta.url).resolve("@adyen/adyen-web");
const englishFile = join(library, "../../es/packages/server/translations/en-US.json.js");

/**
 * The texts that the Drop-in may show with the shop's configuration of cards, Bancontact, iDEAL and SEPA debits. The
 * labels and the other error texts of the fields are the shop's own.
 */
const used = [
  ...["aria.label", "storedPayments.label", "otherPayments.label"].map((name) => `paymentMethodsList.${name}`),
  ...["holderName", "holderName.invalid", "expiryDate.contextualText"].map((name) => `creditCard.${name}`),
  ...["contextualText.3digits", "contextualText.4digits", "label.optional"].map(
    (name) => `creditCard.securityCode.${name}`,
  ),
  ...["CardNumber", "ExpiryDate", "SecurityCode"].map((name) => `creditCard.encrypted${name}.aria.iframeTitle`),
  ...["dualBrand.title", "dualBrand.description", "storedCard.description.ariaLabel"].map(
    (name) => `creditCard.${name}`,
  ),
  ...["num.903", "num.904", "dat.913", "dat.914", "cvc.920.amex", "cvc.921.amex"].map((name) => `cc.${name}`),
  ...["valid", "error.required", "error.invalid", "title.optional"].map((name) => `field.${name}`),
  ...["title", "message.unknown", "subtitle.payment"].map((name) => `error.${name}`),
  "err.gen.9100",
  "err.gen.9101",
  "errorPanel.title",
  "form.instruction",
  "paymentMethodBrand.other",
  "sepa.ibanNumber",
  "sepa.ownerName",
  "loading",
  "loaded",
  "payButton.redirecting",
].sort();

const sameInEnglish: Readonly<Record<string, readonly string[]>> = { "es-ES": ["error.title"] };

// The locales of the markets with Adyen.
it.each(["de-DE", "de-AT", "fr-FR", "fr-BE", "it-IT", "es-ES", "pt-PT", "nl-NL", "nl-BE"])(
  "translates every text into %s",
  async (locale) => {
    const { default: english } = (await import(pathToFileURL(englishFile).href)) as {
      default: Record<string, string>;
    };
    const texts = translationsOf(`${locale}.json`);
    expect(Object.keys(texts).sort()).toEqual(used);
    expect(used.filter((name) => english[name] === undefined)).toEqual([]);
    expect(used.filter((name) => texts[name] === english[name])).toEqual(sameInEnglish[locale] ?? []);
    const placeholders = (text = "") => text.match(/%@|%\{\w+\}/g) ?? [];
    expect(used.filter((name) => placeholders(texts[name]).join() !== placeholders(english[name]).join())).toEqual([]);
  },
);

it("has no texts for an unknown language", () => {
  expect(translationsOf("xx-XX.json")).toEqual({});
  expect(translationsOf("constructor")).toEqual({});
});
