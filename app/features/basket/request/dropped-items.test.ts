import { expect, it } from "vitest";
import { cookiesOf, visitContext } from "../../../../test/vehicle-fixture.ts";
import type { RateLimits } from "../../../settings/rate-limits.ts";
import { storeDroppedItems, takeDroppedItems } from "./dropped-items.server.ts";

const clock = { at: new Date("2026-11-15T12:00:00Z") };
const contextOf = (path = "/") =>
  visitContext(
    {
      call: () => Promise.reject(new Error("This test must not look up a vehicle.")),
      limits: {} as RateLimits,
      now: () => clock.at,
    },
    { path },
  );

async function cookieOf(names: readonly string[] | undefined, path = "/"): Promise<string> {
  const lines = await storeDroppedItems(contextOf(path), names);
  return cookiesOf(new Response(null, { headers: lines.map((line): [string, string] => ["set-cookie", line]) }));
}
const take = (cookie: string, path = "/") =>
  takeDroppedItems(new Request("http://shop.example/", { headers: cookie ? { cookie } : {} }), contextOf(path));

it.each([[[]], [undefined]])("a basket that dropped %o needs no cookie", async (names) => {
  expect(await storeDroppedItems(contextOf(), names)).toEqual([]);
});

it("the dropped items are shown once", async () => {
  const cookie = await cookieOf(["Wi-Fi Hotspot", "Live"]);
  const { names, lines } = await take(cookie);
  expect(names).toEqual(["Wi-Fi Hotspot", "Live"]);
  expect(lines).toEqual([expect.stringContaining("Max-Age=0")]);
});

it.each([
  ["no cookie", async () => ""],
  ["a cookie that the shop has not sealed", async () => 'left-behind-VCS=["Live"]'],
  ["the cookie of the other make", async () => cookieOf(["Live"], "/jaguar/")],
])("with %s no items are shown", async (_, cookie) => {
  expect(await take(await cookie())).toEqual({ names: [], lines: [] });
});

it.each([
  [3_599, ["Live"]],
  [3_600, []],
])("after %i seconds %j is shown", async (seconds, names) => {
  const cookie = await cookieOf(["Live"]);
  const before = clock.at;
  clock.at = new Date(before.getTime() + seconds * 1000);
  expect((await take(cookie)).names).toEqual(names);
  clock.at = before;
});
