import { Hono } from "hono";
import { expect, it } from "vitest";
import { RATE_LIMITS } from "../../../app/settings/rate-limits.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { createRateLimits } from "../../limits/rate-limits.ts";
import { createLogger } from "../../logging/logger.ts";
import { receiveViolations } from "./receive-violations.ts";
import { violationsPath } from "../secure-headers.ts";
import type { ShopHttp } from "../shop-environment.ts";

async function openReceiver() {
  const database = await openTestDatabase();
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  const app = new Hono<ShopHttp>();
  app.use((context, next) => {
    context.set("logger", logger);
    context.set("origin", { ip: "192.0.2.1", host: "shop.test" } as ShopHttp["Variables"]["origin"]);
    return next();
  });
  app.route("/", receiveViolations(createRateLimits(database, { scale: 1 })));
  const send = async (body: string) => (await app.request(violationsPath, { method: "POST", body })).status;
  return { send, logged: () => lines.map((line) => JSON.parse(line) as object), close: () => database.close() };
}

const page = "https://shop.example/de-DE/checkout?email=eleanor.shaw@example.com&step=payment";
const older = {
  "csp-report": {
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/skimmer.js?card=4111",
    "document-uri": page,
    "script-sample": "Eleanor Shaw",
  },
};
const newer = [
  {
    type: "csp-violation",
    body: { effectiveDirective: "connect-src", blockedURL: "inline", documentURL: page, sample: "Eleanor" },
  },
];
const expected = { level: "warn", page: "/de-DE/checkout", msg: "page policy violated" };

it.each([
  ["report-uri", older, { ...expected, directive: "script-src-elem", blocked: "https://evil.example" }],
  ["report-to", newer, { ...expected, directive: "connect-src", blocked: "inline" }],
])("a report by %s is logged without anything personal", async (_, report, line) => {
  const receiver = await openReceiver();
  expect(await receiver.send(JSON.stringify(report))).toBe(204);
  expect(receiver.logged()).toMatchObject([line]);
  expect(JSON.stringify(receiver.logged())).not.toMatch(/eleanor|4111|example\.com|step=/i);
  await receiver.close();
});

it.each([
  ["no JSON", "script-src", 400],
  ["something else", '{"a":1}', 400],
  ["a list of something else", '[{"type":"deprecation","body":{}}]', 400],
  ["too long a body", JSON.stringify({ a: "x".repeat(17_000) }), 413],
])("a report with %s is refused", async (_, body, status) => {
  const receiver = await openReceiver();
  expect(await receiver.send(body)).toBe(status);
  expect(receiver.logged()).toEqual([]);
  await receiver.close();
});

it("an IP address may send a limited number of reports", async () => {
  const receiver = await openReceiver();
  const { points } = RATE_LIMITS.violationReportPerIp;
  for (let n = 0; n < points; n += 1) expect(await receiver.send(JSON.stringify(older))).toBe(204);
  expect(await receiver.send(JSON.stringify(older))).toBe(429);
  expect(receiver.logged()).toHaveLength(points);
  await receiver.close();
});
