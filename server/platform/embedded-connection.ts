import type { Connection, Fetch } from "../../contracts/client.ts";
import { resilientFetch } from "../resilient-fetch.ts";

/** To a service in this process, without a socket. */
export function embeddedConnection(app: { fetch: Fetch }): Connection {
  return { baseUrl: "http://embedded.invalid", fetch: async (request) => app.fetch(request) };
}

/** To the real system where an address is set, else to the embedded one. */
export function connectionTo(address: string | undefined, app: { fetch: Fetch }): Connection {
  if (!address) return embeddedConnection(app);
  return { baseUrl: address, fetch: resilientFetch((request) => fetch(request)) };
}
