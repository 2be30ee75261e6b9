import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAddressLookupClient } from "../../../contracts/address-lookup/address-lookup-wire.ts";
import type { Client } from "../../../contracts/client.ts";
import { addressLookupKey, prepareAddresses } from "../../../test/address-fixture.ts";
import { findAddresses, retrieveAddress } from "./find-addresses.server.ts";
import { lookupErrorKind } from "./lookup-error.ts";

let addresses: Awaited<ReturnType<typeof prepareAddresses>>;
beforeAll(async () => {
  addresses = await prepareAddresses();
});
afterAll(() => addresses.close());

const reports: string[] = [];
const fixture = (overrides: { key?: string; addressLookup?: Client } = {}) => ({
  addressLookup: addresses.addressLookup,
  key: addressLookupKey,
  report: (error: Error) => void reports.push(error.message),
  ...overrides,
});

describe("looking for an address", () => {
  it("finds houses and streets of the country, ten at most, and opens a street", async () => {
    const found = await findAddresses(fixture(), { text: "a", country: "GB" });
    expect(found).toMatchObject({ kind: "found" });
    expect(found.kind === "found" && found.suggestions.length).toBeLessThanOrEqual(10);
    const streets = await findAddresses(fixture(), { text: "Abbey Road", country: "GB" });
    const street = streets.kind === "found" ? streets.suggestions.find(({ isContainer }) => isContainer) : undefined;
    expect(street).toBeDefined();
    const houses = await findAddresses(fixture(), { text: "Abbey Road", container: street!.id, country: "GB" });
    expect(houses.kind === "found" && houses.suggestions.every(({ isContainer }) => !isContainer)).toBe(true);
    const house = houses.kind === "found" ? houses.suggestions[0] : undefined;
    expect(await retrieveAddress(fixture(), { id: house!.id })).toMatchObject({
      kind: "address",
      address: { address1: house!.text, countryCode: "GB", stateCode: "" },
    });
  });

  it("returns the state of a North American address only", async () => {
    const firstAddress = async (text: string, country: string) => {
      const streets = await findAddresses(fixture(), { text, country });
      const [suggestion] = streets.kind === "found" ? streets.suggestions : [];
      const houses = suggestion?.isContainer
        ? await findAddresses(fixture(), { text, container: suggestion.id, country })
        : streets;
      const [house] = houses.kind === "found" ? houses.suggestions : [];
      const answer = await retrieveAddress(fixture(), { id: house?.id ?? "" });
      return answer.kind === "address" ? answer.address : undefined;
    };
    expect(await firstAddress("Broadway", "US")).toMatchObject({
      countryCode: "US",
      stateCode: expect.stringMatching(/^[A-Z]{2}$/),
    });
    expect(await firstAddress("Via Roma", "IT")).toMatchObject({ countryCode: "IT", stateCode: "" });
  });

  it("finds no suggestion for an unknown text, an unknown container and an unknown id", async () => {
    expect(await findAddresses(fixture(), { text: "qqqqqq", country: "GB" })).toEqual({
      kind: "found",
      suggestions: [],
    });
    expect(await findAddresses(fixture(), { text: "x", container: "nowhere", country: "GB" })).toMatchObject({
      suggestions: [],
    });
    expect(await retrieveAddress(fixture(), { id: "nowhere" })).toEqual({ kind: "none" });
  });

  it.each(["400", "404", "500", "503", "599", "1009", "1100"])("is unavailable after error %s", async (code) => {
    const answer = await findAddresses(fixture(), { text: `lookup error ${code}`, country: "GB" });
    expect(answer).toEqual({ kind: "unavailable" });
  });

  it("is unavailable without a connection, and reports a missing key", async () => {
    const down = createAddressLookupClient({
      baseUrl: "http://lookup.invalid",
      fetch: () => Promise.reject(new TypeError("down")),
    });
    expect(await findAddresses(fixture({ addressLookup: down }), { text: "Abbey Road", country: "GB" })).toEqual({
      kind: "unavailable",
    });
    expect(reports).toEqual([]);
    expect(await retrieveAddress(fixture({ key: "" }), { id: "1" })).toEqual({ kind: "unavailable" });
    expect(reports).toHaveLength(1);
  });
});

it.each([
  ["2", "badKey"],
  ["1", "noResult"],
  ["399", "noResult"],
  ["400", "unavailable"],
  ["599", "unavailable"],
  ["600", "noResult"],
  ["1001", "noResult"],
  ["1008", "noResult"],
  ["1009", "unavailable"],
  ["nonsense", "unavailable"],
])("the error code %s is of the kind %s", (code, kind) => {
  expect(lookupErrorKind(code)).toBe(kind);
});
