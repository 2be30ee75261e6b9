import { expect, it } from "vitest";
import { createAddressLookupClient, readLookupError } from "../../contracts/address-lookup/address-lookup-wire.ts";
import { findAddresses } from "../../contracts/address-lookup/find-addresses.ts";
import { createAddressLookup } from "../../platform/address-lookup/address-lookup.ts";
import { fillAddresses } from "../../platform/address-lookup/fill-addresses.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { seedAddresses } from "./addresses.ts";

it("fills the addresses and finds them", async () => {
  const database = await openTestDatabase();
  await fillAddresses(database.queries, seedAddresses());
  const app = createAddressLookup({ database, key: "key" });
  const call = createAddressLookupClient({
    baseUrl: "http://lookup.invalid",
    fetch: async (request) => app.fetch(request),
  });
  const find = async (Text: string, Countries: string) => {
    const response = await call(findAddresses, { body: { Key: "key", Text, Countries } });
    return readLookupError(response)?.Error ?? response.Items.map((item) => ("Text" in item ? item.Text : ""));
  };
  expect(await find("abbey", "GB")).toEqual(["Abbey Road", "Abbey Road"]);
  expect(await find("konigs", "DE")).toEqual(["Königsallee", "Königstraße"]);
  expect(await find("vaclavske 12", "CZ")).toEqual(["Václavské náměstí 12"]);
  expect(await find("H2Y1C6", "CA")).toEqual(["H2Y 1C6"]);
  expect(await find("1250-096", "PT")).toEqual(["1250-096"]);
  expect(await find("beverly hills", "US")).toEqual(["North Rodeo Drive"]);
  expect(await find("lookup error 500", "GB")).toBe("500");
  await database.close();
});
