import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { compress } from "./compress.ts";
import type { ShopHttp } from "./shop-environment.ts";

/** Too large to be compressed while other requests wait. */
const large = "a page ".repeat(40_000);

const lines: string[] = [];
let server: Server;
let origin: string;

/** An answer that breaks off after its beginning, with an error whose message must not be sent. */
function brokenBody(): ReadableStream {
  let isBegun = false;
  return new ReadableStream({
    pull(controller) {
      if (isBegun) controller.error(new Error("no customer eleanor.shaw@example.co.uk"));
      else controller.enqueue(new TextEncoder().encode("a page"));
      isBegun = true;
    },
  });
}

beforeAll(async () => {
  const app = new Hono<ShopHttp>();
  app.use((context, next) => {
    context.set("logger", createLogger("info", { write: (line) => lines.push(line) }));
    return next();
  });
  app.use(compress);
  app.get("/whole", (context) => context.html("a page"));
  app.get("/large", (context) => context.html(large));
  app.get("/empty", () => new Response(null, { headers: { "content-type": "text/html" } }));
  app.get("/picture", (context) => context.body("pixels", 200, { "content-type": "image/png" }));
  app.get("/broken", () => new Response(brokenBody(), { headers: { "content-type": "text/html" } }));
  const listener = getRequestListener(app.fetch);
  server = createServer((request, response) => void listener(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it.each([
  ["/whole", "br", "a page"],
  ["/whole", "gzip", "a page"],
  ["/large", "br", large],
  ["/large", "gzip", large],
])("compresses %s as %s", async (path, encoding, text) => {
  const response = await fetch(origin + path, { headers: { "accept-encoding": encoding } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("accept-encoding");
  expect(await response.text()).toBe(text);
});

it.each([
  ["/whole", "identity"],
  ["/empty", "br"],
  ["/picture", "br"],
])("leaves %s alone for %s", async (path, accepted) => {
  const response = await fetch(origin + path, { headers: { "accept-encoding": accepted } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBeNull();
});

it("keeps running when an answer breaks off, and does not send the message of the error", async () => {
  const read = fetch(`${origin}/broken`, { headers: { "accept-encoding": "gzip" } }).then((answer) => answer.text());
  const shown = await read.catch((error: unknown) => String(error));
  expect(shown).not.toContain("eleanor");
  expect(lines.join("")).toContain("answer broken off");
  expect(lines.join("")).not.toContain("eleanor");
  expect((await fetch(`${origin}/whole`)).status).toBe(200);
});
