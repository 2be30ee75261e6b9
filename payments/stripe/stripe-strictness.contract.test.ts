import Stripe from "stripe";
import { expect, it } from "vitest";
import { describeContract } from "../../test/describe-contract.ts";
import { keys, shopOrigin } from "../../test/payments/payments-fixture.ts";
import { confirmStripeSetup, stripeCard } from "../../test/payments/pay-with.ts";
import { prepareStripeSandbox } from "../../test/payments/sandbox-fixtures.ts";

describeContract("the stand-in for Stripe is as strict as Stripe", prepareStripeSandbox, (connect) => {
  const send = (path: string, init: RequestInit = {}) => {
    const { baseUrl, fetch } = connect();
    return fetch(new Request(baseUrl + path, init));
  };
  const call = async (method: "GET" | "POST", path: string, form: Record<string, string> = {}, key?: string) => {
    const response = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${keys.secretKey}`,
        "content-type": "application/x-www-form-urlencoded",
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(method === "POST" && { body: new URLSearchParams(form).toString() }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  };
  type Answer = { id: string; client_secret: string; next_action?: { type: string }; error?: Record<string, string> };

  const newCustomer = async () => (await call("POST", "/v1/customers")).body.id;
  const browser = { request: (path: string, init: RequestInit) => send(path, init) } as never;
  const setUp = async (customer: string, typed: Record<string, string> = {}) => {
    const { body } = await call("POST", "/v1/setup_intents", { customer });
    const confirmed = await confirmStripeSetup(
      browser,
      { setupIntentId: body.id, clientSecret: body.client_secret },
      typed,
    );
    const method = (confirmed.body as { payment_method?: string }).payment_method ?? "";
    return { setup: body, confirmed, method };
  };
  const payment = (customer: string, method: string) => ({
    amount: "9900",
    currency: "gbp",
    customer,
    payment_method: method,
    confirm: "true",
    return_url: `${shopOrigin}/back`,
  });

  it("gives every answer a request id, its version and key, errors included", async () => {
    for (const { headers } of [
      await call("POST", "/v1/customers", {}, "key-of-answer"),
      await call("POST", "/v1/customers", { unknown: "1" }, "key-of-refusal"),
    ]) {
      expect(headers.get("request-id")).toMatch(/^req_[0-9a-f]{14}$/);
      expect(headers.get("stripe-version")).toBe(Stripe.API_VERSION);
      expect(headers.get("idempotency-key")).toMatch(/^key-of-/);
    }
  });

  it("refuses a key that is too long instead of shortening it", async () => {
    expect(await call("POST", "/v1/customers", {}, "k".repeat(256))).toMatchObject({ status: 400 });
  });

  it.each([
    ["11", "2026", 200, undefined],
    ["10", "2026", 402, "invalid_expiry_month"],
    ["12", "2025", 402, "invalid_expiry_year"],
  ])("answers a card that expires in %s/%s with %s, %s", async (month, year, status, code) => {
    const typed = {
      ...stripeCard("4242424242424242"),
      "payment_method_data[card][exp_month]": month,
      "payment_method_data[card][exp_year]": year,
    };
    const { confirmed } = await setUp(await newCustomer(), typed);
    const { error } = confirmed.body as { error?: { code: string } };
    expect([confirmed.status, error?.code]).toEqual([status, code]);
  });

  it.each(["limit=0", "limit=101", "limit=x", "limit=1e9", "starting_after=pi_missing"])(
    "answers a list with %s by a 400",
    async (query) => {
      const customer = await newCustomer();
      for (const path of ["/v1/payment_intents", `/v1/customers/${customer}/payment_methods`]) {
        expect(await call("GET", `${path}?${query}`)).toMatchObject({
          status: 400,
          body: { error: { type: "invalid_request_error" } },
        });
      }
    },
  );

  it("charges no missing or deleted customer, and lists nothing of them", async () => {
    const { method } = await setUp(await newCustomer());
    expect(await call("POST", "/v1/payment_intents", payment("cus_missing", method))).toMatchObject({
      status: 400,
      body: { error: { code: "resource_missing", param: "customer" } },
    });
    expect(await call("POST", "/v1/setup_intents", { customer: "cus_missing" })).toMatchObject({ status: 400 });
    expect(await call("GET", "/v1/customers/cus_missing/payment_methods")).toMatchObject({ status: 404 });
  });

  it("refuses a detached method for every use", async () => {
    const customer = await newCustomer();
    const { method } = await setUp(customer);
    expect(await call("POST", `/v1/payment_methods/${method}/detach`)).toMatchObject({ status: 200 });
    expect(await call("POST", `/v1/payment_methods/${method}/detach`)).toMatchObject({ status: 400 });
    expect(await call("POST", `/v1/payment_methods/${method}/attach`, { customer })).toMatchObject({ status: 400 });
    expect(await call("POST", "/v1/payment_intents", payment(customer, method))).toMatchObject({
      status: 400,
      body: { error: { code: "payment_method_unexpected_state" } },
    });
  });

  it("sets up no method of another customer", async () => {
    const { method } = await setUp(await newCustomer());
    const { body: setup } = await call("POST", "/v1/setup_intents", { customer: await newCustomer() });
    const form = { client_secret: setup.client_secret, payment_method: method };
    expect(await call("POST", `/v1/setup_intents/${setup.id}/confirm`, form)).toMatchObject({
      status: 400,
      body: { error: { code: "payment_method_customer_mismatch" } },
    });
  });

  it("requires a return address, unless redirects are switched off", async () => {
    const customer = await newCustomer();
    const { method } = await setUp(customer);
    const { return_url: _, ...without } = payment(customer, method);
    expect(await call("POST", "/v1/payment_intents", without)).toMatchObject({
      status: 400,
      body: { error: { code: "parameter_missing", param: "return_url" } },
    });
    const staying = {
      "automatic_payment_methods[enabled]": "true",
      "automatic_payment_methods[allow_redirects]": "never",
    };
    expect(await call("POST", "/v1/payment_intents", { ...without, ...staying })).toMatchObject({ status: 200 });
  });

  it("shows the challenge in the page only with `use_stripe_sdk`", async () => {
    const customer = await newCustomer();
    const { setup } = await setUp(customer, stripeCard("4000002760003184"));
    await send("/sandbox/3ds", { method: "POST", body: new URLSearchParams({ setup: setup.id, choice: "approve" }) });
    const { body } = await call("GET", `/v1/setup_intents/${setup.id}`);
    const { payment_method: method } = body as unknown as { payment_method: string };
    const away = await call("POST", "/v1/payment_intents", payment(customer, method));
    expect(away.body.next_action).toMatchObject({ type: "redirect_to_url" });
    const inPage = await call("POST", "/v1/payment_intents", { ...payment(customer, method), use_stripe_sdk: "true" });
    expect(inPage.body.next_action).toMatchObject({ type: "use_stripe_sdk" });
  });
});
