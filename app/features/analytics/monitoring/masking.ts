import { redact } from "../../../domain/redaction.ts";

/** Masks what the log rules keep, because only the shop reads its logs; none of it may reach a collector. */
const rules: readonly [pattern: RegExp, replacement: string][] = [
  [/\b[A-Z]{3,5}-[2-9A-Z]{5}-[2-9A-Z]{5}\b/g, "[order]"],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, "[id]"],
  [/\b\d(?:[ -]?\d){12,18}\b/g, "[number]"],
  // Only the path of a URL stays: a query may hold what a visitor has typed.
  [/(\/[^\s?#"'()]*)[?#][^\s"')]*/g, "$1"],
];

/** The same text without anything that names a person, a vehicle, an order, a card or a key. */
export function maskText(text: string): string {
  return rules.reduce((masked, [pattern, replacement]) => masked.replaceAll(pattern, replacement), redact(text));
}

/** A recording contains the page's URL, so only a URL without anything to mask may be recorded. */
export function isRecordedUrl({ pathname, search, hash }: { pathname: string; search: string; hash: string }) {
  return search === "" && hash === "" && maskText(pathname) === pathname;
}

/** The texts of an event that the library lets us change. */
type MaskedEvent = {
  type: string;
  view?: { url?: string; referrer?: string; name?: string; performance?: { lcp?: { resource_url?: string } } };
  resource?: { url?: string };
  error?: { message?: string; stack?: string; handling_stack?: string; resource?: { url?: string } };
  action?: { target?: { name?: string } };
  long_task?: { scripts?: { source_url?: string; invoker?: string }[] };
};

const fields: readonly [part: (event: MaskedEvent) => object | undefined, ...names: string[]][] = [
  [({ view }) => view, "url", "referrer", "name"],
  [({ view }) => view?.performance?.lcp, "resource_url"],
  [({ resource }) => resource, "url"],
  [({ error }) => error, "message", "stack", "handling_stack"],
  [({ error }) => error?.resource, "url"],
  [({ action }) => action?.target, "name"],
];

/** Masks an event in place. False when it must not be sent: something to mask is in a field that cannot be changed. */
export function maskEvent(event: object): boolean {
  const masked = event as MaskedEvent;
  for (const [part, ...names] of fields) maskFields(part(masked), names);
  for (const script of masked.long_task?.scripts ?? []) maskFields(script, ["source_url", "invoker"]);
  return masked.type === "view" || textsOf(masked).every((text) => maskText(text) === text);
}

function maskFields(part: object | undefined, names: readonly string[]): void {
  if (!part) return;
  const texts = part as Record<string, unknown>;
  for (const name of names) {
    const text = texts[name];
    if (typeof text === "string") texts[name] = maskText(text);
  }
}

/** The library's own ids of session, view and event are random and identify no person. */
const ownNames = new Set(["id", "_dd", "ddtags"]);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (ownNames.has(name) ? [] : textsOf(inner)));
}
