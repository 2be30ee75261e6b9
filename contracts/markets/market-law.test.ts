import { describe, expect, it } from "vitest";
import { shopLocales } from "../locales.ts";
import { lawOf, renewsByMonth, type Sale } from "./market-law.ts";

type Row = [
  sale: Sale,
  renewal: "same term" | "by the month",
  firstTerm: number | null,
  noticeDays: number[],
  exit: `${number} months` | `${number} months, pro rata`,
  deadline: "plain" | "box" | "separate-notice",
  clause: "plain" | "box",
  prices: "gross" | "net",
  taxes: string,
  cookies: "optIn" | "optOut",
];
const sale = (localeId: string, billingStateCode?: string): Sale => ({ localeId, billingStateCode });

/** The table of the markets, a row for each. */
const table: Row[] = [
  [sale("en-GB"), "same term", null, [], "0 months", "plain", "plain", "gross", "VAT", "optIn"],
  [sale("de-DE"), "by the month", 24, [], "0 months, pro rata", "plain", "plain", "gross", "MwSt.", "optIn"],
  [sale("de-AT"), "same term", null, [35], "0 months", "separate-notice", "plain", "gross", "USt.", "optIn"],
  [sale("fr-FR"), "same term", null, [62, 35], "0 months", "box", "plain", "gross", "TVA", "optIn"],
  [sale("it-IT"), "same term", null, [35], "0 months", "plain", "plain", "gross", "IVA", "optIn"],
  [sale("es-ES"), "same term", null, [35], "0 months", "plain", "plain", "gross", "IVA", "optIn"],
  [sale("pt-PT"), "same term", null, [], "0 months", "plain", "plain", "gross", "IVA", "optIn"],
  [sale("nl-NL"), "by the month", null, [], "0 months, pro rata", "plain", "plain", "gross", "btw", "optIn"],
  [sale("fr-BE"), "same term", null, [35], "2 months, pro rata", "box", "box", "gross", "TVA btw", "optIn"],
  [sale("nl-BE"), "same term", null, [35], "2 months, pro rata", "box", "box", "gross", "TVA btw", "optIn"],
  [sale("cs-CZ"), "same term", null, [], "0 months", "plain", "plain", "gross", "DPH", "optIn"],
  [sale("en-US"), "same term", null, [35, 7], "0 months", "plain", "plain", "net", "Sales tax", "optOut"],
  [sale("en-CA"), "same term", null, [], "0 months", "plain", "plain", "net", "GST HST PST QST", "optIn"],
  [sale("en-CA", "ON"), "same term", null, [], "0 months", "plain", "plain", "net", "GST HST PST QST", "optIn"],
  [sale("en-CA", "BC"), "same term", null, [35], "0 months, pro rata", "plain", "plain", "net", "GST PST", "optIn"],
  [sale("fr-CA", "QC"), "by the month", null, [62], "0 months, pro rata", "plain", "plain", "net", "GST QST", "optIn"],
];

describe.each(table)("the law of %o", (...row) => {
  const [of, renewal, firstTerm, noticeDays, exit, deadline, clause, prices, taxes, cookies] = row;
  const law = lawOf(of);

  it("about renewals", () => {
    const { autoRenew } = law;
    expect(autoRenew.mode).toBe("optIn");
    expect(renewsByMonth(of) ? "by the month" : "same term").toBe(renewal);
    expect(autoRenew.maxInitialMonths).toBe(firstTerm);
    expect(autoRenew.noticeDays).toEqual(noticeDays);
    expect(`${autoRenew.exitNoticeMonths} months${autoRenew.isProRata ? ", pro rata" : ""}`).toBe(exit);
    expect([autoRenew.deadline, autoRenew.clause]).toEqual([deadline, clause]);
    expect(autoRenew.isClauseBeforeBilling).toBe(of.localeId === "en-US");
  });

  it("about prices, cookies and evidence", () => {
    expect([law.priceDisplay, law.taxNames.join(" "), law.cookieMode]).toEqual([prices, taxes, cookies]);
    expect(law.consentRecordYears).toBe(3);
    expect(law.firstLanguage).toBe(of.billingStateCode === "QC" ? "fr" : null);
    expect(law.footerLinks).toEqual(of.localeId === "pt-PT" ? ["complaintsBook"] : []);
  });

  it("about the ways out of a contract, in every market without an account", () => {
    expect(law.orderButtonKey).toBe("checkout.orderButton");
    expect(law.withdrawal).toEqual({
      days: 14,
      isEnabled: true,
      labelKeys: { start: "footer.withdraw", confirm: "withdrawal.confirm" },
    });
    expect(law.cancelFunction).toEqual({
      isEnabled: true,
      labelKeys: { start: "footer.cancel", confirm: "cancellation.confirm" },
    });
  });
});

