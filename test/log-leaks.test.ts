import { describe, expect, it } from "vitest";
import { findLogLeaks } from "../e2e/support/log-leaks.ts";

const opaque = "r4nd0mBytes_thatMake43Characters-0fATokenX1";
const line = (fields: object) => JSON.stringify({ level: "info", time: "2026-11-15T12:00:00.000Z", ...fields });

describe("findLogLeaks", () => {
  it.each([
    ["an e-mail address", line({ msg: "mail to owner1.gbr@example.com" })],
    ["an e-mail address in a query", line({ path: "/x?e=owner1.gbr%40example.com" })],
    ["a VIN", line({ msg: "vehicle SALEA7BWAS2Z00201" })],
    ["a VIN in lower case", line({ path: "/service/sadha2b1ap1z00211" })],
    ["a card number", line({ msg: "refused 4111111111111111" })],
    ["a card number in groups", line({ body: { number: "5555 5555 5555 4444" } })],
    ["a signed token", line({ error: "refused eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln" })],
    ["a code or refresh token", line({ error: `invalid_grant ${opaque}` })],
    ["a refresh token in a path", line({ msg: "x", detail: { word: opaque } })],
    ["an authorization header", line({ headers: "Bearer abcdefgh12345678" })],
    ["a code by its name", line({ path: "/callback?code=xyz&state=1" })],
    ["a field by its name", line({ refresh_token: "abc" })],
    ["a field in a nested JSON document", line({ body: JSON.stringify({ password: "abc" }) })],
    ["a line that is not JSON", `Error: unknown token ${opaque}`],
  ])("finds %s", (_, log) => {
    expect(findLogLeaks(log).length).toBeGreaterThan(0);
  });

  it.each([
    ["an id of many digits", line({ requestId: "41570636-1258-4953-8971-000000000000" })],
    ["a request", line({ requestId: "7f0c8a2e-11aa-4e21-9b1e-000000000000", path: "/service/CONNAV", status: 200 })],
    ["redacted values", line({ path: "/callback?code=[redacted]&state=1", a: "Bearer [token]", b: "[e-mail] [vin]" })],
    [
      "a stack",
      line({ stack: "Error: x\n    at f (file:///work/node_modules/@hono/node-server/dist/index.mjs:12:3)" }),
    ],
    ["a line for the operator who started it", `  VEHICLES_TOKEN=${opaque}`],
  ])("accepts %s", (_, log) => {
    expect(findLogLeaks(log)).toEqual([]);
  });
});
