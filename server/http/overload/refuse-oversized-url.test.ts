import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { hasOversizedLookup, isOversized, refuseOversizedUrl } from "./refuse-oversized-url.ts";
import type { ShopHttp } from "../shop-environment.ts";

describe("an address", () => {
  it.each([
    "/",
    "/jaguar/de-DE/account/my-orders/0a1B2c3D4e5F6g7H8i/REF-1.data",
    "/a".repeat(16),
    `/${"a".repeat(1_023)}`,
    "/%D0%B6".repeat(16),
  ])("is accepted: %s", (path) => {
    expect(isOversized(path)).toBe(false);
  });

  it.each([
    ["of 17 segments", "/a".repeat(17)],
    ["of 7,000 segments", "/a".repeat(7_000)],
    ["of empty segments", "/".repeat(17)],
    ["of 1,025 characters", `/${"a".repeat(1_024)}`],
    ["of 16 kB", `/${"a".repeat(16_384)}`],
  ])("%s is refused", (_, path) => {
    expect(isOversized(path)).toBe(true);
  });
});

describe("the paths in a manifest request", () => {
  const asking = (paths: string, page = "/__manifest") =>
    new URL(`http://shop.test${page}?version=1&paths=${encodeURIComponent(paths)}`);
  const many = (count: number) => Array.from({ length: count }, (_, index) => `/service/${index}`).join(",");

  it.each([
    ["two pages", asking("/faqs,/checkout")],
    ["nothing", asking("")],
    ["as many links as a page has", asking(many(100))],
    ["a page below a prefix", asking("/faqs", "/jaguar/de-DE/__manifest")],
    ["another page's own query", asking("/a".repeat(100), "/faqs")],
  ])("are accepted: %s", (_, url) => {
    expect(hasOversizedLookup(url)).toBe(false);
  });

  it.each([
    ["a deep path", asking(`/faqs,${"/a".repeat(17)}`)],
    ["a deep path below a prefix", asking("/a".repeat(17), "/jaguar/__manifest")],
    ["a long path", asking(`/${"a".repeat(1_024)}`)],
    ["too many", asking(many(101))],
    ["a deep path in a second list", new URL(`${asking("/faqs").href}&paths=${"/a".repeat(17)}`)],
  ])("are refused: %s", (_, url) => {
    expect(hasOversizedLookup(url)).toBe(true);
  });
});

describe("a request line", () => {
  const app = new Hono<ShopHttp>().use(refuseOversizedUrl).all("*", (context) => {
    // What the router does with every request.
    return new Response(new Request(context.req.raw.url).url);
  });

  const statusOf = async (target: string) => {
    const listener = getRequestListener(app.fetch);
    const server = createServer((request, response) => void listener(request, response)).listen(0);
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    server.close();
    return Number(answer.split(" ")[1]);
  };

  it.each([
    ["/faqs", 200],
    ["http://shop.test/faqs", 200],
    ["http://u:p@host/", 400],
    ["http://u@shop.test/faqs", 400],
    ["http://:p@shop.test/faqs", 400],
  ])("for %s is answered with %i", async (target, status) => {
    expect(await statusOf(target)).toBe(status);
  });
});
