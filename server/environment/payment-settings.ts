import { z } from "zod";

const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const nonEmpty = z.string().min(1);
const hexKey = z.string().regex(/^(?:[0-9a-fA-F]{2}){16,64}$/, "must be a key in hexadecimal digits");
const creditorId = z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{4,31}$/, "must be a creditor identifier of SEPA");

/** The creditor identifier that banks use in examples. */
export const EXAMPLE_CREDITOR_ID = "DE98ZZZ09999999999";

/** Settings of the payment providers: the shop's own sandboxes, or the providers in test or live mode. */
export const paymentSettings = {
  PAYMENT_MODE: z.enum(["sandbox", "test", "live"]).optional(),
  ADYEN_API_KEY: nonEmpty.optional(),
  ADYEN_MERCHANT_ACCOUNT: nonEmpty.optional(),
  ADYEN_CLIENT_KEY: nonEmpty.optional(),
  ADYEN_HMAC_KEY: hexKey.optional(),
  ADYEN_ENVIRONMENT: z.enum(["test", "live"]).optional(),
  ADYEN_LIVE_PREFIX: nonEmpty.optional(),
  /** The creditor in the mandate of a direct debit. */
  SEPA_CREDITOR_ID: creditorId.optional(),
  ADYEN_API_URL: address.optional(),
  STRIPE_SECRET_KEY: nonEmpty.optional(),
  STRIPE_PUBLISHABLE_KEY: nonEmpty.optional(),
  STRIPE_WEBHOOK_SECRET: nonEmpty.optional(),
  STRIPE_API_URL: address.optional(),
  STRIPE_JS_URL: address.optional(),
  /** Where browsers find the sandboxes: an origin of their own, or `self` for the shop's. */
  PAYMENT_SANDBOX_ORIGIN: z.union([z.literal("self"), address.transform((value) => new URL(value).origin)]).optional(),
  /** The port of this process that serves that origin, if it differs from the port in the address. */
  PAYMENT_SANDBOX_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** For a platform on its own: the shop that its sandboxes send messages to and whose pages may hold their frames. */
  SHOP_ORIGIN: address.transform((value) => new URL(value).origin).default("http://localhost:3000"),
};

const shape = z.object(paymentSettings);
export type PaymentSettings = z.output<typeof shape>;

const keyNames = [
  "ADYEN_API_KEY",
  "ADYEN_MERCHANT_ACCOUNT",
  "ADYEN_CLIENT_KEY",
  "ADYEN_HMAC_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;
const addressNames = ["ADYEN_API_URL", "STRIPE_API_URL", "STRIPE_JS_URL"] as const;

export type PaymentMode = "sandbox" | "test" | "live";

/** Keys without PAYMENT_MODE select the providers' test mode: live mode must be set explicitly. */
export function paymentMode(settings: PaymentSettings): PaymentMode {
  const hasKeys = keyNames.some((name) => settings[name] !== undefined);
  const hasAddresses = addressNames.some((name) => settings[name] !== undefined);
  return settings.PAYMENT_MODE ?? (hasKeys && !hasAddresses ? "test" : "sandbox");
}

/** Whether the sandboxes run in another process. */
export const isSandboxRemote = ({ ADYEN_API_URL, STRIPE_API_URL }: PaymentSettings): boolean =>
  ADYEN_API_URL !== undefined && STRIPE_API_URL !== undefined;

/** Why the shop must not start with these settings; undefined when it may. */
export function findPaymentMistake(
  settings: PaymentSettings,
  { isProduction, isSandboxAllowed }: { isProduction: boolean; isSandboxAllowed: boolean },
): string | undefined {
  const mode = paymentMode(settings);
  if (mode === "sandbox") {
    return isProduction && !isSandboxAllowed
      ? "PAYMENT_MODE: production stage takes real money (ALLOW_SANDBOX=1 serves the sandboxes instead)"
      : undefined;
  }
  const missing = keyNames.filter((name) => settings[name] === undefined);
  if (missing.length > 0) return `${missing.join(", ")} needed with PAYMENT_MODE=${mode}`;
  const addresses = addressNames.filter((name) => settings[name] !== undefined);
  if (addresses.length > 0) return `${addresses.join(", ")}: only a sandbox may have another address`;
  return mode === "live" ? findLiveMistake(settings) : findTestMistake(settings);
}

const testKeys = {
  STRIPE_SECRET_KEY: /^[a-z]+_test_/,
  STRIPE_PUBLISHABLE_KEY: /^pk_test_/,
  ADYEN_CLIENT_KEY: /^test_/,
};
const liveKeys = {
  STRIPE_SECRET_KEY: /^[a-z]+_live_/,
  STRIPE_PUBLISHABLE_KEY: /^pk_live_/,
  ADYEN_CLIENT_KEY: /^live_/,
};

const fittingKeys = (settings: PaymentSettings, patterns: Record<keyof typeof testKeys, RegExp>) =>
  (Object.keys(patterns) as (keyof typeof testKeys)[]).filter((name) => patterns[name].test(settings[name] ?? ""));

function findLiveMistake(settings: PaymentSettings): string | undefined {
  const wrong = fittingKeys(settings, testKeys);
  if (wrong.length > 0) return `${wrong.join(", ")}: a key of test mode cannot take live money`;
  if (settings.ADYEN_ENVIRONMENT !== "live") return "ADYEN_ENVIRONMENT=live is needed with PAYMENT_MODE=live";
  const missing = (["ADYEN_LIVE_PREFIX", "SEPA_CREDITOR_ID"] as const).find((name) => settings[name] === undefined);
  return missing && `${missing} is needed with PAYMENT_MODE=live`;
}

function findTestMistake(settings: PaymentSettings): string | undefined {
  const wrong = fittingKeys(settings, liveKeys);
  if (wrong.length > 0) return `${wrong.join(", ")}: a live key needs PAYMENT_MODE=live`;
  return settings.ADYEN_ENVIRONMENT === "live" ? "ADYEN_ENVIRONMENT=live needs PAYMENT_MODE=live" : undefined;
}
