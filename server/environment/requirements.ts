import { ConfigurationError } from "./configuration-error.ts";
import { findPaymentMistake } from "./payment-settings.ts";
import type { Settings } from "./settings.ts";

/** The systems behind the shop, by the setting that names where each one answers. */
const systemAddresses = [
  "COMMERCE_URL",
  "IDENTITY_ISSUER",
  "VEHICLES_URL",
  "ORDER_MANAGEMENT_URL",
  "DOCUMENTS_URL",
  "HELP_CONTENT_URL",
  "CUSTOMER_CARE_URL",
  "CONSENT_RECORDS_URL",
  "ADDRESS_LOOKUP_URL",
  "GEOLOCATION_URL",
] as const;

/** Whether any backing system is the embedded one. */
export function hasEmbeddedSystems(environment: Settings): boolean {
  return systemAddresses.some((name) => environment[name] === undefined);
}

/** In production stage the embedded systems answer only when ALLOW_SANDBOX asks for them. */
export function requireRealSystems(data: Settings): void {
  if (data.STAGE !== "production") return;
  if (!data.PUBLIC_ORIGIN) throw new ConfigurationError("PUBLIC_ORIGIN is needed in production stage");
  if (data.ALLOW_SANDBOX) return;
  const missing = systemAddresses.filter((name) => !data[name]);
  if (missing.length > 0) {
    throw new ConfigurationError(
      `${missing.join(", ")} needed in production stage (ALLOW_SANDBOX=1 serves the embedded systems instead)`,
    );
  }
}

/** Customers must get the letters that the law asks for, so production stage does not start without a mail server. */
export function requireMailServer({ STAGE, ALLOW_SANDBOX, MAIL_URL }: Settings): void {
  if (STAGE !== "production" || ALLOW_SANDBOX || MAIL_URL !== undefined) return;
  throw new ConfigurationError(
    "MAIL_URL is needed in production stage (ALLOW_SANDBOX=1 keeps letters in the development mailbox instead)",
  );
}

/** A wrong payment setting stops the start, because it would cost money later. */
export function requireSoundPayments(data: Settings): void {
  const isProduction = data.STAGE === "production";
  const mistake = findPaymentMistake(data, { isProduction, isSandboxAllowed: data.ALLOW_SANDBOX });
  if (mistake) throw new ConfigurationError(mistake);
}

/** A real system needs its credentials. */
export function requireCredentials(data: Settings): void {
  for (const [address, credential] of [
    ["COMMERCE_URL", "COMMERCE_ORGANIZATION"],
    ["COMMERCE_URL", "COMMERCE_CLIENT_ID"],
    ["COMMERCE_URL", "COMMERCE_SERVER_CLIENT_ID"],
    ["COMMERCE_URL", "COMMERCE_SERVER_SECRET"],
    ["VEHICLES_URL", "VEHICLES_TOKEN"],
    ["ADDRESS_LOOKUP_URL", "ADDRESS_LOOKUP_KEY"],
    ["CHARGES_URL", "CHARGES_TOKEN"],
    ["MAIL_URL", "MAIL_FROM"],
    ["MONITORING_URL", "MONITORING_APPLICATION"],
    ["MONITORING_URL", "MONITORING_TOKEN"],
  ] as const) {
    if (data[address] && !data[credential]) throw new ConfigurationError(`${credential} is needed with ${address}`);
  }
}
