import { data } from "react-router";

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
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (!form) throw data(missingBody, { status: 400 });
  return form;
}

export function requireFields(form: FormData, names: readonly string[]): void {
  const missing = names.filter((name) => !form.has(name) || form.get(name) === "");
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (missing.length > 0) throw data(missingParameters(missing), { status: 400 });
}
