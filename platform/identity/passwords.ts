import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

type Cost = { N: number; r: number; p: number };

/** 16 MB and five passes: OWASP's recommendation for scrypt with the least memory. */
const standardCost: Cost = { N: 2 ** 14, r: 8, p: 5 };
const hashBytes = 32;
const maxmem = 64 * 1024 * 1024;

export const minPasswordLength = 10;
export const maxPasswordLength = 128;

export async function hashPassword(password: string, cost = standardCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = stored.split("$");
  if (kind !== "scrypt" || !salt || !hash) throw new Error("A stored password hash has an unknown form.");
  const derived = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(derived, Buffer.from(hash, "base64url"));
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two keyboards may compose the same accented letter in different ways.
    const text = password.normalize("NFKC");
    scrypt(text, salt, hashBytes, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
