import { refuse } from "./refuse.ts";

/** What a request lacks, in words that a program can tell apart. */
export type MissingParts = { type: "MissingBody" | "MissingParameters"; detail: string };

export const missingBody: MissingParts = { type: "MissingBody", detail: "Body is required for this request" };

export const missingParameters = (names: readonly string[]): MissingParts => ({
  type: "MissingParameters",
  detail: `The following parameters were missing from your request: ${names.join(",")}`,
});

/** The form of a request. Without one it is the request that is wrong, not the shop. */
export async function requireForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  if (!form) refuse(400, missingBody);
  return form;
}

export function requireFields(form: FormData, names: readonly string[]): void {
  refuseForm(names.filter((name) => !form.has(name) || form.get(name) === ""));
}

/** Fields that the request must name; what is wrong with an empty one is for the form to say. */
export function requireNamed(form: FormData, names: readonly string[]): void {
  refuseForm(names.filter((name) => !form.has(name)));
}

function refuseForm(missing: readonly string[]): void {
  if (missing.length > 0) refuse(400, missingParameters(missing));
}

/** How a call is answered that lacks its body or one of the parameters named; undefined when all of them are there. */
export function refuseMissing(given: unknown, names: readonly string[] = []): Response | undefined {
  if (typeof given !== "object" || given === null) return incomplete(missingBody);
  const parameters = given as Readonly<Record<string, unknown>>;
  const missing = names.filter((name) => [undefined, null, ""].includes(parameters[name] as undefined));
  return missing.length > 0 ? incomplete(missingParameters(missing)) : undefined;
}

const incomplete = (parts: MissingParts): Response =>
  Response.json(parts, { status: 400, headers: { "cache-control": "private, no-store" } });
