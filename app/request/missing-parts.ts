import { refuse } from "./refuse.ts";

/** What a request lacks, as an error that programs can read. */
export type MissingParts = { type: "MissingBody" | "MissingParameters"; detail: string };

export const missingBody: MissingParts = { type: "MissingBody", detail: "Body is required for this request" };

export const missingParameters = (names: readonly string[]): MissingParts => ({
  type: "MissingParameters",
  detail: `The following parameters were missing from your request: ${names.join(",")}`,
});

/** The form of a request; answers 400 without one. */
export async function requireForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  if (!form) refuse(400, missingBody);
  return form;
}

export function requireFields(form: FormData, names: readonly string[]): void {
  refuseForm(names.filter((name) => !form.has(name) || form.get(name) === ""));
}

/** Fields that must be present but may be empty; the form itself reports empty ones. */
export function requireNamed(form: FormData, names: readonly string[]): void {
  refuseForm(names.filter((name) => !form.has(name)));
}

function refuseForm(missing: readonly string[]): void {
  if (missing.length > 0) refuse(400, missingParameters(missing));
}

/** The response to a call without a body or one of these parameters; undefined when all of them are there. */
export function refuseMissing(body: unknown, names: readonly string[] = []): Response | undefined {
  if (typeof body !== "object" || body === null) return incomplete(missingBody);
  const parameters = body as Readonly<Record<string, unknown>>;
  const missing = names.filter((name) => [undefined, null, ""].includes(parameters[name] as undefined));
  return missing.length > 0 ? incomplete(missingParameters(missing)) : undefined;
}

const incomplete = (parts: MissingParts): Response =>
  Response.json(parts, { status: 400, headers: { "cache-control": "private, no-store" } });
