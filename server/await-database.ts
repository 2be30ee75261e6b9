import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { ConfigurationError } from "./environment/configuration-error.ts";
import type { Logger } from "./logging/logger.ts";

/** Errors of a server that is not up yet. Any other error is a mistake in the settings. */
const transientCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  // The server is starting, is stopping, or has no free connection.
  "57P03",
  "57P01",
  "57P02",
  "53300",
]);

const firstPauseMs = 250;
const longestPauseMs = 5_000;
const triesForOneLine = 4;

type Wait = { database: Pick<Database, "run">; url: string; waitMs: number; logger: Logger };

/** Waits for a database that starts later than the shop, as after a reboot. */
export async function awaitDatabase({ database, url, waitMs, logger }: Wait): Promise<void> {
  const { host } = new URL(url);
  const giveUpAt = performance.now() + waitMs;
  let pauseMs = firstPauseMs;
  for (let attempt = 0; ; attempt += 1) {
    const failure = await database.run("select 1").then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (!failure) return;
    const reason = reasonOf(failure.error);
    const left = giveUpAt - performance.now();
    if (!isTransient(failure.error) || left <= 0) {
      throw new ConfigurationError(`The database of DATABASE_URL at ${host} cannot be reached: ${reason}`, {
        cause: failure.error,
      });
    }
    if (attempt % triesForOneLine === 0) {
      logger.warn({ host, reason, secondsLeft: Math.round(left / 1000) }, "waiting for the database");
    }
    await wait(Math.min(pauseMs, left));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** A host with several addresses gives several errors; the first one is enough. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors[0] as unknown) : error;
}

function codeOf(error: unknown): string | undefined {
  const found = firstOf(error);
  return found instanceof Error && "code" in found && typeof found.code === "string" ? found.code : undefined;
}

/** The driver's own timeouts have no code. */
function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || transientCodes.has(code);
}

function reasonOf(error: unknown): string {
  const found = firstOf(error);
  return found instanceof Error ? found.message : String(found);
}
