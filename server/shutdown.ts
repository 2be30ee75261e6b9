import type { Server } from "node:http";
import type { Logger } from "./logging/logger.ts";

/** How long requests in flight may take to end once the process is asked to stop. */
const patienceMs = 10_000;

/** How often connections are let go whose last request has just ended. */
const sweepMs = 100;

/** How long the process may linger when everything of its own has ended. */
const lastWait = 2_000;

/** Ends in order on SIGTERM or SIGINT: no new requests, the running ones to their end, then everything else. */
export function stopOnSignal(server: Server, { logger, close }: { logger: Logger; close: () => Promise<void> }): void {
  const stop = async (signal: string) => {
    logger.info({ signal }, "stopping");
    await closeServer(server, patienceMs);
    await close();
    // Whatever somebody else's code still waits for keeps no process alive.
    setTimeout(() => process.exit(), lastWait).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(signal));
}

/** Takes no more requests and ends with the last one, however long its connection would have been kept. */
export async function closeServer(server: Server, withinMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(sweep);
}
