import { and, eq } from "drizzle-orm";
import { pgSchema, text } from "drizzle-orm/pg-core";
import { calculateJwkThumbprint, compactDecrypt, CompactEncrypt, exportJWK, generateKeyPair, type JWK } from "jose";
import type { Queries } from "../../../database/database.ts";
import { deriveKey } from "../derived-keys.ts";

const signingKeys = pgSchema("identity").table("signing_keys", {
  purpose: text().primaryKey(),
  /** The private key, encrypted: a copy of the database alone cannot sign tokens. */
  sealed: text().notNull(),
});

const purpose = "id-token";
const algorithm = "RS256";

export const signingKeyEncryptionKey = (secret: string): Buffer => deriveKey(secret, "signing keys");

/**
 * The key that signs the tokens. The first process creates it; other processes and later starts read it. After a change
 * of the secret the old key cannot be read any more and is replaced.
 */
export async function readSigningKey(queries: Queries, seal: Uint8Array): Promise<JWK> {
  const stored = await readSealed(queries);
  const existing = stored && (await unseal(stored, seal));
  if (existing) return existing;
  const sealed = await sealKey(await createKey(), seal);
  if (stored) {
    const isUnchanged = and(eq(signingKeys.purpose, purpose), eq(signingKeys.sealed, stored));
    await queries.update(signingKeys).set({ sealed }).where(isUnchanged);
  } else {
    await queries.insert(signingKeys).values({ purpose, sealed }).onConflictDoNothing();
  }
  const current = await unseal((await readSealed(queries)) ?? "", seal);
  if (!current) throw new Error("The signing key was sealed by a process with another secret.");
  return current;
}

async function readSealed(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  return row?.sealed;
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, use: "sig", alg: algorithm, kid: await calculateJwkThumbprint(jwk) };
}

function sealKey(key: JWK, seal: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(key)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(seal);
}

async function unseal(sealed: string, seal: Uint8Array): Promise<JWK | undefined> {
  const opened = await compactDecrypt(sealed, seal).catch(() => undefined);
  return opened && (JSON.parse(new TextDecoder().decode(opened.plaintext)) as JWK);
}
