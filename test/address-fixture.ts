import { createAddressLookupClient } from "../contracts/address-lookup/address-lookup-wire.ts";
import { createAddressLookup } from "../platform/address-lookup/address-lookup.ts";
import { fillAddresses } from "../platform/address-lookup/fill-addresses.ts";
import { seedAddresses } from "../seed/addresses/addresses.ts";
import { createRateLimits } from "../server/limits/rate-limits.ts";
import { openTestDatabase } from "./test-database.ts";

export const addressLookupKey = "key";

/** The demonstration's addresses behind their wire. */
export async function prepareAddresses() {
  const database = await openTestDatabase();
  await fillAddresses(database.queries, seedAddresses());
  const app = createAddressLookup({ database, key: addressLookupKey });
  const connection = { baseUrl: "http://lookup.invalid", fetch: async (request: Request) => app.fetch(request) };
  return {
    addressLookup: createAddressLookupClient(connection),
    limits: createRateLimits(database, { scale: 1 }),
    close: () => database.close(),
  };
}
