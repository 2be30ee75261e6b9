import * as fc from "fast-check";

/** The faults that are put into a valid request. */
export const inputFaults = [
  "nothing",
  "no body",
  "a wrong type",
  "an unknown field",
  "a strange number",
  "text that cannot be kept",
  "a megabyte",
  "no JSON",
  "a bad token",
] as const;
export type InputFault = (typeof inputFaults)[number];

const texts = [
  "\0",
  "\ud800",
  "",
  " ",
  "'; drop table jobs; --",
  "__proto__",
  "../../etc/passwd",
  "%00",
  "x".repeat(5000),
];
const numbers = [-1, 0, 1e9, 1e15, 1e308, 2 ** 53, -(2 ** 31), 1.5];
const types: unknown[] = [null, [], {}, true, 1, "text", [null], { a: { b: [] } }];

/** The value of a fault, chosen by a number. */
export const strangeValue = (fault: InputFault, choice: number): unknown => {
  const values = { "a strange number": numbers, "text that cannot be kept": texts }[fault as string] ?? types;
  return values[choice % values.length];
};

/** The same document with another value in one of its fields. */
export function replaceSomewhere(document: unknown, choice: number, value: unknown): unknown {
  const copy = structuredClone(document);
  const places: { holder: Record<string, unknown>; name: string }[] = [];
  const visit = (part: unknown) => {
    if (typeof part !== "object" || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      places.push({ holder: part as Record<string, unknown>, name });
      visit(inner);
    }
  };
  visit(copy);
  const place = places[choice % Math.max(places.length, 1)];
  if (!place) return value;
  place.holder[place.name] = value;
  return copy;
}

/** A document with one unknown field, at the top or in the first entry of a list. */
export function addField(document: unknown): unknown {
  if (Array.isArray(document)) return document.length === 0 ? [{ unknownField: 1 }] : document.map(addField);
  return typeof document === "object" && document !== null ? { ...document, unknownField: 1 } : { unknownField: 1 };
}

export const hostileQuery = fc.array(
  fc.tuple(fc.constantFrom("siteId", "locale", "limit", "offset", "accountId", "x"), fc.constantFrom(...texts)),
  { maxLength: 2 },
);
