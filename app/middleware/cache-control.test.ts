import { describe, expect, it } from "vitest";
import { cacheControlOf } from "./cache-control.ts";

const UNCACHED = "private, no-store";
const cookie = { "set-cookie": "a=b" };

describe("the cache-control of an answer", () => {
  it.each([
    [{}, false, UNCACHED],
    [{}, true, UNCACHED],
    [{ "cache-control": "private, no-cache" }, false, "private, no-cache"],
    [{ "cache-control": "private, no-cache" }, true, UNCACHED],
    [{ "cache-control": "public, max-age=60" }, false, "public, max-age=60"],
    [{ "cache-control": "public, max-age=60" }, true, UNCACHED],
    [{ "cache-control": "public, max-age=60", ...cookie }, false, UNCACHED],
    [{ "cache-control": "no-store" }, false, "no-store"],
    [cookie, false, UNCACHED],
  ])("with the headers %j and personal %j is %j", (headers, isPersonal, expected) => {
    expect(cacheControlOf({ headers: new Headers(headers), isPersonal })).toBe(expected);
  });
});
