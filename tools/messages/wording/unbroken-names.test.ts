import { describe, expect, it } from "vitest";
import { formatElements } from "../../../app/i18n/format-message.ts";
import { unbrokenName } from "../../../app/i18n/unbroken-name.ts";
import { compileLocale, readTexts, STORED_LOCALES } from "../message-files.ts";

const NAMES = ["Land Rover", "Range Rover Evoque", "I-PACE", "F-PACE", "E-PACE", "F-TYPE"];
/** A name with a place where a line may break. */
const breakable = /(?:Land|Range) Rover|\b[EFI]-(?:PACE|TYPE)/;
/** The values that hold the name of a make or a model. */
const nameValues = /"value":"(?:brand|creditor|vehicle)"/;
const tags = /"type":8/;

describe.each(STORED_LOCALES)("the texts of %s", (locale) => {
  it("name no make and no model: a name is a value", () => {
    const naming = Object.entries(readTexts(locale)).filter(([, text]) => breakable.test(text));
    expect(naming).toEqual([]);
  });

  it.each(NAMES)("keep %s on one line", (name) => {
    const messages = Object.values(compileLocale(locale)).flatMap((message) => {
      const source = JSON.stringify(message);
      return typeof message === "string" || !nameValues.test(source) || tags.test(source) ? [] : [message];
    });
    expect(messages.length).toBeGreaterThan(10);
    const values = new Proxy({}, { get: () => name, has: () => true });
    for (const message of messages) {
      const shown = formatElements(message, { locale, values });
      expect(shown).toContain(unbrokenName(name));
      expect(shown).not.toMatch(breakable);
    }
  });
});
