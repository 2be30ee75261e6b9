import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAddressLookupClient, readLookupError } from "../../contracts/address-lookup/address-lookup-wire.ts";
import { findAddresses } from "../../contracts/address-lookup/find-addresses.ts";
import { retrieveAddress } from "../../contracts/address-lookup/retrieve-address.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createAddressLookup } from "./address-lookup.ts";
import { type AddressData, fillAddresses } from "./fill-addresses.ts";

const house = (country: string, number: number, [street, postalCode, city]: [string, string, string]) => ({
  country,
  buildingNumber: String(number),
  street,
  line1: country === "GB" ? `${number} ${street}` : `${street} ${number}`,
  city,
  provinceCode: "",
  provinceName: "",
  postalCode,
  locality: country === "GB" ? `${city}, ${postalCode}` : `${postalCode} ${city}`,
  position: number,
});
const data: AddressData = {
  addresses: [
    ...[1, 2, 3].map((n) => house("GB", n, ["Abbey Road", "CV3 4LF", "Coventry"])),
    ...[1, 2].map((n) => house("GB", n, ["Abbey Close", "CV3 4LF", "Coventry"])),
    house("GB", 9, ["Abbey Road", "NW8 9AY", "London"]),
    ...[5, 10].map((n) => house("DE", n, ["Königstraße", "70173", "Stuttgart"])),
    ...Array.from({ length: 12 }, (_, n) => house("GB", n + 1, [`Long Lane ${n}`, `LS1 ${n % 10}HD`, "Leeds"])),
    ...Array.from({ length: 15 }, (_, n) => house("GB", n + 1, ["Crowded Court", "M1 1AA", "Manchester"])),
  ],
  simulatedErrors: [
    { text: "lookup error 503", error: "503", description: "Service Unavailable" },
    { text: "lookup error 1009", error: "1009", description: "Service Unavailable" },
  ],
};

async function prepare() {
  const database = await openTestDatabase();
  await fillAddresses(database.queries, data);
  await fillAddresses(database.queries, data);
  return { app: createAddressLookup({ database, key: "right-key" }), close: () => database.close() };
}

