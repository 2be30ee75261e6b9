import { describe, expect, it } from "vitest";
import { flowsCookie, type SignInFlow, withFlow } from "./sign-in-flows.server.ts";

const deps = {
  secret: "a secret of the tests, long enough",
  isSecure: true,
  now: () => new Date("2026-11-16T09:00:00Z"),
};

const flow = (state: string, returnTo: string): SignInFlow => ({
  siteId: "VCSJ",
  state: state.padEnd(22, "s"),
  nonce: "n".repeat(22),
  verifier: "v".repeat(128),
  redirectUri: "https://shop.example/callback/forgerock-vcsj",
  returnTo,
  prefix: "/jaguar/de-DE",
});
const begin = (...paths: string[]) =>
  paths.reduce<SignInFlow[]>((flows, path, index) => withFlow(flows, flow(String(index), path)), []);
const long = (length: number) => "/service/CONNAV?x=".padEnd(length, "a");

describe("the cookie of sign-ins in progress", () => {
  it.each([
    ["one", begin("/faqs")],
    ["four", begin("/faqs", "/services", "/checkout", "/account/my-orders")],
    ["five", begin("/1", "/2", "/3", "/4", "/5")],
    ["one with a long return path", begin(long(2_048))],
    ["four with long return paths", begin(long(1_024), long(1_024), long(1_024), long(1_024))],
    ["four with return paths that are too long", begin(long(2_048), long(2_000), long(1_500), long(1_025))],
  ])("fits the size that browsers accept with %s", async (_, flows) => {
    const cookie = flowsCookie(deps);
    const line = await cookie.write(flows);
    expect(line.length).toBeLessThanOrEqual(4_096);
    const headers = { cookie: line.split(";", 1)[0] ?? "" };
    expect(await cookie.read(new Request("https://shop.example", { headers }))).toEqual(flows);
  });

  it("keeps four short return paths, and the latest of long ones", () => {
    expect(begin("/1", "/2", "/3", "/4", "/5").map(({ returnTo }) => returnTo)).toEqual(["/2", "/3", "/4", "/5"]);
    expect(begin(long(1_000), long(1_001), long(1_002)).at(-1)?.returnTo).toHaveLength(1_002);
  });

  it("drops the query of an address that is too long", () => {
    expect(begin(long(1_025))[0]?.returnTo).toBe("/service/CONNAV");
    expect(begin(`/${"a".repeat(1_100)}`)[0]?.returnTo).toBe("/");
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "never returns the visitor to %s, even from a sealed cookie",
    async (path) => {
      const cookie = flowsCookie(deps);
      const headers = { cookie: (await cookie.write([flow("1", path)])).split(";", 1)[0] ?? "" };
      const read = await cookie.read(new Request("https://shop.example", { headers }));
      expect(read?.[0]?.returnTo).toBe("/");
    },
  );
});
