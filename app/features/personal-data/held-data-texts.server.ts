import type { CollectedData } from "../../../contracts/privacy/privacy-requests.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatExactPercent, formatMoney } from "../../i18n/format-number.ts";
import type { LocaleId } from "../../site/locales.ts";
import { czech } from "./fields/czech.ts";
import { dutch } from "./fields/dutch.ts";
import { americanEnglish, canadianEnglish, english, type FieldLabel } from "./fields/english.ts";
import { isMoney, labelOfField } from "./fields/field-table.ts";
import { canadianFrench, french } from "./fields/french.ts";
import { german } from "./fields/german.ts";
import { italian } from "./fields/italian.ts";
import { portuguese } from "./fields/portuguese.ts";
import { spanish } from "./fields/spanish.ts";
import type { DataSection, HeldData } from "./held-data.ts";

type Labels = Readonly<Record<FieldLabel, string>>;

const LANGUAGES: Readonly<Record<string, Labels>> = {
  cs: czech,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** Where a country has other words than its language. */
const COUNTRIES: Readonly<Record<string, Labels>> = {
  "en-CA": canadianEnglish,
  "en-US": americanEnglish,
  "fr-CA": canadianFrench,
};

/** The texts of the page, which only the server writes: the scripts of the page stay as they are. */
export const fieldLabelsOf = (localeId: LocaleId): Labels =>
  COUNTRIES[localeId] ?? LANGUAGES[localeId.slice(0, 2)] ?? english;

type Reader = { localeId: LocaleId; timeZone: string };
type WireSection = NonNullable<CollectedData["systems"][number]["sections"]>[number];
type WireRecord = WireSection["records"][number];

/** Everything that the systems hold, in the reader's language. Empty sections and values are left out. */
export function writeHeldData({ systems }: CollectedData, reader: Reader): HeldData[] {
  const currencies = currenciesOf(systems.flatMap(({ sections }) => sections ?? []));
  const write = (section: WireSection) => writeSection(section, { ...reader, currencies });
  return systems.map(({ system, sections }) =>
    sections === null
      ? { part: system }
      : { part: system, sections: sections.filter(({ records }) => records.length > 0).map(write) },
  );
}

type Currencies = ReadonlyMap<unknown, string>;
type Writer = Reader & { currencies: Currencies };

/** Of orders and payments, by their ids: the records that belong to them name no currency of their own. */
function currenciesOf(sections: readonly WireSection[]): Currencies {
  const records = sections.flatMap((section) => section.records);
  return new Map(records.flatMap(({ id, currency }) => (typeof currency === "string" && id ? [[id, currency]] : [])));
}

function writeSection({ name, records }: WireSection, writer: Writer): DataSection {
  const labels = fieldLabelsOf(writer.localeId);
  const title = Object.hasOwn(labels, name) ? labels[name as FieldLabel] : name;
  return { name: title, records: records.map((record) => writeRecord(record, writer)) };
}

/** A label stands once in a record: systems that have a value twice have it in the same words. */
function writeRecord(record: WireRecord, writer: Writer): DataSection["records"][number] {
  const labels = fieldLabelsOf(writer.localeId);
  const rows = Object.entries(record).flatMap(([column, value]) => {
    const label = labelOfField(column);
    if (label === undefined || label === "fileOnly") return [];
    const text = writeValue({ column, label, value, currency: currencyOf(record, writer) }, writer);
    return text === "" ? [] : [{ name: labels[label], value: text }];
  });
  return rows.filter(
    (row, index) => rows.findIndex((other) => other.name === row.name && other.value === row.value) === index,
  );
}

function currencyOf(record: WireRecord, { currencies }: Writer): string | undefined {
  if (typeof record["currency"] === "string") return record["currency"];
  return currencies.get(record["order_id"]) ?? currencies.get(record["payment_id"]);
}

type Value = { column: string; label: FieldLabel; value: unknown; currency: string | undefined };

const MAKES: Readonly<Record<string, string>> = { VCS: "Land Rover", VCSJ: "Jaguar" };

function writeValue({ column, label, value, currency }: Value, { localeId, timeZone }: Writer): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return fieldLabelsOf(localeId)[value ? "yes" : "no"];
  if (typeof value === "number") return writeNumber(value, { label, currency, localeId });
  if (typeof value !== "string") return JSON.stringify(value);
  if (column === "site_id") return MAKES[value] ?? value;
  if (column.endsWith("street")) return value.replaceAll("|", ", ");
  return writeMoment(value, { localeId, timeZone });
}

type NumberFormat = Pick<Value, "label" | "currency"> & Pick<Reader, "localeId">;

function writeNumber(value: number, { label, currency, localeId }: NumberFormat): string {
  if (label === "taxRate") return formatExactPercent(value, localeId);
  return isMoney(label) && currency ? formatMoney({ amount: value, currency }, localeId) : String(value);
}

/** A text that is no date stays as it is. */
function writeMoment(value: string, { localeId: locale, timeZone }: Reader): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, { locale, style: "long" });
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return value;
  const date = formatDate(value, { locale, style: "long", timeZone });
  return `${date}, ${formatDate(value, { locale, style: "time", timeZone })}`;
}
