import { Hono } from "hono";
import { runWithTimeout } from "../../contracts/run-with-timeout.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";

/** What this process cannot serve without; each one throws when it is missing. */
export type ReadinessChecks = Record<string, () => Promise<void>>;

/** What an operator wants to see, and no reason to take the process out of service: all others would leave with it. */
export type ReadinessNotes = Record<string, () => Promise<string | number>>;

type Readiness = {
  checks: ReadinessChecks;
  notes?: ReadinessNotes | undefined;
  /** Whether this process has been asked to end. */
  isStopping: () => boolean;
  logger: Logger;
};

/** A load balancer asks every few seconds, and waits not much longer for the answer. */
const checkMs = 2_000;
const keptMs = 3_000;

/** `live`: the process answers. `ready`: it can serve, because what it cannot do without answers too. */
export function createHealth({ checks, notes = {}, isStopping, logger }: Readiness): Hono {
  const states = Object.entries(checks).map(([name, check]) => [name, keepState(name, check, logger)] as const);
  const kept = Object.entries(notes).map(([name, read]) => [name, keepNote(read)] as const);
  return new Hono()
    .get("/live", (context) => context.json({ status: "live" }))
    .get("/ready", async (context) => {
      context.header("cache-control", "no-store");
      if (isStopping()) return context.json({ status: "stopping" }, 503);
      const results = await Promise.all(states.map(async ([name, state]) => [name, await state()] as const));
      const isReady = results.every(([, state]) => state === "up");
      const noted = kept.map(([name, note]) => [name, note()] as const);
      return context.json(
        { status: isReady ? "ready" : "not ready", ...Object.fromEntries(results), ...Object.fromEntries(noted) },
        isReady ? 200 : 503,
      );
    })
    .onError((error, context) => {
      logger.error(describeError(error), "health not known");
      return context.json({ status: "not ready" }, 503);
    });
}

type State = "up" | "down";

/** The state of a part, found out anew when the last answer is too old. A check that hangs is not begun again. */
function keepState(name: string, check: () => Promise<void>, logger: Logger): () => Promise<State> {
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
    if (!last || last.until < performance.now()) last = { state: find(), until: performance.now() + keptMs };
    return last.state;
  };
}

/** The last value there was; a new one is read behind the answer, which never waits for it. */
function keepNote(read: () => Promise<string | number>): () => string | number | null {
  let value: string | number | null = null;
  let until = 0;
  const refresh = () => {
    until = performance.now() + keptMs;
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
