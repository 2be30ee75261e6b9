/** What a log line says about an error. */
export type DescribedError = { error: string; stack?: string | undefined };

/**
 * An error without anything a person has typed: a failed query carries its parameters in its message and in its stack,
 * and the database repeats values in its own. Of those only the code and the name of the constraint are kept.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { error: typeof error === "string" ? error : typeof error };
  const database = databaseError(error);
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: database ?? String(error), stack: stack?.join("\n") };
}

const word = /^[\w.]{1,100}$/;

/** Drivers report five characters of SQLSTATE as the code; drizzle puts the query around what the driver says. */
function databaseError(error: Error): string | undefined {
  const isQuery = "query" in error && "params" in error;
  const reported = isQuery ? error.cause : error;
  const code = wordOf(reported, "code");
  if (!isQuery && !(code && /^[0-9A-Z]{5}$/.test(code) && "severity" in error)) return undefined;
  const constraint = wordOf(reported, "constraint");
  return `DatabaseError ${code ?? "without a code"}${constraint ? ` at ${constraint}` : ""}`;
}

function wordOf(value: unknown, name: string): string | undefined {
  const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === "string" && word.test(found) ? found : undefined;
}
