import { dataCardId } from "../../../contracts/help-content/data-cards.ts";
import { contentIds } from "../../../contracts/help-content/read-content.ts";
import type { WrittenLocale } from "../../../contracts/locales.ts";
import { services } from "../../catalogue/services.ts";
import { textsOfLocale } from "../../catalogue/locale-texts.ts";
import type { ServiceId } from "../../catalogue/language-texts.ts";
import type { PageText } from "../help-texts.ts";
import type { DataCardTexts } from "./data-card-texts.ts";
import { dataFacts, type DataKind, dataKindsOf } from "./data-kinds.ts";
import { czech } from "./languages/czech.ts";
import { dutch } from "./languages/dutch.ts";
import { english } from "./languages/english.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import { italian } from "./languages/italian.ts";
import { portuguese } from "./languages/portuguese.ts";
import { spanish } from "./languages/spanish.ts";

const texts: Readonly<Record<string, DataCardTexts>> = {
  cs: czech,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** Where Regulation (EU) 2023/2854 does not apply. */
const outsideOfEu = new Set(["GB", "US", "CA"]);

/** What data each service makes, as Article 3(3) of the Data Act asks, and a text that leads to these pages. */
export function dataCards(locale: WrittenLocale): { id: string; text: PageText }[] {
  const language = texts[locale.slice(0, 2)] ?? english;
  const { title, text } = language.overview;
  return [
    { id: contentIds.dataCards, text: { title, body: `<p>${text}</p>` } },
    ...services.map(({ id }) => ({ id: dataCardId(id), text: cardOf(id, locale, language) })),
  ];
}

function cardOf(service: ServiceId, locale: WrittenLocale, texts: DataCardTexts): PageText {
  const kinds = dataKindsOf(service).map((kind) => `<li>${kindText(kind, locale, texts)}</li>`);
  const sections = [
    texts.storage,
    texts.access,
    texts.use,
    texts.thirdParties,
    texts.sharing,
    texts.end,
    ...(outsideOfEu.has(locale.slice(-2)) ? [] : [texts.complaint]),
    texts.holder,
  ];
  return {
    title: texts.title(textsOfLocale[locale].services[service].name),
    body: [
      `<p>${texts.intro}</p>`,
      `<h2>${texts.dataHeading}</h2><ul>${kinds.join("")}</ul>`,
      ...sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`),
    ].join(""),
  };
}

function kindText(kind: DataKind, locale: WrittenLocale, texts: DataCardTexts): string {
  const { frequency, megabytesPerMonth, retention } = dataFacts[kind];
  const volume = new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte" }).format(megabytesPerMonth);
  return `<strong>${texts.kinds[kind]}</strong><br />${texts.frequencies[frequency](volume)} ${texts.retentions[retention]}`;
}
