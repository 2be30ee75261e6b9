import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chargesPath } from "../../http/guarded-charges.ts";
import { deriveToken } from "../../derive-secret.ts";
import type { Environment } from "../../environment/environment.ts";
import { sandboxKeys } from "../../payments/sandbox-keys.ts";
import { replaceFile } from "../../process/write-file.ts";
import { addressLookupKey, commerceClients, vehicleCaller } from "../embedded-platform.ts";

/** Services without authentication of their own; the platform requires a token for each. */
export const guardedServices = [
  "order-management",
  "documents",
  "help-content",
  "customer-care",
  "consent-records",
  "geolocation",
] as const;

export const serviceToken = (secret: string, name: (typeof guardedServices)[number]) =>
  deriveToken(secret, `platform service ${name}`);

/** How the platform's order management reaches the ledger of its shop. */
export const chargesApiSettings = ({ SHOP_ORIGIN, CHARGES_URL, CHARGES_TOKEN }: Environment, secret: string) => ({
  CHARGES_URL: CHARGES_URL ?? SHOP_ORIGIN + chargesPath,
  CHARGES_TOKEN: CHARGES_TOKEN ?? deriveToken(secret, "charges of the shop"),
});

type Platform = { environment: Environment; secret: string; origin: string };

/** The settings of a shop that uses a platform in another process. */
export function shopSettings({ environment, secret, origin }: Platform): Record<string, string> {
  const keys = sandboxKeys(environment, secret);
  const { organizationId, clientId, serverClient } = commerceClients(secret);
  return {
    COMMERCE_URL: `${origin}/commerce`,
    COMMERCE_ORGANIZATION: organizationId,
    COMMERCE_CLIENT_ID: clientId,
    COMMERCE_SERVER_CLIENT_ID: serverClient.id,
    COMMERCE_SERVER_SECRET: serverClient.secret,
    IDENTITY_ISSUER: `${origin}/identity`,
    ORDER_MANAGEMENT_URL: `${origin}/order-management`,
    ORDER_MANAGEMENT_TOKEN: serviceToken(secret, "order-management"),
    DOCUMENTS_URL: `${origin}/documents`,
    DOCUMENTS_TOKEN: serviceToken(secret, "documents"),
    HELP_CONTENT_URL: `${origin}/help-content`,
    HELP_CONTENT_TOKEN: serviceToken(secret, "help-content"),
    CUSTOMER_CARE_URL: `${origin}/customer-care`,
    CUSTOMER_CARE_TOKEN: serviceToken(secret, "customer-care"),
    CONSENT_RECORDS_URL: `${origin}/consent-records`,
    CONSENT_RECORDS_TOKEN: serviceToken(secret, "consent-records"),
    GEOLOCATION_URL: `${origin}/geolocation`,
    GEOLOCATION_TOKEN: serviceToken(secret, "geolocation"),
    VEHICLES_URL: `${origin}/vehicles`,
    VEHICLES_TOKEN: vehicleCaller(secret, "storefront").token,
    ADDRESS_LOOKUP_URL: `${origin}/address-lookup`,
    ADDRESS_LOOKUP_KEY: addressLookupKey(secret),
    CHARGES_TOKEN: chargesApiSettings(environment, secret).CHARGES_TOKEN,
    PAYMENT_MODE: "sandbox",
    PAYMENT_SANDBOX_ORIGIN: origin,
    ADYEN_API_URL: `${origin}/adyen`,
    ADYEN_API_KEY: keys.apiKey,
    ADYEN_HMAC_KEY: keys.hmacKey,
    STRIPE_API_URL: `${origin}/stripe`,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  };
}

/** Writes the settings, which hold secrets, to a file that only this user may read. Returns its path. */
export async function writeShopSettings(folder: string, settings: Record<string, string>): Promise<string> {
  const path = resolve(join(folder, "shop-settings.env"));
  await mkdir(resolve(folder), { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await replaceFile(path, `${lines.join("\n")}\n`);
  return path;
}
