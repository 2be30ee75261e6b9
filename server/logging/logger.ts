import { type Logger, pino } from "pino";
import { redact } from "./redaction.ts";

export type { Logger } from "pino";

type Output = { write(line: string): unknown };

/** Structured log lines, one JSON document each; what must not be known is taken out last, whoever wrote the line. */
export function createLogger(level: string, output: Output = process.stdout): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => output.write(redact(line)) },
  );
}
