import { describe, expect, it } from "vitest";
import { cacheControlOf } from "./cache-control.ts";

const unkept = "private, no-store";
const cookie = { "set-cookie": "a=b" };

describe("how long an answer may be kept", () => {
  it.each([
    [{}, false, unkept],
    [{}, true, unkept],
    [{ "cache-control": "private, no-cache" }, false, "private, no-cache"],
    [{ "cache-control": "private, no-cache" }, true, unkept],
    [{ "cache-control": "public, max-age=60" }, false, "public, max-age=60"],
    [{ "cache-control": "public, max-age=60" }, true, unkept],
    [{ "cache-control": "public, max-age=60", ...cookie }, false, unkept],
    [{ "cache-control": "no-store" }, false, "no-store"],
    [cookie, false, unkept],
  ])("with %j, personal: %j", (headers, isPersonal, expected) => {
    expect(cacheControlOf({ headers: new Headers(headers), isPersonal })).toBe(expected);
  });
});
