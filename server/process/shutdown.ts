import type { Server } from "node:http";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";

/** How long requests in flight may take to end once no more are taken. */
const requestsMs = 10_000;

/** How long everything else may take to close after them. */
const closingMs = 5_000;

/** How often connections are let go whose last request has just ended. */
const sweepMs = 100;

/** How long the process may linger when everything of its own has ended. */
const lingeringMs = 2_000;

/** A launcher forwards the signal that the terminal has sent to every process already: it is the same one. */
const echoMs = 500;

type Stop = {
  logger: Logger;
  /** Aborted by the first signal; readiness looks at it. */
  stopping: AbortController;
  /** How long requests are still taken, so that a load balancer notices before the port is closed. */
  drainMs: number;
  close: () => Promise<void>;
  limits?: { requestsMs: number; closingMs: number };
};

/** Ends in order on the first signal: not ready, then no new requests, then everything else. The second ends at once. */
export function stopOnSignal(server: Server, stop: Stop): void {
  const { signal: begun } = stop.stopping;
  server.prependListener("request", (_, response) => {
    if (begun.aborted) response.shouldKeepAlive = false;
  });
  let firstAt = 0;
  const onSignal = (signal: "SIGINT" | "SIGTERM" | "SIGHUP") => {
    if (begun.aborted) {
      if (performance.now() - firstAt > echoMs) process.exit(128 + constants.signals[signal]);
      return;
    }
    firstAt = performance.now();
    void stopInOrder(server, stop, signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}

async function stopInOrder(server: Server, stop: Stop, signal: string): Promise<void> {
  const { logger, stopping, drainMs, close, limits = { requestsMs, closingMs } } = stop;
  // Before anything is closed, because closing may wait for a database that answers nothing.
  endWithin(drainMs + limits.requestsMs + limits.closingMs, () => {
    logger.error({ signal }, "stopped before everything was closed");
    process.exit(1);
  });
  stopping.abort();
  logger.info({ signal, drainMs }, "stopping");
  try {
    if (drainMs > 0) await wait(drainMs);
    await closeServer(server, limits.requestsMs);
    await close();
  } catch (error) {
    logger.error(describeError(error), "not everything was closed");
    process.exitCode = 1;
  }
  // What a library still waits for keeps no process alive.
  endWithin(lingeringMs, () => process.exit());
}

function endWithin(ms: number, end: () => void): void {
  setTimeout(end, ms).unref();
}

/** Takes no more requests and ends with the last one, however long its connection would have been kept. */
export async function closeServer(server: Server, withinMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(sweep);
}
