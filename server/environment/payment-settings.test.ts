import { describe, expect, it } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { readEnvironment } from "./environment.ts";
import { paymentMode } from "./payment-settings.ts";

const keys = {
  ADYEN_API_KEY: "AQE",
  ADYEN_MERCHANT_ACCOUNT: "Shop",
  ADYEN_CLIENT_KEY: "test_abc",
  ADYEN_HMAC_KEY: "0f".repeat(32),
  STRIPE_SECRET_KEY: "sk_test_abc",
  STRIPE_PUBLISHABLE_KEY: "pk_test_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
};
const live = {
  ...keys,
  PAYMENT_MODE: "live",
  ADYEN_ENVIRONMENT: "live",
  ADYEN_LIVE_PREFIX: "prefix",
  SEPA_CREDITOR_ID: "DE98ZZZ09999999998",
  ADYEN_CLIENT_KEY: "live_abc",
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_PUBLISHABLE_KEY: "pk_live_abc",
};
const without = (source: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(source).filter(([one]) => one !== name));

describe("the mode of payments", () => {
  it.each([
    [{}, "sandbox"],
    [keys, "test"],
    [live, "live"],
    [{ PAYMENT_MODE: "sandbox", ADYEN_API_URL: "http://localhost:4000/adyen" }, "sandbox"],
    [{ ...keys, ADYEN_API_URL: "http://localhost:4000/adyen" }, "sandbox"],
  ])("%o is %s", (source, mode) => {
    expect(paymentMode(readEnvironment(source))).toBe(mode);
  });

  it.each<[Record<string, string>, string]>([
    ...Object.keys(keys).map(
      (name) =>
        [{ ...without(keys, name), PAYMENT_MODE: "test" }, `${name} needed`] satisfies [Record<string, string>, string],
    ),
    ...Object.keys(keys).map(
      (name) => [without(live, name), `${name} needed`] satisfies [Record<string, string>, string],
    ),
    [without(live, "SEPA_CREDITOR_ID"), "SEPA_CREDITOR_ID is needed"],
    [{ ...live, SEPA_CREDITOR_ID: "our bank" }, "SEPA_CREDITOR_ID: must be a creditor identifier"],
    [{ ...live, ADYEN_API_URL: "http://localhost:1" }, "ADYEN_API_URL: only a sandbox"],
    [{ ...live, STRIPE_API_URL: "http://localhost:1" }, "STRIPE_API_URL: only a sandbox"],
    [{ ...live, STRIPE_JS_URL: "http://localhost:1" }, "STRIPE_JS_URL: only a sandbox"],
    [{ ...keys, PAYMENT_MODE: "test", ADYEN_API_URL: "http://localhost:1" }, "ADYEN_API_URL: only a sandbox"],
    [{ ...live, STRIPE_SECRET_KEY: "sk_test_abc" }, "STRIPE_SECRET_KEY: a key of test mode"],
    [{ ...live, STRIPE_SECRET_KEY: "rk_test_abc" }, "STRIPE_SECRET_KEY: a key of test mode"],
    [{ ...live, STRIPE_PUBLISHABLE_KEY: "pk_test_abc" }, "STRIPE_PUBLISHABLE_KEY: a key of test mode"],
    [{ ...live, ADYEN_CLIENT_KEY: "test_abc" }, "ADYEN_CLIENT_KEY: a key of test mode"],
    [{ ...live, ADYEN_ENVIRONMENT: "test" }, "ADYEN_ENVIRONMENT=live is needed"],
    [without(live, "ADYEN_LIVE_PREFIX"), "ADYEN_LIVE_PREFIX is needed"],
    [{ ...keys, STRIPE_SECRET_KEY: "sk_live_abc" }, "STRIPE_SECRET_KEY: a live key needs"],
    [{ ...keys, ADYEN_ENVIRONMENT: "live" }, "ADYEN_ENVIRONMENT=live needs"],
    [{ ADYEN_HMAC_KEY: "not hexadecimal" }, "ADYEN_HMAC_KEY: must be a key in hexadecimal digits"],
    [{ PAYMENT_SANDBOX_ORIGIN: "no address" }, "PAYMENT_SANDBOX_ORIGIN"],
    [{ PAYMENT_MODE: "pretend" }, "PAYMENT_MODE"],
  ])("refuses %o", (source, message) => {
    expect(() => readEnvironment(source)).toThrow(ConfigurationError);
    expect(() => readEnvironment(source)).toThrow(message);
  });

  const production = {
    STAGE: "production",
    PUBLIC_ORIGIN: "https://shop.example",
    MAIL_URL: "smtp://mail.example",
    MAIL_FROM: "VCS=a@mail.example,VCSJ=b@mail.example",
    VEHICLES_TOKEN: "t",
    ADDRESS_LOOKUP_KEY: "k",
    COMMERCE_ORGANIZATION: "o",
    COMMERCE_CLIENT_ID: "c",
    COMMERCE_SERVER_CLIENT_ID: "c",
    COMMERCE_SERVER_SECRET: "s",
    ...Object.fromEntries(
      ["COMMERCE_URL", "IDENTITY_ISSUER", "VEHICLES_URL", "ORDER_MANAGEMENT_URL", "DOCUMENTS_URL", "HELP_CONTENT_URL"]
        .concat("CUSTOMER_CARE_URL", "CONSENT_RECORDS_URL", "ADDRESS_LOOKUP_URL", "GEOLOCATION_URL")
        .map((name) => [name, "https://system.example"]),
    ),
  };
  it("is never the sandbox in production stage, unless ALLOW_SANDBOX is set", () => {
    expect(() => readEnvironment({ ...production, MAIL_URL: "" })).toThrow("MAIL_URL is needed in production stage");
    expect(() => readEnvironment(production)).toThrow("PAYMENT_MODE: production stage takes real money");
    expect(paymentMode(readEnvironment({ ...production, ALLOW_SANDBOX: "1" }))).toBe("sandbox");
    expect(paymentMode(readEnvironment({ ...production, ...live }))).toBe("live");
  });
});
