import type { Connection, Fetch } from "../../contracts/client.ts";
import { withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import type { Logger } from "../logging/logger.ts";
import { logOutages } from "../logging/log-outages.ts";
import { type Patience, resilientFetch } from "../resilient-fetch.ts";

/** To a service in this process, without a socket. */
export function embeddedConnection(app: { fetch: Fetch }): Connection {
  return { baseUrl: "http://embedded.invalid", fetch: async (request) => app.fetch(request) };
}

type About = {
  /** As log lines name it. */
  system: string;
  logger: Logger;
  /** What a real one may ask for. */
  token?: string | undefined;
  patience?: Partial<Patience>;
};

/** To the real system where an address is set, else to the embedded one. */
export function connectionTo(address: string | undefined, app: { fetch: Fetch }, about: About): Connection {
  if (!address) return embeddedConnection(app);
  const log = logOutages(about.logger, about.system);
  const connection: Connection = {
    baseUrl: address,
    fetch: resilientFetch((request) => fetch(request), about.patience, log),
    onMalformed: (call, ms) => log.onMalformed(call, ms),
  };
  return about.token === undefined ? connection : withBearer(connection, about.token);
}
