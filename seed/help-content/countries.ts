import type { Content } from "../../contracts/help-content/read-content.ts";
import type { WrittenLocale } from "../../contracts/locales.ts";

type Region = NonNullable<Content["c_countries"]>[number];

/** The countries in which connected navigation works. */
const union = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");
const neighbours = "GB CH NO IS LI AD MC SM VA GI JE GG IM".split(" ");
const northAmerica = ["US", "CA", "MX"];
const limited = ["MX"];

/** The countries with their names, sorted by the rules of a locale. */
export function coveredCountries(locale: WrittenLocale): Region[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const collator = new Intl.Collator(locale);
  const list = (codes: readonly string[]) =>
    codes
      .map((code) => ({ code, name: names.of(code) ?? code, isLimited: limited.includes(code) }))
      .sort((a, b) => collator.compare(a.name, b.name));
  return [
    { region: "europe", countries: list([...union, ...neighbours]) },
    { region: "north-america", countries: list(northAmerica) },
  ];
}
