import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Environment } from "../environment/environment.ts";
import { readEnvironment } from "../environment/environment.ts";
import { createLogger } from "../logging/logger.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createEmbeddedPlatform } from "./embedded-platform.ts";
import { answerFailures } from "./service-failures.ts";

const lines: string[] = [];
const logger = createLogger("info", { write: (line) => lines.push(line) });
afterEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

describe("a service that fails", () => {
  it.each([
    ["commerce", "/s/VCS/dw/shop/v22_10/baskets", { fault: { type: "InternalServerErrorException" } }],
    ["commerce", "/shopper/auth/v1/x", { status_code: 500 }],
    ["commerce", "/customer/shopper-customers/v1/x", { title: "Internal Server Error" }],
    ["vehicles", "/vehicles", { code: "INTERNAL_ERROR" }],
    ["order-management", "/SOM-X", [{ errorCode: "UNKNOWN_EXCEPTION" }]],
    ["documents", "/invoices", { title: "Internal Server Error" }],
    ["help-content", "/questions", { type: "internal-error" }],
    ["customer-care", "/cases", { type: "internal-error" }],
    ["consent-records", "/records", { type: "internal-error" }],
    ["address-lookup", "/find", { Items: [{ Error: "-1" }] }],
    ["charges", "/refunds", { title: "Internal Server Error" }],
    ["adyen-sandbox", "/payments", { status: 500, errorType: "internal" }],
    ["stripe-sandbox", "/v1/payment_intents", { error: { type: "api_error" } }],
  ] as const)("%s answers %s with its own error document", async (name, path, document) => {
    const app = answerFailures(new Hono(), { name, logger });
    app.get("*", () => {
      throw new Error("It broke.");
    });
    const response = await app.request(path);
    expect([response.status, await response.json()]).toMatchObject([500, document]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "error", service: name, error: "Error: It broke." });
  });
});

it("no embedded service writes a parameter of a failed query to the log or the console", async () => {
  const streams = [vi.spyOn(console, "error"), vi.spyOn(console, "log"), vi.spyOn(process.stderr, "write")];
  for (const stream of streams) stream.mockImplementation(() => true);
  const database = await openTestDatabase();
  const environment: Environment = readEnvironment({});
  const { services } = await createEmbeddedPlatform({
    environment,
    database,
    now: () => new Date("2026-11-15T12:00:00Z"),
    secret: "s".repeat(32),
    logger,
    addressOf: () => "192.0.2.1",
    origin: "http://shop.test",
    charges: { baseUrl: "http://charges.invalid", fetch: () => new Response(null, { status: 503 }) },
    paymentsPersonData: () => {
      throw new Error("There is no ledger.");
    },
  });
  await database.run("alter table commerce.sites rename to gone");
  const response = await services.commerce.request("/s/Eleanor-Shaw/dw/shop/v22_10/site");
  await database.run("alter table commerce.gone rename to sites");
  await database.close();
  expect([response.status, await response.json()]).toMatchObject([500, { fault: {} }]);
  const written = [...lines, ...streams.flatMap((stream) => stream.mock.calls.map((call) => JSON.stringify(call)))];
  expect(lines.join("")).toContain("DatabaseError");
  expect(written.join("\n")).not.toMatch(/Eleanor|select /);
});
