import { createHash, randomBytes } from "node:crypto";

/** The length of the verifier for each party; three bytes make four characters. */
export const VERIFIER_LENGTHS = { commerce: 128, identity: 96 } as const;

/** A new verifier, which stays secret, and its digest, which is sent with the request. */
export function newPkce(length: number): { verifier: string; challenge: string } {
  const verifier = randomBytes((length * 3) / 4).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}
