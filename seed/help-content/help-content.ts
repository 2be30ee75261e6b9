import { contentIds, vehicleContentId } from "../../contracts/help-content/read-content.ts";
import { vehicleModels } from "../../contracts/vehicles/vehicle-models.ts";
import type { HelpContentData } from "../../platform/help-content/fill-help-content.ts";
import type { WrittenLocale } from "../../contracts/locales.ts";
import { contactChannels, contactTexts } from "./contact/contact-channels.ts";
import { coveredCountries } from "./countries.ts";
import { dataCards } from "./data-cards/data-cards.ts";
import type { HelpTexts, PageText, SplashText } from "./help-texts.ts";
import { legalTexts } from "./legal/all-legal-texts.ts";
import { earlierTerms } from "./legal/earlier-terms.ts";
import { renewalsChange } from "./legal/former-renewals.ts";
import { withFormerSpelling } from "./legal/former-spelling.ts";
import { firstLegalVersion, termsVersions } from "./legal/versions.ts";
import { csCZ } from "./locales/cs-cz.ts";
import { deAT } from "./locales/de-at.ts";
import { deDE } from "./locales/de-de.ts";
import { enCA } from "./locales/en-ca.ts";
import { enGB } from "./locales/en-gb.ts";
import { enUS } from "./locales/en-us.ts";
import { esES } from "./locales/es-es.ts";
import { frBE } from "./locales/fr-be.ts";
import { frCA } from "./locales/fr-ca.ts";
import { frFR } from "./locales/fr-fr.ts";
import { itIT } from "./locales/it-it.ts";
import { nlBE } from "./locales/nl-be.ts";
import { nlNL } from "./locales/nl-nl.ts";
import { ptPT } from "./locales/pt-pt.ts";
import { questionFlags } from "./questions.ts";
import { applyTypography } from "./typography.ts";

export const helpTexts: Readonly<Record<WrittenLocale, HelpTexts>> = {
  "cs-CZ": csCZ,
  "de-AT": deAT,
  "de-DE": deDE,
  "en-CA": enCA,
  "en-GB": enGB,
  "en-US": enUS,
  "es-ES": esES,
  "fr-BE": frBE,
  "fr-CA": frCA,
  "fr-FR": frFR,
  "it-IT": itIT,
  "nl-BE": nlBE,
  "nl-NL": nlNL,
  "pt-PT": ptPT,
};

/** The image of each model. */
const imageOfModel: Readonly<Record<string, string>> = {
  RangeRover: "range-rover",
  RangeRoverSport: "range-rover-sport",
  RangeRoverVelar: "velar",
  RangeRoverEvoque: "evoque",
  Defender: "defender",
  Discovery: "discovery",
  DiscoverySport: "discovery-sport",
  IPace: "i-pace",
  FPace: "f-pace",
  EPace: "e-pace",
  XE: "xe",
  XF: "xf",
  FType: "f-type",
};

const splashPages = [
  { name: "stay-connected", siteId: "VCS", contentId: "Splash_VCS" },
  { name: "drive-informed", siteId: "VCSJ", contentId: "Splash_VCSJ" },
];

/** All questions and pages of the help in all languages. */
export function seedHelpContent(): HelpContentData {
  const locales = Object.keys(helpTexts) as WrittenLocale[];
  return {
    questions: locales.flatMap((locale) => questionsIn(locale, helpTexts[locale])),
    contents: locales.flatMap((locale) => contentsIn(locale, helpTexts[locale])),
    splashPages,
  };
}

function questionsIn(locale: WrittenLocale, texts: HelpTexts): HelpContentData["questions"] {
  return questionFlags.map((flags, position) => {
    const [name, body] = texts.questions[flags.id];
    return {
      id: flags.id,
      locale,
      name: applyTypography(name, locale),
      body: applyTypography(body, locale),
      category: flags.category,
      position,
      isFaqEnabled: true,
      showContent: true,
      showGuestOrder: flags.showGuestOrder ?? null,
      autoRenewal: flags.isAboutAutoRenewal ?? false,
      topRenewalsOrder: flags.topRenewals ?? null,
      topHelpOrder: flags.topHelp ?? null,
    };
  });
}

type ContentRow = HelpContentData["contents"][number];
type Versions = Parameters<typeof withFormerSpelling>[1];

function contentsIn(locale: WrittenLocale, texts: HelpTexts): ContentRow[] {
  const format = (text: string) => applyTypography(text, locale);
  const page = (id: string, { title, body }: PageText, details: ContentRow["details"] = {}): ContentRow => ({
    id,
    locale,
    name: format(title),
    body: format(body),
    details,
  });
  const splash = (id: string, text: SplashText) => page(id, text, { c_action: format(text.action) });
  const { before, later } = renewalsChange(locale, texts.terms);
  const earlier = earlierTerms(locale, before);
  const versioned = (id: string, versions: Versions, newer: Versions = []) =>
    [...withFormerSpelling(locale, versions), ...newer].map(({ version, text, changes }) => ({
      ...page(id, text, changes ? { changes: format(changes) } : {}),
      version,
    }));
  const spelled = [
    { version: termsVersions.earlier, text: earlier.text },
    { version: termsVersions.current, text: before, changes: earlier.changes },
  ];
  return [
    ...versioned(contentIds.terms, spelled, later),
    ...(["privacy", "imprint", "accessibility"] as const).flatMap((name) =>
      versioned(contentIds[name], [{ version: firstLegalVersion, text: legalTexts[locale][name] }]),
    ),
    page(contentIds.renewals, texts.renewals),
    page(contentIds.countries, texts.countries, { c_countries: coveredCountries(locale) }),
    page(contentIds.needAnyHelp, texts.needAnyHelp),
    page(contentIds.needHelp, texts.needHelp),
    page(contentIds.contact, contactTexts[locale], { c_contact: contactChannels(locale) }),
    ...dataCards(locale).map(({ id, text }) => page(id, text)),
    splash("Splash_VCS", texts.splash.landRover),
    splash("Splash_VCSJ", texts.splash.jaguar),
    ...vehicleModels.map(({ key, name }) =>
      page(
        vehicleContentId(key),
        { title: name, body: `<p>${texts.vehicle(name)}</p>` },
        { c_image: imageOfModel[key] ?? "defender" },
      ),
    ),
  ];
}
