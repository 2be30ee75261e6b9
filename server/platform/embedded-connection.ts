import type { Connection, Fetch } from "../../contracts/client.ts";
import { withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import { resilientFetch } from "../resilient-fetch.ts";

/** To a service in this process, without a socket. */
export function embeddedConnection(app: { fetch: Fetch }): Connection {
  return { baseUrl: "http://embedded.invalid", fetch: async (request) => app.fetch(request) };
}

/** To the real system where an address is set, else to the embedded one. A real one may ask for a token. */
export function connectionTo(address: string | undefined, app: { fetch: Fetch }, token?: string): Connection {
  if (!address) return embeddedConnection(app);
  const connection = { baseUrl: address, fetch: resilientFetch((request) => fetch(request)) };
  return token === undefined ? connection : withBearer(connection, token);
}
