import { createHmac, hkdfSync } from "node:crypto";

/** Long enough that no two vehicles of a customer share one. */
const KEY_LENGTH = 16;

type Input = { sessionSecret: string; accountId: string };

/**
 * Names a customer's vehicle in addresses and forms, where a VIN must not be. The same vehicle has another key for
 * another customer, so a key says nothing outside the account.
 */
export function vehicleKeys({ sessionSecret, accountId }: Input): (vin: string) => string {
  const secret = new Uint8Array(hkdfSync("sha256", sessionSecret, "", "vehicle key", 32));
  return (vin) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([accountId, vin]))
      .digest("base64url")
      .slice(0, KEY_LENGTH);
}
