import { hkdfSync } from "node:crypto";

type Purpose = "cookies" | "form tokens" | "known devices" | "signing keys";

/** One secret, a key for each purpose: who learns one of them learns none of the others. */
export function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `identity: ${purpose}`, 32));
}
