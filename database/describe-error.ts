/** What a log line says about an error. */
export type DescribedError = { error: string; stack?: string | undefined };

/**
 * An error without anything a person has typed: a failed query carries its parameters in its message and in its stack,
 * and the database repeats values in its own. Of those only the code and the name of the constraint are kept.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    return { error: typeof error === "string" ? withoutMailAddresses(error) : typeof error };
  }
  const database = databaseError(error);
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: database ?? withoutMailAddresses(String(error)), stack: stack?.join("\n") };
}

/** Another system may repeat the address of the customer it was asked about in what it says. */
const mailAddress = /[^\s"'<>=&:/,;()[\]{}]+(?:@|%40)[^\s"'<>=&:/,;()[\]{}]+/g;

const withoutMailAddresses = (text: string) => text.replaceAll(mailAddress, "[e-mail]");

const word = /^[\w.]{1,100}$/;

/** Drivers report five characters of SQLSTATE as the code; drizzle puts the query around what the driver says. */
function databaseError(error: Error): string | undefined {
  const isQuery = "query" in error && "params" in error;
  // The embedded engine puts the query on its own error, too.
  const reported = isQuery ? (error.cause ?? error) : error;
  const code = wordOf(reported, "code");
  if (!isQuery && !(code && /^[0-9A-Z]{5}$/.test(code) && "severity" in error)) return undefined;
  const constraint = wordOf(reported, "constraint");
  return `DatabaseError ${code ?? driverMessage(reported)}${constraint ? ` at ${constraint}` : ""}`;
}

/** What the driver says about a connection, with no code and nothing else in it. */
const driverMessages = [
  "Query read timeout",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error and is not queryable",
];

function driverMessage(reported: unknown): string {
  const message = reported instanceof Error ? reported.message : "";
  return driverMessages.includes(message) ? `(${message})` : "without a code";
}

/** The same error for code that may show it to a customer: without the query and its parameters. */
export function withoutQuery(error: unknown): unknown {
  if (!(error instanceof Error) || databaseError(error) === undefined) return error;
  const { error: message, stack } = describeError(error);
  return Object.assign(new Error(message), { stack: `${message}\n${stack ?? ""}` });
}

function wordOf(value: unknown, name: string): string | undefined {
  const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === "string" && word.test(found) ? found : undefined;
}
