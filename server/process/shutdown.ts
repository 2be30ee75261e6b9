import type { Server } from "node:http";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";

/** How long running requests may take once no new ones are accepted. */
const requestsMs = 10_000;

/** How long everything else may take to close after them. */
const closingMs = 5_000;

/** How often idle connections are closed. */
const sweepMs = 100;

/** How long the process may live on after everything was closed. */
const lingeringMs = 2_000;

/** A launcher forwards a signal that the terminal already sent to every process: within this time it counts as the same. */
const echoMs = 500;

type Stop = {
  logger: Logger;
  /** Aborted by the first signal; readiness reads it. */
  stopping: AbortController;
  /** How long requests are still accepted, so that a load balancer notices before the port closes. */
  drainMs: number;
  close: () => Promise<void>;
  limits?: { requestsMs: number; closingMs: number };
};

/** On the first signal: not ready, then no new requests, then close everything. A second signal exits at once. */
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
  // Started first, because closing may wait for a database that does not answer.
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
  // A library's open handles must not keep the process alive.
  endWithin(lingeringMs, () => process.exit());
}

function endWithin(ms: number, end: () => void): void {
  setTimeout(end, ms).unref();
}

/** Accepts no more requests and closes after the last one, without waiting for kept-alive connections. */
export async function closeServer(server: Server, withinMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(sweep);
}
