import { expect, it } from "vitest";
import { addCookies, withCookies } from "./add-cookies.ts";

it("adds a header for each cookie to the existing headers", () => {
  const headers = new Headers({ "cache-control": "no-store", "set-cookie": "a=1" });
  expect(addCookies(headers, "b=2", undefined, "c=3")).toBe(headers);
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2", "c=3"]);
  expect(headers.get("cache-control")).toBe("no-store");
});

it("copies a response whose headers cannot be changed", async () => {
  const redirected = withCookies(Response.redirect("http://shop.test/checkout", 303), ["a=1"]);
  expect([redirected.status, redirected.headers.get("location")]).toEqual([303, "http://shop.test/checkout"]);
  expect(redirected.headers.getSetCookie()).toEqual(["a=1"]);
  expect(await withCookies(new Response("page", { status: 201 }), []).text()).toBe("page");
});
