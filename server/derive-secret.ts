import { hkdfSync } from "node:crypto";

/** A secret for one purpose out of the installation's own; none of them tells anything about another. */
export function deriveSecret(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}

export function deriveToken(secret: string, purpose: string): string {
  return Buffer.from(deriveSecret(secret, purpose)).toString("base64url");
}
