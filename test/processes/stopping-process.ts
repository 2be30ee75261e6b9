import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLogger } from "../../server/logging/logger.ts";
import { stopOnSignal } from "../../server/process/shutdown.ts";

/** A process for the tests of the shutdown: it answers after a moment, with 503 while it is stopping. */
const { drainMs, limits, closes } = JSON.parse(process.argv[2] ?? "{}") as {
  drainMs: number;
  limits: { requestsMs: number; closingMs: number };
  closes: "at once" | "never" | "with an error";
};

const stopping = new AbortController();
const server = createServer((_, response) => {
  setTimeout(() => response.writeHead(stopping.signal.aborted ? 503 : 200).end(), 20);
});

const closings = {
  "at once": async () => undefined,
  // Like a database that never answers: the promise stays pending, and a timer keeps the process alive.
  never: () => new Promise<void>(() => setInterval(() => undefined, 1_000)),
  "with an error": () => Promise.reject(new Error("It did not close.")),
};

stopOnSignal(server, {
  logger: createLogger("info"),
  stopping,
  drainMs,
  limits,
  close: closings[closes],
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
