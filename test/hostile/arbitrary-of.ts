import * as fc from "fast-check";
import { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that mean something to the service, so that a request gets past the first check now and then. */
export type KnownValues = readonly string[];

/** Values that fit a schema, or nearly. */
export function arbitraryOf(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  return draw(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }), known);
}

type Draw = (schema: Schema, known: KnownValues) => fc.Arbitrary<unknown>;

const anything: Draw = () => fc.jsonValue({ maxDepth: 2 });

const drawNumber: Draw = ({ minimum = -1000, maximum = 1_000_000 }) =>
  fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 1_000_000) });

const byType: Record<string, Draw> = {
  object: drawObject,
  array: ({ items, minItems = 0 }, known) =>
    fc.array(draw(items as Schema, known), { minLength: minItems, maxLength: Math.max(minItems, 2) }),
  string: drawText,
  integer: drawNumber,
  number: drawNumber,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function draw(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => draw(choice, known)));
  return (byType[String(schema.type)] ?? anything)(schema, known);
}

function drawObject(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(properties.map(([name, part]) => [name, draw(part as Schema, known)]));
  return fc.record(model, { requiredKeys: schema.required ?? [] });
}

/** Sample values for formats whose patterns are too long to generate from. */
const formats: Record<string, fc.Arbitrary<string>> = {
  date: fc.constantFrom("2026-11-15", "2027-02-28", "1970-01-01", "9999-12-31"),
  "date-time": fc.constantFrom("2026-11-15T12:00:00Z", "1970-01-01T00:00:00.000Z"),
  email: fc.constantFrom("ada@example.com", "a+b@example.co.uk"),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
};

function drawText(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const format = formats[schema.format ?? ""];
  if (format) return format;
  const free = fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 20, 20) });
  const fitting = schema.pattern ? matching(schema.pattern) : free;
  return fc.oneof(fitting, fc.constantFrom(...known));
}

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // No text can be generated from a pattern with look-ahead or look-behind.
    return fc.string({ maxLength: 20 });
  }
}
