import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { chargesPath, guardedCharges } from "./guarded-charges.ts";

const token = "t".repeat(32);
const charges = new Hono().post("/refunds", (context) => context.json({ status: "refunded", id: "r1" }));
const ask = (app: Hono, headers: Record<string, string>) =>
  app.request(`${chargesPath}/refunds`, { method: "POST", body: "{}", headers });

describe("the charges of the shop's ledger", () => {
  const app = guardedCharges(charges, token);

  it.each([
    ["no token", {}],
    ["a wrong token", { authorization: `Bearer ${"x".repeat(32)}` }],
    ["a part of the token", { authorization: `Bearer ${token.slice(1)}` }],
    ["an empty token", { authorization: "Bearer " }],
    ["another authentication scheme", { authorization: `Basic ${token}` }],
    ["a cookie", { cookie: `charges=${token}; authorization=${token}` }],
  ])("are refused to a caller with %s", async (_, headers) => {
    const response = await ask(app, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ title: "Unauthorized" });
  });

  it("are open to an order management with the token", async () => {
    const response = await ask(app, { authorization: `Bearer ${token}` });
    expect([response.status, await response.json()]).toEqual([200, { status: "refunded", id: "r1" }]);
  });

  it("do not exist where no token is set", async () => {
    const response = await ask(guardedCharges(charges, undefined), { authorization: "Bearer undefined" });
    expect(response.status).toBe(404);
  });
});
