import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chargesProblem } from "../../contracts/charges/charges.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

const post = async (path: string, body: string) => {
  const response = await fixture.paymentsModule.charges.request(path, { method: "POST", body });
  return { status: response.status, document: (await response.json()) as unknown };
};
const charge = (more: object = {}) => ({
  idempotencyKey: "renew:1",
  amount: 8900,
  currency: "EUR",
  token: "T1",
  reference: "R-1",
  ...more,
});

describe.each(["/charges", "/refunds"])("POST %s", (path) => {
  it.each<[string, string]>([
    ["nothing", ""],
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", JSON.stringify([charge()])],
    ["no key", JSON.stringify(charge({ idempotencyKey: undefined }))],
    ["an empty key", JSON.stringify(charge({ idempotencyKey: "" }))],
    ["a key with a space", JSON.stringify(charge({ idempotencyKey: "a b" }))],
    ["a key that is too long", JSON.stringify(charge({ idempotencyKey: "k".repeat(121) }))],
    ["no amount", JSON.stringify(charge({ amount: undefined }))],
    ["nothing to pay", JSON.stringify(charge({ amount: 0 }))],
    ["a negative amount", JSON.stringify(charge({ amount: -1 }))],
    ["half a cent", JSON.stringify(charge({ amount: 0.5 }))],
    ["a text for the amount", JSON.stringify(charge({ amount: "8900" }))],
    ["an amount that is too large", JSON.stringify(charge({ amount: 1_000_000_001 }))],
    ["a currency in small letters", JSON.stringify(charge({ currency: "eur" }))],
    ["a currency of two letters", JSON.stringify(charge({ currency: "EU" }))],
    ["a number for the token", JSON.stringify(charge({ token: 7 }))],
    ["an empty token", JSON.stringify(charge({ token: "" }))],
    ["a token with a line end", JSON.stringify(charge({ token: "T1\n" }))],
    ["an empty reference", JSON.stringify(charge({ reference: "" }))],
    ["a reference with a letter that is not ASCII", JSON.stringify(charge({ reference: "Ü" }))],
    ["a reference that is too long", JSON.stringify(charge({ reference: "r".repeat(121) }))],
    ["a field that is not known", JSON.stringify(charge({ shopper: "ada" }))],
  ])("with %s is a bad request", async (_, body) => {
    const { status, document } = await post(path, body);
    expect(status).toBe(400);
    expect(chargesProblem.parse(document).title).toBe("Bad Request");
  });

  it("with a body that is too large is refused before it is read", async () => {
    const { status, document } = await post(path, "x".repeat(65_537));
    expect(status).toBe(413);
    expect(chargesProblem.parse(document).title).toBe("Content Too Large");
  });

  it("with a valid request about an unknown method or payment is answered with a refusal, not an error", async () => {
    expect(await post(path, JSON.stringify(charge()))).toMatchObject({
      status: 200,
      document: { status: "refused", id: "renew:1" },
    });
  });
});

it("a refund may have no token, a charge must have one", async () => {
  const body = JSON.stringify(charge({ token: null }));
  expect((await post("/charges", body)).status).toBe(400);
  expect((await post("/refunds", body)).status).toBe(200);
});

it.each([
  ["GET", "/charges"],
  ["PUT", "/refunds"],
  ["POST", "/"],
  ["POST", "/charges/1"],
  ["POST", "/Charges"],
])("%s %s is answered with a problem document and the status 404", async (method, path) => {
  const response = await fixture.paymentsModule.charges.request(path, { method });
  expect(response.status).toBe(404);
  expect(chargesProblem.parse(await response.json()).title).toBe("Not Found");
});
