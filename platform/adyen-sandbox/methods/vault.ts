import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { isLuhnValid } from "../../card-number.ts";
import { type TestCard, testCards } from "../test-cards.ts";

/** The sealed content of a card field. Never the number itself: only which test card it is. */
export type CardField =
  | { kind: "number"; card: Omit<TestCard, "number">; last4: string }
  /** The beginning of a number, which determines the brand. */
  | { kind: "bin"; brand: TestCard["brand"] }
  | { kind: "month" | "year"; value: string }
  | { kind: "cvc" };

export type Vault = {
  /** The sealed field, or why it is refused. */
  seal(field: CardField["kind"], value: string): { blob: string } | { error: "invalid" | "test cards only" };
  read(blob: string | undefined): CardField | undefined;
};

type Settings = { now: () => Date; apiKey: string };

const lifetimeMinutes = 15;
const prefix = "sbx1_";

/**
 * Seals card fields between the frame and the payment request, as Adyen does. Another process may serve the payment than
 * the one that served the frame, so nothing is stored.
 */
export function createVault({ now, apiKey }: Settings): Vault {
  const key = Buffer.from(hkdfSync("sha256", apiKey, "", "adyen sandbox: card fields", 32));
  const sealField = (field: CardField) => {
    const until = now().getTime() + lifetimeMinutes * 60_000;
    return { blob: prefix + encrypt(key, JSON.stringify({ field, until })) };
  };
  return {
    seal(kind, value) {
      if (kind === "number") return sealNumber(value, sealField);
      if (kind === "bin") {
        const testCard = /^\d{6,11}$/.test(value) && testCards.find(({ number }) => number.startsWith(value));
        return testCard ? sealField({ kind, brand: testCard.brand }) : { error: "test cards only" };
      }
      if (kind === "cvc") return /^\d{3,4}$/.test(value) ? sealField({ kind }) : { error: "invalid" };
      return /^\d{2,4}$/.test(value) ? sealField({ kind, value }) : { error: "invalid" };
    },
    read(blob = "") {
      const opened = blob.startsWith(prefix) ? decrypt(key, blob.slice(prefix.length)) : undefined;
      if (opened === undefined) return undefined;
      const { field, until } = JSON.parse(opened) as { field: CardField; until: number };
      return until >= now().getTime() ? field : undefined;
    },
  };
}

function sealNumber(value: string, sealField: (field: CardField) => { blob: string }): ReturnType<Vault["seal"]> {
  if (!/^\d{12,19}$/.test(value)) return { error: "invalid" };
  const testCard = testCards.find(({ number }) => number === value);
  if (!testCard) return { error: isLuhnValid(value) ? "test cards only" : "invalid" };
  const { number, ...card } = testCard;
  return sealField({ kind: "number", card, last4: number.slice(-4) });
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined for a text that this sandbox has not encrypted. */
function decrypt(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  cipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const opened = cipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([opened, cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
