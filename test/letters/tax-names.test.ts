import { describe, expect, it } from "vitest";
import { writtenLocales } from "../../contracts/locales.ts";
import { lawOf, taxNameOf } from "../../contracts/markets/market-law.ts";
import { readTexts } from "../../tools/messages/message-files.ts";
import { attachmentTexts } from "../../letters/attachments/texts/attachment-texts.ts";
import { texts } from "../../letters/texts/texts.ts";

const named = writtenLocales.filter((localeId) => lawOf({ localeId }).priceDisplay === "gross");

describe.each(named)("the tax in %s has the word of the market's law", (localeId) => {
  const name = taxNameOf(localeId);

  it("in letters, in attached files and on pages", () => {
    const { total, tax } = attachmentTexts(localeId);
    expect(`${total} ${tax}`).toContain(name);
    expect(texts[localeId].amountWithTax).toContain(name);
    // Dutch writes it with a capital where it stands alone.
    expect(readTexts(localeId)["checkout.vat"]?.toLowerCase()).toBe(name.toLowerCase());
  });

  it("and never that of another market of the language", () => {
    const others = ["MwSt.", "USt.", "VAT", "TVA", "IVA", "DPH", "btw", "BTW"].filter((one) => one !== name);
    const { total, tax } = attachmentTexts(localeId);
    const said = [total, tax, texts[localeId].amountWithTax, texts[localeId].amountTaxIncluded].join(" ");
    expect(others.filter((one) => said.includes(one))).toEqual([]);
  });
});

it("names no single tax where a bill lists several", () => {
  for (const localeId of ["en-CA", "fr-CA", "en-US"] as const) {
    expect(`${attachmentTexts(localeId).total} ${attachmentTexts(localeId).tax}`).toMatch(/tax/);
  }
});
