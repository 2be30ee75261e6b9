import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const cost = { N: 16_384, r: 8, p: 5 };
const keyLength = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString("base64url")}.${key.toString("base64url")}`;
}

/** A password nobody has; comparing with it makes an unknown login take as long as a known one. */
const nobody = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(keyLength).toString("base64url")}`;

/** False for a customer without a password too, after the same work. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [salt = "", key = ""] = (hash ?? nobody).split(".");
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  const isEqual = timingSafeEqual(derived, Buffer.from(key, "base64url"));
  return isEqual && typeof hash === "string";
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
