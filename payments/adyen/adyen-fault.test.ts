import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { adyenFault } from "./adyen-fault.ts";
import { Client, ConnectionException } from "./adyen-library.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A port on which nothing answers as Adyen does. */
async function listen(
  onConnection: (socket: import("node:net").Socket) => void,
): Promise<{ server: Server; port: number }> {
  const server = createServer(onConnection);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { server, port: address.port };
}

const config = { apiKey: "key", connectionTimeoutMillis: 200 };

/** What the library's own client makes of a call to a port. */
async function failureAt(port: number): Promise<unknown> {
  const { httpClient } = new Client({ ...config, environment: "TEST" as never });
  return httpClient.request(`https://127.0.0.1:${port}/v72/payments`, "{}", config as never, true, {}).then(
    () => Promise.reject(new Error("An answer came.")),
    (error: unknown) => error,
  );
}

it("a call to a closed port counts as unsent", async () => {
  const { server, port } = await listen(() => undefined);
  await new Promise((resolve) => server.close(resolve));
  expect(adyenFault(await failureAt(port))).toMatchObject({ callEffect: "unsent", error: "connection_error" });
});

it("a call to a port without TLS counts as unsent", async () => {
  const { port } = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  expect(adyenFault(await failureAt(port))).toMatchObject({ callEffect: "unsent", error: "connection_error" });
});

it("a call to a port that never answers counts as unknown", async () => {
  const { port } = await listen((socket) => socket.on("error", () => socket.destroy()));
  expect(adyenFault(await failureAt(port))).toMatchObject({ callEffect: "unknown", error: "connection_error" });
});

it.each([
  ["getaddrinfo ENOTFOUND checkout-live.adyenpayments.com", "unsent"],
  ["getaddrinfo EAI_AGAIN checkout-live.adyenpayments.com", "unsent"],
  ["connect EHOSTUNREACH 192.0.2.1:443", "unsent"],
  ["self-signed certificate in certificate chain", "unsent"],
  ["Hostname/IP does not match certificate's altnames", "unsent"],
  ["read ECONNRESET", "unknown"],
  ["socket hang up", "unknown"],
])('a call that failed with "%s" counts as %s', (message, callEffect) => {
  expect(adyenFault(new ConnectionException(message))).toMatchObject({ callEffect, error: "connection_error" });
});

it("a call with a refused API key counts as rejected", () => {
  const fault = adyenFault(new ConnectionException("Invalid X-API-Key was used", 401));
  expect(fault).toMatchObject({ callEffect: "rejected", error: "authentication_error" });
});
