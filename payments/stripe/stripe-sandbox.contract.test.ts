import Stripe from "stripe";
import { beforeAll, expect, it } from "vitest";
import { describeContract } from "../../test/describe-contract.ts";
import { keys, shopOrigin } from "../../test/payments/payments-fixture.ts";
import { confirmStripeSetup, stripeCard } from "../../test/payments/pay-with.ts";
import { prepareStripeSandbox } from "../../test/payments/sandbox-fixtures.ts";

describeContract("the stand-in for Stripe", prepareStripeSandbox, (connect) => {
  let stripe: Stripe;
  const send = (url: string, init?: RequestInit) => {
    const { baseUrl, fetch } = connect();
    const { pathname, search } = new URL(url, "http://stripe.invalid");
    return fetch(new Request(baseUrl + pathname + search, init));
  };
  beforeAll(() => {
    stripe = new Stripe(keys.secretKey, {
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(async (input, init) =>
        send(input instanceof Request ? input.url : String(input), init),
      ),
    });
  });

  const newCustomer = () =>
    stripe.customers.create({ email: "ada@example.com", name: "Ada Byron", metadata: { sap_cdc_id: "cdc-1" } });
  const browser = { request: (path: string, init: RequestInit) => send(path, init) };
  const setUp = async (typed: Record<string, string> = {}) => {
    const { id: customer } = await newCustomer();
    const setup = await stripe.setupIntents.create({
      customer,
      usage: "off_session",
      allowed_payment_method_types: ["card", "sepa_debit"],
    });
    const handed = { setupIntentId: setup.id, clientSecret: setup.client_secret ?? "" };
    const answer = await confirmStripeSetup(browser as never, handed, typed);
    const read = await stripe.setupIntents.retrieve(setup.id, { expand: ["payment_method", "latest_attempt"] });
    return { customer, answer, setup: read, method: (read.payment_method as Stripe.PaymentMethod | null)?.id ?? "" };
  };
  let orders = 0;
  const charge = (
    about: { customer: string; method: string },
    more: Partial<Stripe.PaymentIntentCreateParams> = {},
    key?: string,
  ) =>
    stripe.paymentIntents.create(
      {
        amount: 9900,
        currency: "gbp",
        customer: about.customer,
        payment_method: about.method,
        confirm: true,
        return_url: `${shopOrigin}/back`,
        use_stripe_sdk: true,
        metadata: { orderNo: `ORDER-${(orders += 1)}` },
        ...more,
      },
      key === undefined ? {} : { idempotencyKey: key },
    );

  it("stores customers, finds them, and marks deleted ones", async () => {
    const { id } = await newCustomer();
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, email: "ada@example.com", object: "customer" });
    const { data } = await stripe.customers.search({ query: "metadata['sap_cdc_id']:'cdc-1'" });
    expect(data.map((one) => one.id)).toContain(id);
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    const missing = stripe.customers.retrieve("cus_missing");
    await expect(missing).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    await expect(missing).rejects.toMatchObject({
      code: "resource_missing",
      statusCode: 404,
      rawType: "invalid_request_error",
    });
  });

  it("sets a card up and charges it, with or without the holder present", async () => {
    const about = await setUp();
    expect(about.setup).toMatchObject({
      status: "succeeded",
      payment_method: { type: "card", card: { brand: "visa", last4: "4242" } },
    });
    expect(await charge(about)).toMatchObject({ status: "succeeded", amount_received: 9900, currency: "gbp" });
    expect(await charge(about, { off_session: true })).toMatchObject({ status: "succeeded" });
    const { data } = await stripe.customers.listPaymentMethods(about.customer);
    expect(data.map(({ id }) => id)).toEqual([about.method]);
    await stripe.paymentMethods.detach(about.method);
    expect((await stripe.customers.listPaymentMethods(about.customer)).data).toEqual([]);
  });

  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000009979", "card_declined", "stolen_card"],
    ["4000000000006975", "card_declined", "card_velocity_exceeded"],
    ["4000000000000069", "expired_card", "expired_card"],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc"],
    ["4000000000000119", "processing_error", "processing_error"],
  ])("refuses to set up %s: %s, %s", async (number, code, decline) => {
    const { answer, setup } = await setUp(stripeCard(number));
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({
      error: { type: "card_error", code, decline_code: decline, setup_intent: { id: setup.id } },
    });
    expect(setup).toMatchObject({ status: "requires_payment_method", last_setup_error: { code } });
  });

  it.each([
    ["4012888888881881", 402],
    ["4242424242424241", 400],
  ])("does not take %s, which is no test card", async (number, status) => {
    const { answer } = await setUp(stripeCard(number));
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain(number);
  });

  it.each([
    ["4000002500003155", "succeeded", "succeeded"],
    ["4000002760003184", "requires_action", "authentication_required"],
    ["4000008260003178", "requires_action", "insufficient_funds"],
  ])(
    "authenticates %s at the setup; a charge is then %s with its holder, %s without",
    async (number, present, absent) => {
      const { customer, setup, answer } = await setUp(stripeCard(number));
      expect(answer.body).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
      await send("/sandbox/3ds", { method: "POST", body: new URLSearchParams({ setup: setup.id, choice: "approve" }) });
      const about = {
        customer,
        method: ((await stripe.setupIntents.retrieve(setup.id)).payment_method as string) ?? "",
      };
      expect((await charge(about)).status).toBe(present);
      const unattended = await charge(about, { off_session: true }).then(
        ({ status }) => status,
        (error: Stripe.errors.StripeCardError) => error.decline_code,
      );
      expect(unattended).toBe(absent);
    },
  );

  it("names the intent in a refusal", async () => {
    const about = await setUp(stripeCard("4000000000000341"));
    const refused = charge(about);
    await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    const error = await refused.catch((one: Stripe.errors.StripeCardError) => one);
    expect(error).toMatchObject({ code: "card_declined", payment_intent: { status: "requires_payment_method" } });
  });

  it("answers a key again with the first answer, and refuses it for another request", async () => {
    const about = await setUp();
    const metadata = { orderNo: "ONE" };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => charge(about, { metadata }, "pay:ONE")),
    );
    expect(others.map(({ id }) => id)).toEqual([first?.id, first?.id, first?.id]);
    const replay = await charge(about, { metadata }, "pay:ONE");
    expect(new Headers(replay.lastResponse.headers).get("idempotent-replayed")).toBe("true");
    await expect(charge(about, { metadata, amount: 1 }, "pay:ONE")).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    const { data } = await stripe.paymentIntents.list({ customer: about.customer });
    expect(data.map(({ id }) => id)).toEqual([first?.id]);
  });

  it("keeps a debit in processing, and cannot cancel it", async () => {
    const about = await setUp({
      "payment_method_data[type]": "sepa_debit",
      "payment_method_data[sepa_debit][iban]": "AT611904300234573201",
    });
    const intent = await charge(about, { currency: "eur" });
    expect(intent.status).toBe("processing");
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });

  it("creates a reusable debit from a single-use bank method", async () => {
    const { setup, answer } = await setUp({ "payment_method_data[type]": "ideal" });
    expect(answer.body).toMatchObject({ next_action: { type: "redirect_to_url" } });
    const body = new URLSearchParams({ setup: setup.id, choice: "approve" });
    const back = await send("/sandbox/bank", { method: "POST", body, redirect: "manual" });
    expect(back.headers.get("location")).toContain(`setup_intent=${setup.id}`);
    const { latest_attempt: attempt } = await stripe.setupIntents.retrieve(setup.id, { expand: ["latest_attempt"] });
    const debit = (attempt as Stripe.SetupAttempt).payment_method_details.ideal?.generated_sepa_debit as string;
    expect(await stripe.paymentMethods.retrieve(debit)).toMatchObject({
      type: "sepa_debit",
      sepa_debit: { country: "NL" },
    });
  });

  it("refunds what was paid, and no more", async () => {
    const { id } = await charge(await setUp());
    expect(await stripe.refunds.create({ payment_intent: id, amount: 4000 })).toMatchObject({ status: "succeeded" });
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 5900 });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  it("refuses parameters the API no longer has", async () => {
    const form = new URLSearchParams({ "payment_method_types[0]": "card" });
    const headers = { authorization: `Bearer ${keys.secretKey}`, "content-type": "application/x-www-form-urlencoded" };
    const response = await send("/v1/setup_intents", { method: "POST", headers, body: form.toString() });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: "parameter_unknown", param: "payment_method_types" },
    });
  });

  it.each(["", "Bearer sk_other", `Bearer ${keys.publishableKey}`])(
    "requires its API key: %s",
    async (authorization) => {
      const response = await send("/v1/customers/cus_1", { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
    },
  );

  it("shows an intent to a browser only with its client secret", async () => {
    const { setup } = await setUp();
    const headers = { authorization: `Bearer ${keys.publishableKey}`, origin: shopOrigin };
    const ask = (secret: string) => send(`/v1/setup_intents/${setup.id}?client_secret=${secret}`, { headers });
    expect((await ask(`${setup.id}_secret_other`)).status).toBe(404);
    const answer = await ask(setup.client_secret ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(shopOrigin);
  });
});
