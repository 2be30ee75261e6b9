import { hkdfSync } from "node:crypto";

/** Derives a secret for one purpose from the installation's secret; no derived secret reveals another. */
export function deriveSecret(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}

export function deriveToken(secret: string, purpose: string): string {
  return Buffer.from(deriveSecret(secret, purpose)).toString("base64url");
}
