import { createHash, randomBytes } from "node:crypto";

/** How long each party's verifier is; three bytes make four characters. */
export const VERIFIER_LENGTHS = { commerce: 128, identity: 96 } as const;

/** A secret kept by the one who asks, and the digest by which it is later recognised. */
export function newPkce(length: number): { verifier: string; challenge: string } {
  const verifier = randomBytes((length * 3) / 4).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}