it.each<[string, Sale, "renews" | "freeExit" | "noRenewal"]>([
  ["France", sale("fr-FR"), "freeExit"],
  ["Italy", sale("it-IT"), "freeExit"],
  ["Spain", sale("es-ES"), "freeExit"],
  ["Belgium", sale("nl-BE"), "freeExit"],
  ["Austria", sale("de-AT"), "noRenewal"],
  ["the United States", sale("en-US"), "freeExit"],
  ["Québec", sale("fr-CA", "QC"), "freeExit"],
  ["British Columbia", sale("en-CA", "BC"), "noRenewal"],
  ...["en-GB", "de-DE", "pt-PT", "nl-NL", "cs-CZ", "en-CA"].map((id): [string, Sale, "renews"] => [
    id,
    sale(id),
    "renews",
  ]),
])("says what follows in %s when a notice is missing, and each of its windows has a notice", (_, of, withoutNotice) => {
  const { noticeDays, noticeWindows, ...law } = lawOf(of).autoRenew;
  expect(law.withoutNotice).toBe(withoutNotice);
  expect(noticeWindows.length > 0).toBe(withoutNotice !== "renews");
  for (const { from, until } of noticeWindows) {
    expect(noticeDays.filter((day) => day <= from && day >= until)).not.toEqual([]);
  }
});

it("reminds of long terms in each of their years in the United States only", () => {
  for (const localeId of shopLocales) {
    const isAmerican = localeId === "en-US" || localeId === "en-XB";
    expect(lawOf({ localeId }).autoRenew.hasYearlyReminder).toBe(isAmerican);
  }
});

it("lets the customer leave a first term early in the Netherlands and in Québec only", () => {
  const all = [...shopLocales.map((localeId) => sale(localeId)), sale("en-CA", "BC"), sale("fr-CA", "QC")];
  const early = all.flatMap((of) => {
    const { firstTermExitAfterMonths } = lawOf(of).autoRenew;
    return firstTermExitAfterMonths === null ? [] : [[of, firstTermExitAfterMonths]];
  });
  expect(early).toEqual([
    [sale("nl-NL"), 12],
    [sale("fr-CA", "QC"), 0],
  ]);
});

/** In days before the end of a term. */
it.each([
  ["France", sale("fr-FR"), 90, 30],
  ["Italy", sale("it-IT"), Infinity, 30],
  ["Spain", sale("es-ES"), Infinity, 15],
  ["Belgium", sale("nl-BE"), Infinity, 15],
  ["Austria", sale("de-AT"), Infinity, 14],
  ["California", sale("en-US", "CA"), 45, 15],
  ["New York", sale("en-US", "NY"), 45, 15],
  ["Massachusetts", sale("en-US", "MA"), 30, 5],
  ["Illinois", sale("en-US", "IL"), 60, 30],
  ["Virginia", sale("en-US", "VA"), 60, 30],
  ["Québec", sale("fr-CA", "QC"), 90, 60],
  ["British Columbia", sale("en-CA", "BC"), 60, 30],
])("a notice of %s falls into the time that the law sets", (_, of, earliest, latest) => {
  const { noticeDays } = lawOf(of).autoRenew;
  expect(noticeDays.filter((day) => day <= earliest && day >= latest)).not.toEqual([]);
});

it("has a law for every locale, for the pseudo-locale, and for a country that is no market", () => {
  for (const localeId of shopLocales) expect(lawOf({ localeId }).withdrawal.days).toBe(14);
  expect(lawOf({ localeId: "en-XB" })).toBe(lawOf({ localeId: "en-US" }));
  expect(lawOf({ localeId: "sv-SE" })).toBe(lawOf({ localeId: "en-GB" }));
});

it("reads the province of a bill in Canada only", () => {
  expect(lawOf(sale("en-US", "QC"))).toBe(lawOf(sale("en-US")));
  expect(lawOf(sale("en-CA", "QC"))).toBe(lawOf(sale("fr-CA", "QC")));
  expect(lawOf(sale("en-CA", "XX"))).toBe(lawOf(sale("en-CA")));
});
