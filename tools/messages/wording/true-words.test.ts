import { describe, expect, it } from "vitest";
import { formatMessage } from "../../../app/i18n/format-message.ts";
import type { MessageId } from "../../../app/i18n/message-id.ts";
import { textsOf as signInTexts } from "../../../platform/identity/texts/choose-locale.ts";
import { seedHelpContent } from "../../../seed/help-content/help-content.ts";
import { compileLocale, readTexts, STORED_LOCALES } from "../message-files.ts";

const VIN_MISTAKES = ["vin.required", "vin.checkDigit", "vin.tooShort", "vin.tooLong", "vin.wrongSign"] as const;
const DEVICE = /device|gerät|appareil|appara|dispositiv|zařízení|equipamento/i;

describe.each(STORED_LOCALES)("the texts of %s", (locale) => {
  const texts = readTexts(locale);
  const messages = compileLocale(locale);
  const format = (id: MessageId, values: Record<string, string | number>) =>
    formatMessage({ locale, messages }, id, { values });

  it("say of one service when it ends, and of several which is the first", () => {
    const [one, several] = [1, 3].map((count) => format("renewal.firstEnds", { count, date: "D" }));
    expect(one).toContain("D");
    expect(one).not.toBe(several);
    expect(String(one).length).toBeLessThan(String(several).length);
  });

  it("call the checkout and its last step by different names", () => {
    expect(texts["checkout.title"]).not.toBe(texts["checkout.stepPayment"]);
    expect(texts["page.checkout"]).not.toBe(texts["checkout.stepPayment"]);
  });

  it.each(VIN_MISTAKES)("say with %s what is wrong and what to do", (id) => {
    const sentences = String(format(id, { count: 2, sign: "x" })).split(/[.:;!?](?:\s|$)/);
    expect(sentences.filter(Boolean).length).toBeGreaterThan(1);
  });

  it("tell a new customer nothing about other devices", () => {
    const { chooseLead, chooseFirstLead } = signInTexts[locale];
    expect(chooseLead).toMatch(DEVICE);
    expect(chooseFirstLead).not.toMatch(DEVICE);
  });
});

it("answers of the help name no day of a year, which a customer would take for the day of their service", () => {
  const { questions } = seedHelpContent();
  expect(questions.length).toBeGreaterThan(100);
  const dated = questions.filter((question) => /\b\d{1,2}[./]? ?\p{L}* 20[2-9]\d\b/u.test(JSON.stringify(question)));
  expect(dated.map(({ id, locale }) => `${locale}: ${id}`)).toEqual([]);
});
