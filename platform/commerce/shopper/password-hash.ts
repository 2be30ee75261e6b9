import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

type Cost = { N: number; r: number; p: number };

const standardCost: Cost = { N: 16_384, r: 8, p: 5 };
const keyLength = 32;

/** Compared with the password of an unknown login, so that it takes as long as a known one. */
const decoyHash = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(keyLength).toString("base64url")}`;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Also false for a customer without a password, after the same time. */
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>;
};

/** Hashes are slow on purpose; tests may use a lower cost. */
export function createPasswords(cost = standardCost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return `${salt.toString("base64url")}.${key.toString("base64url")}`;
    },
    async matches(password, hash) {
      const [salt = "", key = ""] = (hash ?? decoyHash).split(".");
      const derived = await derive(password, Buffer.from(salt, "base64url"), cost);
      const isEqual = timingSafeEqual(derived, Buffer.from(key, "base64url"));
      return isEqual && typeof hash === "string";
    },
  };
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
