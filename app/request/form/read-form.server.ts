import type { z } from "zod";
import { missingBody, missingParameters } from "../missing-parts.ts";
import { refuse } from "../refuse.ts";

type FormFields = Readonly<Record<string, string | string[]>>;

/**
 * Reads the form of a request by its schema. A request without a form, or with fields that do not fit, is refused; the
 * answer names those fields. Mistakes that a customer can correct are reported by the checkout step, not by the schema.
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  repeated: readonly string[] = [],
): Promise<z.output<Schema>> {
  const fields = await readFormFields(request, repeated);
  if (!fields) refuse(400, missingBody);
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  refuse(400, missingParameters([...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]));
}

/** The fields of a request's form; undefined without a form. A name has its first value, a repeated one all of them. */
export async function readFormFields(
  request: Request,
  repeated: readonly string[] = [],
): Promise<FormFields | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (!form) return undefined;
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = "", ...others] = form.getAll(name).map(textOf);
      return [name, repeated.includes(name) ? [first, ...others] : first];
    }),
  );
}

/** A file counts as its name, which is what a form without an encoding for files would send. */
const textOf = (value: FormDataEntryValue): string => (typeof value === "string" ? value : value.name);
