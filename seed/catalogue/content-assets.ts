import type { CatalogueData } from "../../platform/commerce/catalogue/fill-catalogue.ts";
import { currencyOfLocale, type LocaleId } from "../../platform/commerce/markets.ts";
import { textsOfLocale } from "./locale-texts.ts";

export const locales = Object.keys(currencyOfLocale) as LocaleId[];
export const sites = ["VCS", "VCSJ"] as const;

const european =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB CH NO IS LI AD MC SM VA GI JE GG IM";
const northAmerican = "US CA MX";

/** The countries in which Connected Navigation works, by market. */
const coverageOf = (locale: LocaleId) =>
  (locale.endsWith("US") || locale.endsWith("CA") ? northAmerican : european).split(" ");

/** The images of the models, by site. */
const models: Record<(typeof sites)[number], readonly string[]> = {
  VCS: ["defender", "discovery", "discovery-sport", "range-rover", "range-rover-sport", "velar", "evoque"],
  VCSJ: ["i-pace", "f-pace", "e-pace", "xe", "xf", "f-type"],
};

type Asset = CatalogueData["contentAssets"][number];

export function contentAssets(): Asset[] {
  return sites.flatMap((siteId) => locales.flatMap((locale) => assetsOf(siteId, locale)));
}

function assetsOf(siteId: (typeof sites)[number], locale: LocaleId): Asset[] {
  const { assets } = textsOfLocale[locale];
  const page = (id: string, [name, text]: readonly [string, string], more: Record<string, unknown> = {}): Asset => ({
    siteId,
    id,
    locale,
    fields: { name, description: text, c_body: `<p>${text}</p>`, ...more },
  });
  return [
    page("FAQ_Renewals_Page", assets.renewalQuestions),
    page("Countries_List", assets.countries, countryList(assets.countries[1], locale)),
    page("Need_any_Help", assets.anyHelp),
    page("Need_Help_Content", assets.help),
    page("splash-welcome", assets.splash),
    ...models[siteId].map((model) =>
      page(`vehicle-image-${model}`, [assets.vehicleImage, assets.vehicleImage], {
        c_body: `<img src="/art/vehicles/light/${model}.svg" alt="">`,
        c_image: `/art/vehicles/light/${model}.svg`,
      }),
    ),
  ];
}

function countryList(intro: string, locale: LocaleId) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const codes = coverageOf(locale);
  const sorted = codes.map((code) => names.of(code) ?? code).sort(new Intl.Collator(locale).compare);
  return {
    c_body: `<p>${intro}</p><ul>${sorted.map((name) => `<li>${name}</li>`).join("")}</ul>`,
    c_countryCodes: codes,
  };
}
