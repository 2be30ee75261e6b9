import { type Logger, pino } from "pino";
import { redact, shorten } from "../../app/domain/redaction.ts";

export type { Logger } from "pino";

type Output = { write(line: string): unknown };

/** Structured log lines, one JSON document each. Every line is redacted as the last step. */
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

/** Shortens long values from outside, because redacting them takes time. */
function shortenAll(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? shorten(value) : value]),
  );
}
