import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGeolocationClient, locate } from "../../contracts/geolocation.ts";
import { withTimeBudget } from "../../contracts/time-budget.ts";
import { connectionTo } from "../platform/embedded-connection.ts";
import { createLogger } from "./logger.ts";

const listeners: Record<string, RequestListener> = {
  fine: (_, response) => response.end(JSON.stringify({ country: "GB", ip: "192.0.2.7" })),
  hanging: () => {},
  "server error": (_, response) => response.writeHead(500).end(),
  nonsense: (_, response) => response.end("nonsense"),
  "another document": (_, response) => response.end("{}"),
  "HTML 404": (_, response) => response.writeHead(404).end("<h1>Not Found</h1>"),
  refusal: (_, response) => response.writeHead(400).end(JSON.stringify({ title: "Bad Request", detail: "no" })),
};
let listener: RequestListener | undefined;
const server = createServer((request, response) => listener?.(request, response));
let address = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Line = Record<string, unknown>;

/** The lines about one call for a request. */
async function linesOf(baseUrl: string, { calls = 1, timeout = 1_000 } = {}): Promise<Line[]> {
  const lines: Line[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(JSON.parse(line) as Line) });
  const app = { fetch: () => new Response("", { status: 500 }) };
  const resilience = { timeout, retries: 0, failuresToOpen: 3 };
  const call = createGeolocationClient(connectionTo(baseUrl, app, { system: "geolocation", logger, resilience }));
  const ask = () => call(locate, { query: { ip: "192.0.2.7" } }).catch(() => undefined);
  for (let n = 0; n < calls; n += 1) await withTimeBudget(5_000, ask, { requestId: "r-1" });
  return lines;
}

it.each([
  ["fine", []],
  ["refusal", []],
  ["hanging", [{ kind: "timeout" }]],
  ["server error", [{ kind: "server error", status: 500 }]],
  ["nonsense", [{ kind: "malformed", call: "/location" }]],
  ["another document", [{ kind: "malformed", call: "/location" }]],
  ["HTML 404", [{ kind: "malformed", call: "/location" }]],
])("an answer of the kind %s logs %j", async (name, expected) => {
  listener = listeners[name];
  const lines = await linesOf(address, name === "hanging" ? { timeout: 50 } : {});
  expect(lines).toEqual(
    expected.map((about) => ({
      level: "warn",
      time: expect.any(String) as string,
      system: "geolocation",
      ...about,
      ms: expect.any(Number) as number,
      requestId: "r-1",
      msg: "call failed",
    })),
  );
});

it("calls without a connection log a line each, and one when the circuit breaker opens", async () => {
  const lines = await linesOf("http://127.0.0.1:1", { calls: 6 });
  expect(lines.map(({ msg, kind }) => [msg, kind])).toEqual([
    ["call failed", "refused"],
    ["call failed", "refused"],
    ["breaker opened", undefined],
    ["call failed", "refused"],
  ]);
  expect(JSON.stringify(lines)).not.toContain("192.0.2.7");
});
