import { type Logger, pino } from "pino";
import { redact, shorten } from "../../app/domain/redaction.ts";

export type { Logger } from "pino";

type Output = { write(line: string): unknown };

/** Structured log lines, one JSON document each; what must not be known is taken out last, whoever wrote the line. */
export function createLogger(level: string, output: Output = process.stdout): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: shortenAll },
    },
    { write: (line) => output.write(redact(line)) },
  );
}

/** What comes from outside may be as long as its sender likes; reading it all for what must not be known takes time. */
function shortenAll(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? shorten(value) : value]),
  );
}
