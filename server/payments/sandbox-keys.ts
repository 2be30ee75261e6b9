import { deriveSecret, deriveToken } from "../derive-secret.ts";
import type { PaymentSettings } from "../environment/payment-settings.ts";

/** The sandbox's merchant, unless the settings name another. */
export const merchantAccount = "ConnectedServices";

/** The keys that the shop and the sandboxes share: from the settings, else derived from the installation's secret. */
export function sandboxKeys(settings: PaymentSettings, secret: string) {
  const tokenFor = (purpose: string) => deriveToken(secret, purpose).replaceAll(/[^\w]/g, "");
  return {
    apiKey: settings.ADYEN_API_KEY ?? tokenFor("adyen sandbox api key"),
    merchantAccount: settings.ADYEN_MERCHANT_ACCOUNT ?? merchantAccount,
    // With another prefix, the Drop-in would take the key for one of its own environments.
    clientKey: settings.ADYEN_CLIENT_KEY ?? "sandbox_connected_services",
    hmacKey: settings.ADYEN_HMAC_KEY ?? Buffer.from(deriveSecret(secret, "adyen sandbox hmac key")).toString("hex"),
    secretKey: settings.STRIPE_SECRET_KEY ?? `sk_test_${tokenFor("stripe sandbox secret key")}`,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? "pk_test_connected_services",
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? `whsec_${tokenFor("stripe sandbox webhook secret")}`,
  };
}
export type SandboxKeys = ReturnType<typeof sandboxKeys>;
