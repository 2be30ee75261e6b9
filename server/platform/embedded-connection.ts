import type { Connection, Fetch } from "../../contracts/client.ts";
import { withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import type { Logger } from "../logging/logger.ts";
import { logOutages } from "../logging/log-outages.ts";
import { type ResilienceOptions, resilientFetch } from "../resilient-fetch.ts";

/** A connection to a service in this process, without a socket. */
export function embeddedConnection(app: { fetch: Fetch }): Connection {
  return { baseUrl: "http://embedded.invalid", fetch: async (request) => app.fetch(request) };
}

type ConnectionOptions = {
  /** The name in log lines. */
  system: string;
  logger: Logger;
  /** The bearer token of the real system. */
  token?: string | undefined;
  resilience?: Partial<ResilienceOptions>;
};

/** A connection to the real system if an address is set, else to the embedded one. */
export function connectionTo(
  address: string | undefined,
  app: { fetch: Fetch },
  options: ConnectionOptions,
): Connection {
  if (!address) return embeddedConnection(app);
  const log = logOutages(options.logger, options.system);
  const connection: Connection = {
    baseUrl: address,
    fetch: resilientFetch((request) => fetch(request), options.resilience, log),
    onMalformed: (call, ms) => log.onMalformed(call, ms),
  };
  return options.token === undefined ? connection : withBearer(connection, options.token);
}