describeContract("address lookup", prepare, (connect) => {
  const Key = "right-key";
  type Fields = { Text?: string; Container?: string; Countries?: string; Limit?: string };
  const find = async (fields: Fields) => {
    const response = await createAddressLookupClient(connect())(findAddresses, { body: { Key, ...fields } });
    return response.Items.map((item) => {
      if ("Error" in item) throw new Error(`error ${item.Error}`);
      return item;
    });
  };
  const listTexts = async (fields: Fields) => (await find(fields)).map((item) => `${item.Text} | ${item.Description}`);
  const readErrorCode = async (fields: Fields & { Key?: string }) =>
    readLookupError(await createAddressLookupClient(connect())(findAddresses, { body: { Key, ...fields } }))?.Error;

  it.each([
    ["abbey road cov", ["Abbey Road | Coventry, CV3 4LF - 3 Addresses"]],
    ["2 abbey road", ["2 Abbey Road | Coventry, CV3 4LF"]],
    ["ROAD, abbey", ["Abbey Road | Coventry, CV3 4LF - 3 Addresses", "9 Abbey Road | London, NW8 9AY"]],
    ["cv3 4lf", ["CV3 4LF | Coventry - 5 Addresses"]],
    ["cv34", ["CV3 4LF | Coventry - 5 Addresses"]],
    ["konigstrasse", ["Königstraße | 70173 Stuttgart - 2 Addresses"]],
    ["Königstr 10", ["Königstraße 10 | 70173 Stuttgart"]],
    ["bbey", []],
    ["100%", []],
    ["%", []],
    ["' or 1=1 --", []],
  ])("finds for %j", async (Text, expected) => {
    expect((await listTexts({ Text })).sort()).toEqual(expected.sort());
  });

  it("searches only in the requested countries", async () => {
    expect(await listTexts({ Text: "abbey", Countries: "DE" })).toEqual([]);
    expect(await listTexts({ Text: "konig", Countries: "GB,de" })).toHaveLength(1);
    expect(await listTexts({ Text: "konig", Countries: "" })).toHaveLength(1);
  });

  it("lists the addresses of a container, narrowed by the text if any match", async () => {
    const [street] = await find({ Text: "abbey road cov" });
    expect(street).toMatchObject({ Type: "Street", Highlight: "0-5,6-10;0-3" });
    const Container = street!.Id;
    expect((await find({ Text: "abbey road cov", Container })).map((item) => [item.Type, item.Text])).toEqual([
      ["Address", "1 Abbey Road"],
      ["Address", "2 Abbey Road"],
      ["Address", "3 Abbey Road"],
    ]);
    expect(await listTexts({ Container })).toHaveLength(3);
    expect(await listTexts({ Container, Text: "2" })).toEqual(["2 Abbey Road | Coventry, CV3 4LF"]);
    expect(await listTexts({ Container, Text: "no such street" })).toHaveLength(3);
    const [postcode] = await find({ Text: "cv34lf" });
    expect(await listTexts({ Text: "cv34lf", Container: postcode!.Id })).toHaveLength(5);
  });

  it("returns at most ten suggestions, and fewer on request", async () => {
    expect(await find({ Text: "long lane" })).toHaveLength(10);
    expect(await find({ Text: "long lane", Limit: "999" })).toHaveLength(10);
    expect(await find({ Text: "long lane", Limit: "3" })).toHaveLength(3);
    const [court] = await find({ Text: "crowded" });
    expect(court).toMatchObject({ Description: "Manchester, M1 1AA - 15 Addresses" });
    expect(await find({ Container: court!.Id })).toHaveLength(10);
  });

  it("returns the fields of an address", async () => {
    const [found] = await find({ Text: "königstraße 10" });
    const call = createAddressLookupClient(connect());
    expect(await call(retrieveAddress, { body: { Key, Id: found!.Id } })).toEqual({
      Items: [
        {
          Id: found!.Id,
          Company: "",
          BuildingNumber: "10",
          Street: "Königstraße",
          City: "Stuttgart",
          Line1: "Königstraße 10",
          Line2: "",
          ProvinceName: "",
          ProvinceCode: "",
          PostalCode: "70173",
          CountryIso2: "DE",
          Label: "Königstraße 10\n70173 Stuttgart",
          Type: "Residential",
        },
      ],
    });
  });

  it.each([
    ["no key", { Key: "", Text: "abbey" }, "2"],
    ["a wrong key", { Key: "wrong", Text: "abbey" }, "2"],
    ["no text", {}, "1001"],
    ["spaces", { Text: "   " }, "1001"],
    ["an unknown container", { Container: "GB|ST|nothing" }, "1002"],
    ["a container in another country", { Container: "x", Countries: "DE" }, "1002"],
    ["a simulated failure", { Text: "Lookup  error 503" }, "503"],
    ["another simulated failure", { Text: "lookup error 1009" }, "1009"],
  ])("responds to %s with an error item", async (_, fields, code) => {
    expect(await readErrorCode(fields)).toBe(code);
  });

  it.each([
    [{ Key, Id: "GB|A|nothing" }, "1001"],
    [{ Key, Id: "" }, "1001"],
    [{ Key }, "1001"],
    [{ Id: "GB|A|nothing" }, "2"],
    [{ Key: "wrong", Id: "GB|A|nothing" }, "2"],
  ])("retrieves nothing for %j", async (body, code) => {
    const response = await createAddressLookupClient(connect())(retrieveAddress, { body });
    expect(readLookupError(response)?.Error).toBe(code);
  });

  describe("refuses with its own error document", () => {
    const post = (path: string, body: string) => {
      const { baseUrl, fetch } = connect();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return fetch(new Request(`${baseUrl}/Capture/Interactive/${path}/json3.ws`, { method: "POST", body, headers }));
    };
    const lookup = "Find/v1.1";

    it.each([
      ["no body", lookup, ""],
      ["an unknown field", lookup, "Key=right-key&Text=abbey&Host=evil"],
      ["a long text", lookup, `Key=right-key&Text=${"a".repeat(201)}`],
      ["a NUL", lookup, "Key=right-key&Text=a%00b"],
      ["invalid countries", lookup, "Key=right-key&Text=abbey&Countries=GB;DE"],
      ["a limit of zero", lookup, "Key=right-key&Text=abbey&Limit=0"],
      ["a negative limit", lookup, "Key=right-key&Text=abbey&Limit=-1"],
      ["a huge limit", lookup, "Key=right-key&Text=abbey&Limit=1e9"],
      ["a NUL in the id", "Retrieve/v1", "Key=right-key&Id=%00"],
      ["a long id", "Retrieve/v1", `Key=right-key&Id=${"a".repeat(101)}`],
      ["nothing to retrieve", "Retrieve/v1", ""],
    ])("%s", async (_, path, body) => {
      const response = await post(path, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ Items: [{ Error: "1003" }] });
    });

    it("an unknown call", async () => {
      const response = await post("Find/v9", "Key=right-key");
      expect([response.status, await response.json()]).toMatchObject([404, { Items: [{ Error: "1" }] }]);
    });

    it("arbitrary input", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: "binary" }),
          fc.constantFrom("Text", "Container", "Id"),
          async (text, field) => {
            const body = new URLSearchParams({ Key, [field]: text }).toString();
            const response = await post(field === "Id" ? "Retrieve/v1" : lookup, body);
            expect(response.status).toBeLessThan(500);
            expect(await response.json()).toHaveProperty("Items");
          },
        ),
        { numRuns: 60 },
      );
    });

    // Last, because the server closes the connection after too large a body.
    it("a large body", async () => {
      const response = await post(lookup, `Key=right-key&Text=${"a".repeat(1_000_000)}`);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ Items: [{ Error: "1003" }] });
    });
  });
});
