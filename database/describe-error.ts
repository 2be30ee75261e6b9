/** An error as a log line shows it. */
export type DescribedError = { error: string; stack?: string | undefined };

/**
 * Describes an error without anything that a person has typed: a failed query has its parameters in its message and
 * stack, and the database repeats values in its messages. Of such errors only the code and the constraint are kept.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    return { error: typeof error === "string" ? withoutMailAddresses(error) : typeof error };
  }
  const database = databaseError(error);
  const stack = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: database ?? withoutMailAddresses(String(error)), stack: stack?.join("\n") };
}

/** Another system may repeat the customer's e-mail address in its error message. */
const mailAddress = /[^\s"'<>=&:/,;()[\]{}]+(?:@|%40)[^\s"'<>=&:/,;()[\]{}]+/g;

const withoutMailAddresses = (text: string) => text.replaceAll(mailAddress, "[e-mail]");

const identifierPattern = /^[\w.]{1,100}$/;

/** Drivers report the five characters of SQLSTATE as the code; drizzle wraps the driver's error in one with the query. */
function databaseError(error: Error): string | undefined {
  const isQuery = "query" in error && "params" in error;
  // The embedded engine puts the query on its own error, too.
  const reported = isQuery ? (error.cause ?? error) : error;
  const code = readIdentifier(reported, "code");
  if (!isQuery && !(code && /^[0-9A-Z]{5}$/.test(code) && "severity" in error)) return undefined;
  const constraint = readIdentifier(reported, "constraint");
  return `DatabaseError ${code ?? driverMessage(reported)}${constraint ? ` at ${constraint}` : ""}`;
}

/** The driver's messages about a lost connection: they have no code and hold no values. */
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

/** The error without its query and parameters, for code that may show it to a customer. */
export function withoutQuery(error: unknown): unknown {
  if (!(error instanceof Error) || databaseError(error) === undefined) return error;
  const { error: message, stack } = describeError(error);
  return Object.assign(new Error(message), { stack: `${message}\n${stack ?? ""}` });
}

function readIdentifier(value: unknown, name: string): string | undefined {
  const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === "string" && identifierPattern.test(found) ? found : undefined;
}
