import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BackingSystems } from "../../../contracts/services.ts";
import { addressLookupKey, prepareAddresses } from "../../../test/address-fixture.ts";
import { visitContext } from "../../../test/vehicle-fixture.ts";
import { RATE_LIMITS } from "../../settings/rate-limits.ts";
import { type RequestContext, sessionContext } from "../../request/request-context.ts";
import type { Shopper } from "../../session/session.ts";
import { answerFind, answerRetrieve } from "./answer-address-lookup.server.ts";

let addresses: Awaited<ReturnType<typeof prepareAddresses>>;
beforeAll(async () => {
  addresses = await prepareAddresses();
});
afterAll(() => addresses.close());

type Visit = { path?: string; ip?: string; customerId?: string | undefined };

function visit({ path = "/", ip = "203.0.113.7", customerId = "customer-1" }: Visit): RequestContext {
  const { limits } = addresses;
  const services = { addressLookup: addresses.addressLookup } as BackingSystems;
  const now = () => new Date("2026-11-15T12:00:00Z");
  const context = visitContext(
    { call: () => Promise.reject(new Error("This test must not look up a vehicle.")), limits, now },
    { path, ip, settings: { addressLookupKey }, deps: { services } },
  );
  const shopper = customerId === "" ? undefined : ({ kind: "guest", customerId } as Shopper);
  context.set(sessionContext, { ...context.get(sessionContext), findShopper: async () => shopper });
  return context;
}

const post = (fields: Record<string, string>) =>
  new Request("http://shop.example/service-call-address-find", { method: "POST", body: new URLSearchParams(fields) });
const missing = (names: string) => ({
  type: "MissingParameters",
  detail: `The following parameters were missing from your request: ${names}`,
});
const find = (fields: Record<string, string>, visitor: Visit = {}) => answerFind(post(fields), visit(visitor));

describe("the call for addresses", () => {
  it("answers with the suggestions that a customer can choose from, and is not cached", async () => {
    const answer = await find({ Text: "Abbey Road", Countries: "GB", Limit: "10" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const body = (await answer.json()) as { suggestions: object[] };
    expect(body).toMatchObject({ kind: "found", suggestions: [{ text: "Abbey Road", isContainer: true }, {}] });
    expect(Object.keys(body.suggestions[0] ?? {})).toEqual(["id", "text", "description", "isContainer"]);
  });

  it.each<[string, Record<string, string>]>([
    ["an empty form", {}],
    ["two characters", { Text: "Ab", Countries: "GB" }],
    ["two characters and spaces", { Text: " Ab  ", Countries: "GB" }],
    ["no country", { Text: "Abbey" }],
    ["a country that is not billed", { Text: "Abbey", Countries: "CH" }],
    ["a country of another market", { Text: "Abbey", Countries: "US" }],
    ["several countries", { Text: "Abbey", Countries: "GB,DE" }],
    ["a limit above ten", { Text: "Abbey", Countries: "GB", Limit: "11" }],
    ["a key in the form", { Text: "Abbey", Countries: "GB", Key: "key" }],
    ["the URL of another service", { Text: "Abbey", Countries: "GB", Url: "https://other.example" }],
    ["a very long text", { Text: "x".repeat(201), Countries: "GB" }],
    ["control characters", { Text: "Abbey\u0000", Countries: "GB" }],
  ])("refuses %s", async (_, fields) => {
    expect((await find(fields)).status).toBe(400);
  });

  it.each<[string, BodyInit, object]>([
    ["a body", "{}", { type: "MissingBody" }],
    ["both parameters", new URLSearchParams({ Limit: "1" }), missing("Text,Countries")],
    ["the country", new URLSearchParams({ Text: "Abbey" }), missing("Countries")],
    ["the text, also when it is empty,", new URLSearchParams({ Text: "", Countries: "GB" }), missing("Text")],
  ])("names %s when it is missing", async (_, body, expected) => {
    const request = new Request("http://shop.example/", { method: "POST", body });
    const answer = await answerFind(request, visit({}));
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining(expected)]);
  });

  it("accepts any text with a container", async () => {
    expect((await find({ Text: "A", Container: "nowhere", Countries: "GB" })).status).toBe(200);
  });

  it("accepts the market's own country only", async () => {
    expect((await find({ Text: "Broadway", Countries: "US" }, { path: "/en-US/" })).status).toBe(200);
    expect((await find({ Text: "Abbey", Countries: "GB" }, { path: "/en-US/" })).status).toBe(400);
  });

  it("refuses a visitor without a session", async () => {
    expect((await find({ Text: "Abbey", Countries: "GB" }, { customerId: "" })).status).toBe(403);
    expect((await answerRetrieve(post({ Id: "1" }), visit({ customerId: "" }))).status).toBe(403);
  });

  it("limits the searches of one shopper from different IP addresses", async () => {
    const { points } = RATE_LIMITS.addressLookupPerShopper;
    const search = (n: number, customerId = "greedy") =>
      find({ Text: "Abbey", Countries: "GB" }, { customerId, ip: `198.51.${n % 200}.1` });
    for (let n = 0; n < points; n += 1) expect((await search(n)).status).toBe(200);
    const refused = await search(1);
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    expect((await search(1, "modest")).status).toBe(200);
  });
});

describe("the call for one address", () => {
  it("answers with the fields of the address, or that there is none", async () => {
    const houses = await find({ Text: "8 Abbey Road", Countries: "GB" });
    const [house] = ((await houses.json()) as { suggestions: { id: string }[] }).suggestions;
    const answer = await answerRetrieve(post({ Id: house?.id ?? "" }), visit({}));
    expect(await answer.json()).toMatchObject({ kind: "address", address: { city: "Coventry", countryCode: "GB" } });
    expect(await (await answerRetrieve(post({ Id: "nowhere" }), visit({}))).json()).toEqual({ kind: "none" });
  });

  it.each<[string, Record<string, string>]>([
    ["an empty form", {}],
    ["an unknown field", { Id: "1", Key: "key" }],
    ["an overlong id", { Id: "1".repeat(101) }],
  ])("refuses %s", async (_, fields) => {
    expect((await answerRetrieve(post(fields), visit({}))).status).toBe(400);
  });

  it("names the missing id", async () => {
    expect(await (await answerRetrieve(post({}), visit({}))).json()).toEqual(missing("Id"));
  });
});
