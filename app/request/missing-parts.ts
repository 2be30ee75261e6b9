/** What a request lacks, as an error that programs can read. */
export type MissingParts = { type: "MissingBody" | "MissingParameters"; detail: string };

export const missingBody: MissingParts = { type: "MissingBody", detail: "Body is required for this request" };

export const missingParameters = (names: readonly string[]): MissingParts => ({
  type: "MissingParameters",
  detail: `The following parameters were missing from your request: ${names.join(",")}`,
});

/** The response to a call without a body or one of these parameters; undefined when all of them are there. */
export function missingPartsResponse(body: unknown, names: readonly string[] = []): Response | undefined {
  if (typeof body !== "object" || body === null) return incomplete(missingBody);
  const parameters = body as Readonly<Record<string, unknown>>;
  const missing = names.filter((name) => [undefined, null, ""].includes(parameters[name] as undefined));
  return missing.length > 0 ? incomplete(missingParameters(missing)) : undefined;
}

const incomplete = (parts: MissingParts): Response =>
  Response.json(parts, { status: 400, headers: { "cache-control": "private, no-store" } });
