import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { parseMessage } from "./compile.ts";
import { SAME_AS_SOURCE } from "./same-as-source.ts";

export type Candidate = { id: string; locale: string; text: string; source: string };

/** A rule names what is wrong with a translation, or nothing. */
type Rule = (candidate: Candidate, parts: Parts) => string | undefined;

type Parts = { elements: MessageFormatElement[]; sourceElements: MessageFormatElement[] };

export function checkText(candidate: Candidate): string[] {
  const elements = tryParse(candidate.text);
  if (typeof elements === "string") return [elements];
  const parts = { elements, sourceElements: parseMessage(candidate.source) };
  return RULES.flatMap((rule) => rule(candidate, parts) ?? []);
}

const sameArguments: Rule = (_, { elements, sourceElements }) => {
  const [here, there] = [argumentsOf(elements), argumentsOf(sourceElements)];
  return here === there ? undefined : `arguments differ: ${here} instead of ${there}`;
};

const pluralCategories: Rule = ({ locale }, { elements }) => {
  for (const element of walk(elements)) {
    if (!isPluralElement(element)) continue;
    const required = new Intl.PluralRules(locale, { type: element.pluralType }).resolvedOptions().pluralCategories;
    const missing = required.filter((category) => !(category in element.options));
    if (missing.length > 0) return `plural forms missing: ${missing.sort().join(", ")}`;
  }
  return undefined;
};

const translated: Rule = ({ id, locale, text, source }, { elements }) => {
  if (text !== source || locale.startsWith("en-")) return undefined;
  const hasWords = literals(elements).some((literal) => /\p{L}/u.test(literal));
  const allowed = SAME_AS_SOURCE[id];
  const isAllowed = allowed !== undefined && (allowed.locales === "all" || allowed.locales.includes(locale));
  return hasWords && !isAllowed ? "same as the source text" : undefined;
};

/** In Europe a narrow no-break space stands before the four signs; in Canada a no-break space before the colon only. */
const EUROPEAN_FRENCH = /(?:^|[^\u202F])(?:[?!;]|:(?!\/\/))/u;
const CANADIAN_FRENCH = /\s[?!;]|(?:^|[^\u00A0]):(?!\/\/)/u;

const frenchSpacing: Rule = ({ locale }, { elements }) => {
  if (!locale.startsWith("fr-")) return undefined;
  const fault = locale === "fr-CA" ? CANADIAN_FRENCH : EUROPEAN_FRENCH;
  const found = literals(elements).find((literal) => fault.test(literal));
  return found === undefined ? undefined : `wrong space before a sign in “${found}”`;
};

const spacing: Rule = ({ text }) => (/ {2}|^\s|\s$|\t|\n/.test(text) ? "double, leading or trailing space" : undefined);

const RULES: readonly Rule[] = [sameArguments, pluralCategories, translated, frenchSpacing, spacing];

function tryParse(text: string): MessageFormatElement[] | string {
  try {
    return parseMessage(text);
  } catch (error) {
    return `not valid ICU: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function argumentsOf(elements: readonly MessageFormatElement[]): string {
  const names = [...walk(elements)].flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const options = isSelectElement(element) ? ` ${Object.keys(element.options).sort().join("|")}` : "";
    return [`${element.value} (${TYPE[element.type]}${options})`];
  });
  return [...new Set(names)].sort().join(", ") || "none";
}

function literals(elements: readonly MessageFormatElement[]): string[] {
  return [...walk(elements)].flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
}

function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (isPluralElement(element) || isSelectElement(element)) {
      for (const option of Object.values(element.options)) yield* walk(option.value);
    }
    if (isTagElement(element)) yield* walk(element.children);
  }
}
