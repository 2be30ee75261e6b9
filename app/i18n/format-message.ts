import { inlineTexts } from "virtual:messages";
import { remembered } from "../domain/remembered/remembered.ts";
import { elideItalian } from "../../contracts/italian-elision.ts";
import { type CompactElement, KIND, type Plural, type TagElement } from "./compact-message.ts";
import type { Texts } from "./intl-provider.tsx";
import type { MessageId } from "./message-id.ts";
import { unbrokenName } from "./unbroken-name.ts";

type Values = Readonly<Record<string, unknown>>;
type Formatting = { locale: string; values: Values; count?: number };

/**
 * Formats a message in the page's language. A missing message falls back to its inline text, then to its id; any other
 * problem, such as a missing value, is a defect and is thrown.
 */
export function formatMessage<Result = string>(
  { locale, messages }: Texts,
  id: MessageId,
  { values = {}, fallback }: { values?: Values; fallback?: string } = {},
): string | Result | (string | Result)[] {
  const message = messages[id];
  if (message === undefined) return fallback ?? inlineTexts[id] ?? id;
  return typeof message === "string" ? message : formatElements<Result>(message, { locale, values });
}

/** A string where all parts are strings; else the parts in their order, with neighbouring strings joined. */
export function formatElements<Result = string>(
  elements: readonly CompactElement[],
  formatting: Formatting,
): string | Result | (string | Result)[] {
  const joined: unknown[] = [];
  let last: unknown;
  for (const part of partsOf(elements, formatting)) {
    const isJoined = typeof part === "string" && typeof last === "string";
    last = isJoined ? last + part : part;
    joined[isJoined ? joined.length - 1 : joined.length] = last;
  }
  const isItalian = formatting.locale === "it-IT";
  const written = isItalian ? joined.map((part) => (typeof part === "string" ? elideItalian(part) : part)) : joined;
  return (written.length > 1 ? written : (written[0] ?? "")) as string | Result | (string | Result)[];
}

function partsOf(elements: readonly CompactElement[], formatting: Formatting): unknown[] {
  const parts: unknown[] = [];
  for (const element of elements) {
    if (typeof element === "string") parts.push(element);
    else if (element.type === KIND.argument) parts.push(argument(valueOf(element.value, formatting)));
    else if (element.type === KIND.plural) parts.push(...plural(element, formatting));
    else if (element.type === KIND.count) parts.push(numberFormat(formatting.locale).format(formatting.count ?? 0));
    else parts.push(tag(element, formatting));
  }
  return parts;
}

function argument(value: unknown): unknown {
  if (typeof value === "string") return unbrokenName(value);
  if (typeof value === "number") return String(value);
  return value === undefined || value === null || typeof value === "boolean" ? "" : value;
}

function plural({ value, offset, pluralType, options }: Plural, formatting: Formatting): unknown[] {
  const number = Number(valueOf(value, formatting));
  const count = number - offset;
  const chosen =
    options[`=${number}`] ??
    options[pluralCategory({ locale: formatting.locale, type: pluralType, count })] ??
    options.other ??
    [];
  return partsOf(chosen, { ...formatting, count });
}

function tag({ value, children }: TagElement, formatting: Formatting): unknown {
  const wrap = valueOf(value, formatting);
  if (typeof wrap !== "function") throw new TypeError(`The text needs a function for <${value}>`);
  return (wrap as (chunks: unknown[]) => unknown)(partsOf(children, formatting));
}

function valueOf(name: string, { values }: Formatting): unknown {
  if (!(name in values)) throw new Error(`The text needs a value for ${name}`);
  return values[name];
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string): Intl.NumberFormat {
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, format);
  return format;
}

const rules = new Map<string, Intl.PluralRules>();

type Counted = { locale: string; type: Intl.PluralRuleType; count: number };

function selectCategory({ locale, type, count }: Counted): Intl.LDMLPluralRule {
  const key = `${locale} ${type}`;
  const format = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, format);
  return format.select(count);
}

const pluralCategory = import.meta.env.SSR
  ? remembered(selectCategory, { keyOf: ({ locale, type, count }) => `${locale} ${type} ${count}` })
  : selectCategory;
