import { hkdfSync } from "node:crypto";

type Purpose = "cookies" | "form tokens" | "known devices" | "signing keys" | "typed email";

/** Derives a separate key for each purpose, so that a leaked key reveals none of the others. */
export function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `identity: ${purpose}`, 32));
}
