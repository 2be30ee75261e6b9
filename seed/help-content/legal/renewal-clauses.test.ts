import { describe, expect, it } from "vitest";
import { contentIds } from "../../../contracts/help-content/read-content.ts";
import type { WrittenLocale } from "../../../contracts/locales.ts";
import { lawOf, type Sale } from "../../../contracts/markets/market-law.ts";
import { helpTexts, seedHelpContent } from "../help-content.ts";

/** The words by which the terms of a language say what a renewal does; none where no market of it needs them. */
type Words = {
  sameTerm: RegExp;
  byMonth?: RegExp;
  isPaidBack?: RegExp;
  atOnce?: RegExp;
  twoMonths?: RegExp;
  /** The first term can be ended, too. */
  firstTerm?: RegExp;
};

const words: Readonly<Record<string, Words>> = {
  cs: { sameTerm: /o stejnou dobu/ },
  de: {
    sameTerm: /um dieselbe Laufzeit/,
    byMonth: /auf unbestimmte Zeit/,
    isPaidBack: /nicht genutzten Teil des Preises zurück/,
    atOnce: /jederzeit ohne Frist kündigen/,
  },
  en: {
    sameTerm: /for the same term/,
    byMonth: /from month to month/,
    isPaidBack: /receive the unused part back/,
    atOnce: /may end it at any time/,
    firstTerm: /also during its first term/,
  },
  es: { sameTerm: /por el mismo periodo/ },
  fr: {
    sameTerm: /pour la même durée/,
    byMonth: /de mois en mois/,
    isPaidBack: /récupére[rz] la part non utilisée/,
    atOnce: /mettre fin en tout temps/,
    firstTerm: /même pendant sa première durée/,
    twoMonths: /préavis de deux mois/,
  },
  it: { sameTerm: /per la stessa durata/ },
  nl: {
    sameTerm: /voor dezelfde looptijd/,
    byMonth: /per maand door/,
    isPaidBack: /ongebruikte deel van de prijs terug/,
    atOnce: /zonder opzegtermijn opzeggen/,
    twoMonths: /opzegtermijn van hoogstens twee maanden/,
    firstTerm: /looptijd van meer dan een jaar kunt u na een jaar op elk moment opzeggen/,
  },
  pt: { sameTerm: /pelo mesmo período/ },
};

const provinces = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"];
/** By which words the point of a province begins; the last one is for all that are not named. */
const namesOfProvinces: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "en-CA": { QC: "Québec", BC: "British Columbia", others: "All other provinces and territories" },
  "fr-CA": { QC: "Québec", BC: "Colombie-Britannique", others: "Autres provinces et territoires" },
};

const locales = Object.keys(helpTexts) as WrittenLocale[];
const sales: Sale[] = locales.flatMap((localeId): Sale[] =>
  localeId.endsWith("CA")
    ? provinces.map((billingStateCode) => ({ localeId, billingStateCode }))
    : [{ localeId, billingStateCode: null }],
);

const contents = seedHelpContent().contents.filter(({ id }) => id === contentIds.terms);

/** What today's terms say about the renewal of a sale; in Canada in the point about its province. */
function clauseOf({ localeId, billingStateCode }: Sale): string {
  const body = contents.findLast(({ locale }) => locale === localeId)?.body ?? "";
  const clause = /<h2>5\. .*?<\/h2>(.*?)<h2>/s.exec(body)?.[1] ?? "";
  const names = namesOfProvinces[localeId];
  if (!names) return clause;
  const points = [...clause.matchAll(/<li>(.*?)<\/li>/g)].map(([, point]) => point ?? "");
  const start = names[billingStateCode ?? ""] ?? names["others"] ?? "";
  return points.find((point) => point.startsWith(start)) ?? "";
}

describe.each(sales)("the terms about renewals in $localeId $billingStateCode", (sale) => {
  const { autoRenew } = lawOf(sale);
  const clause = clauseOf(sale);
  const says = (one: keyof Words) => words[sale.localeId.slice(0, 2)]?.[one]?.test(clause) ?? false;

  it("say how it goes on as the law of the market does", () => {
    expect([says("sameTerm"), says("byMonth")]).toEqual([
      autoRenew.renewTo === "sameTerm",
      autoRenew.renewTo === "rollingMonth",
    ]);
    expect(Number(/\b(\d+) Monate/.exec(clause)?.[1] ?? 0)).toBe(autoRenew.maxInitialMonths ?? 0);
  });

  it("let the first term be ended exactly where the law does", () => {
    expect(says("firstTerm")).toBe(autoRenew.firstTermExitAfterMonths !== null);
  });

  it("promise the unused time back, and after which notice, exactly where the law gives it", () => {
    const { isProRata, exitNoticeMonths } = autoRenew;
    expect([says("isPaidBack"), says("atOnce"), says("twoMonths")]).toEqual([
      isProRata,
      isProRata && exitNoticeMonths === 0,
      isProRata && exitNoticeMonths === 2,
    ]);
  });
});
