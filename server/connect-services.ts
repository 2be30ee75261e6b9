import type { Hono } from "hono";
import type { Connection } from "../contracts/client.ts";
import { createOcapiClient } from "../contracts/commerce/ocapi.ts";
import { createGeolocationClient } from "../contracts/geolocation.ts";
import type { Services } from "../contracts/services.ts";
import type { Database } from "../database/open-database.ts";
import { createCommerce } from "../platform/commerce/commerce.ts";
import { createGeolocation } from "../platform/geolocation/geolocation.ts";
import type { Environment } from "./environment.ts";
import { resilientFetch } from "./resilient-fetch.ts";

/** The backing systems behind the shop: the real one where an address is set, else the embedded one, without a socket. */
export function connectServices(environment: Environment, database: Database): Services {
  return {
    commerce: createOcapiClient(connect(environment.COMMERCE_URL, () => createCommerce({ database }))),
    geolocation: createGeolocationClient(connect(environment.GEOLOCATION_URL, createGeolocation)),
  };
}

function connect(address: string | undefined, embed: () => Hono): Connection {
  if (address) return { baseUrl: address, fetch: resilientFetch((request) => fetch(request)) };
  const app = embed();
  return { baseUrl: "http://embedded.invalid", fetch: (request) => app.fetch(request) };
}
