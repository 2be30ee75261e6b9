import { expect, it } from "vitest";
import { charge, chargesProblem, createChargesClient, refund } from "../../contracts/charges/charges.ts";
import { describeWire } from "../../test/describe-wire.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createCharges } from "./charges.ts";

async function prepare() {
  const database = await openTestDatabase();
  const app = createCharges({ database, now: () => new Date("2026-11-15T12:00:00Z") });
  return { app, close: () => database.close() };
}

const asked = { amount: 8900, currency: "GBP", token: "tok_visa", reference: "R-1" };

describeWire("charges", prepare, (connect) => {
  it.each([
    ["tok_visa", "charged"],
    ["declined", "refused"],
    ["declined_insufficient_funds", "refused"],
    ["tok_declined", "charged"],
  ])("answers %s with %s, and with the same again", async (token, status) => {
    const call = createChargesClient(connect());
    const body = { ...asked, token, idempotencyKey: `charge:${token}` };
    const first = await call(charge, { body });
    expect(first.status).toBe(status);
    expect(await Promise.all([call(charge, { body }), call(charge, { body })])).toEqual([first, first]);
  });

  it.each([
    ["tok_visa", "refunded"],
    [null, "refunded"],
    ["declined", "refused"],
  ])("answers a refund to %s with %s", async (token, status) => {
    const call = createChargesClient(connect());
    const body = { ...asked, token, idempotencyKey: `refund:${token}` };
    const first = await call(refund, { body });
    expect(first.status).toBe(status);
    expect(await call(refund, { body })).toEqual(first);
  });

  it.each([{ amount: 1 }, { currency: "EUR" }, { token: "tok_other" }, { reference: "R-2" }])(
    "refuses a key that is used again for %j",
    async (change) => {
      const call = createChargesClient(connect());
      await call(charge, { body: { ...asked, idempotencyKey: "same" } });
      const again = call(charge, { body: { ...asked, ...change, idempotencyKey: "same" } });
      await expect(again).rejects.toMatchObject({ status: 409, type: "Idempotency Conflict" });
    },
  );

  it.each([
    undefined,
    {},
    { ...asked },
    { ...asked, idempotencyKey: "" },
    { ...asked, idempotencyKey: "a b" },
    { ...asked, idempotencyKey: "k", amount: 0 },
    { ...asked, idempotencyKey: "k", amount: -1 },
    { ...asked, idempotencyKey: "k", amount: 1.5 },
    { ...asked, idempotencyKey: "k", amount: 1e15 },
    { ...asked, idempotencyKey: "k", currency: "pounds" },
    { ...asked, idempotencyKey: "k", token: "\0" },
    { ...asked, idempotencyKey: "k", more: 1 },
  ])("refuses %j", async (body) => {
    const { baseUrl, fetch } = connect();
    for (const path of ["/charges", "/refunds"]) {
      const init = { method: "POST", ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(new Request(baseUrl + path, init));
      expect(response.status).toBe(400);
      expect(chargesProblem.parse(await response.json()).title).toBe("Bad Request");
    }
  });

  it("refuses a body above 64 KB", async () => {
    const { baseUrl, fetch } = connect();
    const response = await fetch(new Request(`${baseUrl}/charges`, { method: "POST", body: "x".repeat(65_600) }));
    expect(response.status).toBe(413);
  });
});
