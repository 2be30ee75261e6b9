import { Hono } from "hono";
import { runWithTimeout } from "../../contracts/run-with-timeout.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";

/** Checks without which this process cannot serve; each one throws on failure. */
export type ReadinessChecks = Record<string, () => Promise<void>>;

/** Values for operators that do not affect readiness, because all processes share their causes. */
export type ReadinessNotes = Record<string, () => Promise<string | number>>;

type Readiness = {
  checks: ReadinessChecks;
  notes?: ReadinessNotes | undefined;
  /** Whether this process has been asked to end. */
  isStopping: () => boolean;
  logger: Logger;
};

/** A load balancer asks every few seconds, with a short timeout. */
const checkMs = 2_000;
const cacheMs = 3_000;

/** `live`: the process answers. `ready`: it can serve, because all its checks pass. */
export function createHealth({ checks, notes = {}, isStopping, logger }: Readiness): Hono {
  const states = Object.entries(checks).map(([name, check]) => [name, cacheCheck(name, check, logger)] as const);
  const cachedNotes = Object.entries(notes).map(([name, read]) => [name, cacheNote(read)] as const);
  return new Hono()
    .get("/live", (context) => context.json({ status: "live" }))
    .get("/ready", async (context) => {
      context.header("cache-control", "no-store");
      if (isStopping()) return context.json({ status: "stopping" }, 503);
      const results = await Promise.all(states.map(async ([name, state]) => [name, await state()] as const));
      const isReady = results.every(([, state]) => state === "up");
      const noted = cachedNotes.map(([name, note]) => [name, note()] as const);
      return context.json(
        { status: isReady ? "ready" : "not ready", ...Object.fromEntries(results), ...Object.fromEntries(noted) },
        isReady ? 200 : 503,
      );
    })
    .onError((error, context) => {
      logger.error(describeError(error), "health check failed");
      return context.json({ status: "not ready" }, 503);
    });
}

type State = "up" | "down";

/** Caches the result of a check. While a check hangs, it is not started again. */
function cacheCheck(name: string, check: () => Promise<void>, logger: Logger): () => Promise<State> {
  let last: { state: Promise<State>; until: number } | undefined;
  let running: Promise<void> | undefined;
  const find = async (): Promise<State> => {
    const current = (running ??= check().finally(() => (running = undefined)));
    try {
      await runWithTimeout(checkMs, () => current);
      return "up";
    } catch (error) {
      logger.error({ check: name, ...describeError(error) }, "not ready");
      return "down";
    }
  };
  return () => {
    if (!last || last.until < performance.now()) last = { state: find(), until: performance.now() + cacheMs };
    return last.state;
  };
}

/** The last known value; a new one is read in the background, so that the answer never waits. */
function cacheNote(read: () => Promise<string | number>): () => string | number | null {
  let value: string | number | null = null;
  let until = 0;
  const refresh = () => {
    until = performance.now() + cacheMs;
    runWithTimeout(checkMs, read).then(
      (found) => (value = found),
      () => (value = null),
    );
  };
  refresh();
  return () => {
    if (until < performance.now()) refresh();
    return value;
  };
}
