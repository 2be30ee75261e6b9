import { deriveSecret, deriveToken } from "../derive-secret.ts";
import type { PaymentSettings } from "../environment/payment-settings.ts";

/** The merchant that the sandbox knows when nobody names another. */
export const merchantAccount = "ConnectedServices";

/** What shop and sandboxes know each other by: as it is set, else made from the installation's secret. */
export function sandboxKeys(settings: PaymentSettings, secret: string) {
  const word = (purpose: string) => deriveToken(secret, purpose).replaceAll(/[^\w]/g, "");
  return {
    apiKey: settings.ADYEN_API_KEY ?? word("adyen sandbox api key"),
    merchantAccount: settings.ADYEN_MERCHANT_ACCOUNT ?? merchantAccount,
    // The Drop-in takes a key that begins otherwise for one of its own environments.
    clientKey: settings.ADYEN_CLIENT_KEY ?? "sandbox_connected_services",
    hmacKey: settings.ADYEN_HMAC_KEY ?? Buffer.from(deriveSecret(secret, "adyen sandbox hmac key")).toString("hex"),
    secretKey: settings.STRIPE_SECRET_KEY ?? `sk_test_${word("stripe sandbox secret key")}`,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? "pk_test_connected_services",
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? `whsec_${word("stripe sandbox webhook secret")}`,
  };
}
export type SandboxKeys = ReturnType<typeof sandboxKeys>;
