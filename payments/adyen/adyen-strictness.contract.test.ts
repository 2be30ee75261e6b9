import { expect, it } from "vitest";
import { describeContract } from "../../test/describe-contract.ts";
import { keys, shopOrigin } from "../../test/payments/payments-fixture.ts";
import { prepareAdyenSandbox } from "../../test/payments/sandbox-fixtures.ts";

const billingAddress = {
  street: "Hauptstraße",
  houseNumberOrName: "1",
  city: "Berlin",
  postalCode: "10115",
  country: "DE",
};

describeContract("the stand-in for Adyen is as strict as Adyen", prepareAdyenSandbox, (connect) => {
  const post = async (path: string, document: object, key?: string) => {
    const { baseUrl, fetch } = connect();
    const headers = { "x-api-key": keys.apiKey, ...(key !== undefined && { "idempotency-key": key }) };
    const response = await fetch(
      new Request(baseUrl + path, { method: "POST", headers, body: JSON.stringify(document) }),
    );
    return { status: response.status, headers: response.headers, body: (await response.json()) as object };
  };
  const keep = async (kind: string, value: string) =>
    ((await post("/checkoutshopper/vault", { kind, value })).body as { blob?: string }).blob;

  let payments = 0;
  const debit = (changes: object = {}) => ({
    merchantAccount: keys.merchantAccount,
    amount: { currency: "EUR", value: 9900 },
    reference: `STRICT-${(payments += 1)}`,
    returnUrl: `${shopOrigin}/back`,
    paymentMethod: { type: "sepadirectdebit", iban: "DE87123456781234567890", ownerName: "A Byron" },
    billingAddress,
    ...changes,
  });
  const card = async (expiryMonth: string, expiryYear: string) =>
    debit({
      paymentMethod: {
        type: "scheme",
        encryptedCardNumber: await keep("number", "4111111111111111"),
        encryptedExpiryMonth: await keep("month", expiryMonth),
        encryptedExpiryYear: await keep("year", expiryYear),
        holderName: "A Byron",
      },
    });

  it("accepts a complete request, and repeats its key", async () => {
    const { status, headers } = await post("/v72/payments", debit(), "strict-key");
    expect([status, headers.get("idempotency-key")]).toEqual([200, "strict-key"]);
  });

  it.each([
    [
      "an account number with wrong check digits",
      { paymentMethod: { type: "sepadirectdebit", iban: "DE88123456781234567890" } },
    ],
    ["no return address", { returnUrl: undefined }],
    ["an empty house number", { billingAddress: { ...billingAddress, houseNumberOrName: "" } }],
    ["a postal code of eleven characters", { billingAddress: { ...billingAddress, postalCode: "12345678901" } }],
    ["no city", { billingAddress: { ...billingAddress, city: "" } }],
  ])("refuses %s", async (_what, changes) => {
    expect(await post("/v72/payments", debit(changes))).toMatchObject({
      status: 422,
      body: { errorType: "validation" },
    });
  });

  it("refuses a key that is too long instead of shortening it", async () => {
    expect(await post("/v72/payments", debit(), "k".repeat(65))).toMatchObject({ status: 422 });
  });

  it.each([
    ["11", "2026", "Authorised"],
    ["10", "2026", "Refused"],
    ["12", "2025", "Refused"],
  ])("answers a card that expires in %s/%s with %s", async (month, year, resultCode) => {
    expect(await post("/v72/payments", await card(month, year))).toMatchObject({ status: 200, body: { resultCode } });
  });
});
