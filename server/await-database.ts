import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { ConfigurationError } from "./environment/configuration-error.ts";
import type { Logger } from "./logging/logger.ts";

/** What a server says, or the network about it, that is not there yet. Anything else is a mistake in the settings. */
const passing = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  // The server starts up, or ends, or has no connection left.
  "57P03",
  "57P01",
  "57P02",
  "53300",
]);

const firstPauseMs = 250;
const longestPauseMs = 5_000;
const triesForOneLine = 4;

type Wait = { database: Pick<Database, "run">; url: string; waitMs: number; logger: Logger };

/** A database may start later than the shop, as when a machine is switched on. */
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
    if (!isPassing(failure.error) || left <= 0) {
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

/** Of a host with several addresses the network reports several failures; one is as good as another. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors[0] as unknown) : error;
}

function codeOf(error: unknown): string | undefined {
  const found = firstOf(error);
  return found instanceof Error && "code" in found && typeof found.code === "string" ? found.code : undefined;
}

/** The driver's own timeouts have no code. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || passing.has(code);
}

function reasonOf(error: unknown): string {
  const found = firstOf(error);
  return found instanceof Error ? found.message : String(found);
}
