import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../environment/environment.ts";
import { createLogger } from "../../logging/logger.ts";
import { createHttp } from "../create-http.ts";

let server: Server;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  const http = createHttp({
    environment: readEnvironment({ MAX_REQUESTS: "2", PUBLIC_ORIGIN: "http://127.0.0.1" }),
    logger: createLogger("silent"),
    checks: {},
    staticFiles: new Hono(),
    webhooks: new Hono().post("/webhooks/stripe", async (context) => context.text(await context.req.text())),
    screens: new Hono(),
    hasPolicy: true,
    storefront: async (request) => new Response(`${request.method} ${await request.text()}`),
  });
  const listener = getRequestListener(http.fetch);
  server = createServer((request, response) => void listener(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    body,
    headers: { origin: "http://127.0.0.1", "sec-fetch-site": "same-origin", ...headers },
    duplex: "half",
  } as RequestInit);

/** A sender that announces the length of a body, and sends nothing. */
async function openSlowSender(): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  await new Promise<void>((resolve) => {
    socket.write("POST /webhooks/stripe HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 100\r\n\r\nbe", () => resolve());
  });
}

const streamOf = (bytes: number) => new Blob(["x".repeat(bytes)]).stream();

describe("the body of a request", () => {
  it("that never arrives takes no slot", async () => {
    await Promise.all(Array.from({ length: 8 }, openSlowSender));
    const answers = await Promise.all([post("/webhooks/stripe", "signed"), fetch(`http://127.0.0.1:${port}/`)]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["signed", "GET "]);
  });

  it.each([
    ["a message of a provider", "/webhooks/stripe", "a signed body", "a signed body"],
    ["a form", "/checkout", "name=value", "POST name=value"],
  ])("of %s arrives unchanged", async (_, path, body, expected) => {
    expect(await (await post(path, body)).text()).toBe(expected);
    expect(await (await post(path, new Blob([body]).stream())).text()).toBe(expected);
  });

  it.each([
    ["by its length", "x".repeat(70_000)],
    ["without a content-length", streamOf(70_000)],
  ])("that is too long is refused %s", async (_, body) => {
    expect((await post("/checkout", body)).status).toBe(413);
  });
});
