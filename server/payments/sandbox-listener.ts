import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Fetch } from "../../contracts/client.ts";
import { ConfigurationError } from "../environment/configuration-error.ts";
import type { Environment } from "../environment/environment.ts";
import { hostOf } from "../listen.ts";
import type { Logger } from "../logging/logger.ts";
import { isSandboxRemote, paymentMode } from "../environment/payment-settings.ts";

/** The only http origin from which Adyen's Drop-in shows a bank's page in a frame. */
const defaultOrigin = "http://localhost:8080";

export type SandboxListener = {
  /** Where browsers find the sandboxes. */
  origin: string;
  /** Whether that is the shop's own origin. */
  isShared: boolean;
  serve(fetch: Fetch): void;
  close(): Promise<void>;
};

/**
 * Gives the sandboxes their own origin with a second listener, as the real providers have. If the default port is taken,
 * the shop serves them; a configured port must be free.
 */
export async function openSandboxListener(environment: Environment, logger: Logger): Promise<SandboxListener> {
  const configuredOrigin = environment.PAYMENT_SANDBOX_ORIGIN;
  if (paymentMode(environment) !== "sandbox" || configuredOrigin === "self") return shared(environment);
  const origin = configuredOrigin ?? defaultOrigin;
  if (isSandboxRemote(environment)) return { ...shared(environment), origin, isShared: false };
  const { hostname, protocol, port: publicPort } = new URL(origin);
  const port = environment.PAYMENT_SANDBOX_PORT ?? Number(publicPort || 80);
  // A proxy in front of this process serves that origin.
  if (protocol !== "http:" || hostname !== "localhost") return { ...shared(environment), origin };
  const handler: { fetch?: Fetch } = {};
  const listener = getRequestListener((request) => handler.fetch?.(request) ?? new Response(null, { status: 503 }));
  const server = createServer((request, response) => void listener(request, response));
  try {
    await listen(server, port, hostOf(environment));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    if (configuredOrigin !== undefined) {
      throw new ConfigurationError(`PAYMENT_SANDBOX_ORIGIN: port ${port} is taken by another process`, {
        cause: error,
      });
    }
    logger.warn({ port }, "the port of the payment sandboxes is taken: they are served by the shop itself");
    return shared(environment);
  }
  return { origin, isShared: false, serve: (fetch) => void (handler.fetch = fetch), close: () => close(server) };
}

const shared = ({ PUBLIC_ORIGIN }: Environment): SandboxListener => ({
  origin: PUBLIC_ORIGIN,
  isShared: true,
  serve: () => {},
  close: async () => {},
});

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
