import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { closeServer } from "./shutdown.ts";

const hour = 3_600_000;

it("lets the last request end, and waits for no connection that would be kept", async () => {
  const server = createServer({ keepAliveTimeout: hour });
  await once(server.listen(0), "listening");
  const agent = new Agent({ keepAlive: true });
  const request = get({ port: (server.address() as AddressInfo).port, agent });
  const answered = once(request, "response");
  const [, response] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
  const closed = closeServer(server, hour);
  response.end("in time");
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await closed;
  agent.destroy();
});
