import { beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "../../contracts/client.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { keys, shopOrigin } from "../../test/payments/payments-fixture.ts";
import { prepareAdyenSandbox, refusedAdyenNames, smoothAdyenCards } from "../../test/payments/sandbox-fixtures.ts";
import { CheckoutAPI, Client, LibraryException } from "./adyen-library.ts";
import { createAdyenProvider } from "./adyen-provider.ts";
import { baseAddressClient } from "./base-address-client.ts";

type Api = InstanceType<typeof CheckoutAPI>;

describeContract("the stand-in for Adyen", prepareAdyenSandbox, (connect) => {
  let api: Api;
  beforeAll(() => {
    const connection: Connection = {
      get baseUrl() {
        return connect().baseUrl;
      },
      fetch: (request) => connect().fetch(request),
    };
    const config = { apiKey: keys.apiKey, environment: "TEST" } as ConstructorParameters<typeof Client>[0];
    api = new CheckoutAPI(new Client(config, baseAddressClient(connection)));
  });

  const keep = async (kind: string, value: string) => {
    const { baseUrl, fetch } = connect();
    const body = JSON.stringify({ kind, value });
    const response = await fetch(new Request(`${baseUrl}/checkoutshopper/vault`, { method: "POST", body }));
    return (await response.json()) as { blob?: string; error?: string };
  };
  let payments = 0;
  const request = async (changes: Record<string, unknown> = {}, number = "4111111111111111") => ({
    merchantAccount: keys.merchantAccount,
    amount: { currency: "EUR", value: 9900 },
    reference: `ORDER-${(payments += 1)}`,
    returnUrl: `${shopOrigin}/back`,
    paymentMethod: {
      type: "scheme",
      encryptedCardNumber: (await keep("number", number)).blob,
      encryptedExpiryMonth: (await keep("month", "03")).blob,
      encryptedExpiryYear: (await keep("year", "2030")).blob,
      holderName: "A Byron",
    },
    shopperReference: "shopper-1",
    storePaymentMethod: true,
    billingAddress: { country: "DE", street: "1", houseNumberOrName: "1", city: "C", postalCode: "1" },
    ...changes,
  });
  const pay = async (
    changes: Record<string, unknown> = {},
    options: { idempotencyKey?: string; number?: string } = {},
  ) => api.PaymentsApi.payments((await request(changes, options.number)) as never, options);

  it("authorises a card, and describes it to the shop", async () => {
    const answer = await pay();
    expect(answer).toMatchObject({
      resultCode: "Authorised",
      amount: { currency: "EUR", value: 9900 },
      paymentMethod: { brand: "visa", type: "scheme" },
      additionalData: { cardSummary: "1111", expiryDate: "3/2030", issuerCountry: "DE" },
    });
    expect(answer.pspReference).toMatch(/^[A-Z2-9]{16}$/);
    const token = answer.additionalData?.["tokenization.storedPaymentMethodId"];
    expect(answer.additionalData?.["recurring.recurringDetailReference"]).toBe(token);
    const saved = await api.RecurringApi.getTokensForStoredPaymentDetails("shopper-1", keys.merchantAccount);
    expect(saved.storedPaymentMethods?.map(({ id }) => id)).toContain(token);
  });

  it.each(smoothAdyenCards)("authorises the test card %o", async ({ number, brand, country }) => {
    const answer = await pay({}, { number });
    expect(answer).toMatchObject({ resultCode: "Authorised", paymentMethod: { brand } });
    expect(answer.additionalData?.issuerCountry).toBe(country ?? "DE");
  });

  it.each(refusedAdyenNames)("refuses the name %s with %s", async (lastName, refusalReasonCode) => {
    const answer = await pay({ shopperName: { firstName: "A", lastName } });
    expect(answer).toMatchObject({ resultCode: "Refused", refusalReasonCode });
  });

  it("answers a key again with the first answer, and refuses it for another request", async () => {
    const body = (await request()) as never;
    const first = await api.PaymentsApi.payments(body, { idempotencyKey: "key-1" });
    expect(await api.PaymentsApi.payments(body, { idempotencyKey: "key-1" })).toEqual(first);
    const other = { ...(body as object), amount: { currency: "EUR", value: 1 } } as never;
    await expect(api.PaymentsApi.payments(other, { idempotencyKey: "key-1" })).rejects.toMatchObject({
      statusCode: 422,
      errorCode: "704",
    });
  });

  it("gives simultaneous requests with one key the same answer", async () => {
    const body = (await request()) as never;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.PaymentsApi.payments(body, { idempotencyKey: "key-at-once" })),
    );
    expect(new Set(answers.map(({ pspReference }) => pspReference)).size).toBe(1);
  });

  it.each([
    [{ paymentMethod: { type: "scheme", encryptedCardNumber: "sbx1_unknown" } }, 422, "101"],
    [{ paymentMethod: { type: "scheme", encryptedCardNumber: "4111111111111111" } }, 422, "101"],
    [{ paymentMethod: { type: "paypal" } }, 422, "14_004"],
    [{ paymentMethod: { type: "ideal" }, returnUrl: "" }, 422, "14_030"],
    [{ paymentMethod: { type: "sepadirectdebit", iban: "no", ownerName: "A" } }, 422, "161"],
    [{ paymentMethod: { type: "scheme", storedPaymentMethodId: "NOBODYS" } }, 422, "803"],
    [{ merchantAccount: "OtherMerchant" }, 403, "901"],
    [{ amount: { currency: "EUR", value: -1 } }, 422, "14_002"],
    [{ reference: "" }, 422, "14_002"],
  ])("refuses %j with %i, %s", async (changes, statusCode, errorCode) => {
    const refused = pay(changes);
    await expect(refused).rejects.toBeInstanceOf(LibraryException);
    await expect(refused).rejects.toMatchObject({ statusCode, errorCode });
  });

  it("requires its API key", async () => {
    const { baseUrl, fetch } = connect();
    for (const key of ["", "other"]) {
      const headers = { "x-api-key": key };
      const response = await fetch(new Request(`${baseUrl}/v72/payments`, { method: "POST", headers, body: "{}" }));
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ status: 401, errorCode: "000", errorType: "security" });
    }
  });

  it("charges a saved card for a renewal, only for the shopper who saved it, and deletes it", async () => {
    const { additionalData } = await pay();
    const token = additionalData?.["tokenization.storedPaymentMethodId"] ?? "";
    const renewal = (shopperReference: string) =>
      pay({
        paymentMethod: { type: "scheme", storedPaymentMethodId: token },
        shopperReference,
        shopperInteraction: "ContAuth",
        storePaymentMethod: false,
      });
    expect(await renewal("shopper-1")).toMatchObject({ resultCode: "Authorised" });
    await expect(renewal("shopper-2")).rejects.toMatchObject({ errorCode: "803" });
    await expect(
      api.RecurringApi.deleteTokenForStoredPaymentDetails(token, "shopper-2", keys.merchantAccount),
    ).rejects.toMatchObject({ statusCode: 422 });
    await api.RecurringApi.deleteTokenForStoredPaymentDetails(token, "shopper-1", keys.merchantAccount);
    await expect(renewal("shopper-1")).rejects.toMatchObject({ errorCode: "803" });
  });

  it("refunds what was paid, and no more", async () => {
    const { pspReference = "" } = await pay();
    const refund = (value: number) =>
      api.ModificationsApi.refundCapturedPayment(pspReference, {
        merchantAccount: keys.merchantAccount,
        amount: { currency: "EUR", value },
        reference: "refund-1",
      });
    expect(await refund(4000)).toMatchObject({ status: "received", paymentPspReference: pspReference });
    expect(await refund(5900)).toMatchObject({ status: "received" });
    await expect(refund(1)).rejects.toMatchObject({ statusCode: 422 });
  });

  it("offers only the allowed methods", async () => {
    const answer = await api.PaymentsApi.paymentMethods({
      merchantAccount: keys.merchantAccount,
      allowedPaymentMethods: ["scheme", "ideal"],
    });
    expect(answer.paymentMethods?.map(({ type }) => type)).toEqual(["scheme", "ideal"]);
  });

  describe("the vault", () => {
    it.each([
      ["number", "4000000000000002", "test cards only"],
      ["number", "4111111111111112", "invalid"],
      ["number", "12", "invalid"],
      ["cvc", "x", "invalid"],
    ])("does not take the %s %s: %s", async (kind, value, error) => {
      expect(await keep(kind, value)).toEqual({ error });
    });

    it("allows only the shop to frame its pages, and loads nothing from other origins", async () => {
      const { baseUrl, fetch } = connect();
      const page = await fetch(new Request(`${baseUrl}/checkoutshopper/securedfields/k/6.3.0/securedFields.html`));
      const policy = page.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`frame-ancestors ${shopOrigin}`);
      const vault = await fetch(new Request(`${baseUrl}/checkoutshopper/vault`, { method: "POST", body: "{}" }));
      expect(vault.headers.get("access-control-allow-origin")).toBeNull();
    });
  });

  it("carries out a request whose answer it drops", async () => {
    const { baseUrl, fetch } = connect();
    const form = (about: Record<string, string>) =>
      fetch(
        new Request(`${baseUrl}/sandbox/console`, {
          method: "POST",
          body: new URLSearchParams(about),
          redirect: "manual",
        }),
      );
    const body = (await request()) as never;
    await form({ do: "mishap", kind: "lose-answer", amount: "1" });
    // Depending on the transport, the connection breaks or an empty body comes.
    const lost = await api.PaymentsApi.payments(body, { idempotencyKey: "key-lost" }).catch(() => undefined);
    expect(lost?.resultCode).toBeUndefined();
    const again = await api.PaymentsApi.payments(body, { idempotencyKey: "key-lost" });
    expect(again.resultCode).toBe("Authorised");
    await form({ do: "mishap", kind: "fail", amount: "1" });
    await expect(pay()).rejects.toMatchObject({ statusCode: 500 });
    expect(await pay()).toMatchObject({ resultCode: "Authorised" });
    const page = await (await fetch(new Request(`${baseUrl}/sandbox/console`))).text();
    expect(page).toContain(again.pspReference);
  });

  it("works with the shop's adapter", async () => {
    const adyen = createAdyenProvider({
      ...keys,
      environment: "test",
      public: { provider: "adyen", environment: "test", clientKey: "k" },
      connection: connect(),
    });
    const buyerIds = { shopperReference: "shopper-3", providerCustomer: null };
    const money = { amount: 9900, currency: "EUR" };
    const types = ["card", "ideal"] as const;
    const widget = await adyen.createWidgetData({
      country: "NL",
      locale: "nl-NL",
      money,
      buyerIds,
      purpose: "checkout",
      types,
      hasSavedMethods: true,
    });
    expect(widget).toMatchObject({ paymentMethods: [{ type: "scheme" }, { type: "ideal" }], storedPaymentMethods: [] });
  });
});
