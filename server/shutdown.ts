import type { Server } from "node:http";
import type { Logger } from "./logging/logger.ts";

/** How long requests in flight may take to end once the process is asked to stop. */
const patience = 10_000;

/** How long the process may linger when everything of its own has ended. */
const lastWait = 2_000;

/** Ends in order on SIGTERM or SIGINT: no new requests, the running ones to their end, then everything else. */
export function stopOnSignal(server: Server, { logger, close }: { logger: Logger; close: () => Promise<void> }): void {
  const stop = async (signal: string) => {
    logger.info({ signal }, "stopping");
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(timer);
    await close();
    // Whatever somebody else's code still waits for keeps no process alive.
    setTimeout(() => process.exit(), lastWait).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(signal));
}
