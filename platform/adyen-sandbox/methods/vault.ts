import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { isLuhnValid } from "../../card-number.ts";
import { type TestCard, testCards } from "../test-cards.ts";

/** What is kept of a field of a card. Never its number: only which of the test cards it is. */
export type KeptField =
  | { kind: "number"; card: Omit<TestCard, "number">; last4: string }
  /** The beginning of a number, from which the brand is known. */
  | { kind: "bin"; brand: TestCard["brand"] }
  | { kind: "month" | "year"; value: string }
  | { kind: "cvc" };

export type Vault = {
  /** The field, sealed, or why it is not taken. */
  keep(field: KeptField["kind"], value: string): { blob: string } | { error: "invalid" | "test cards only" };
  read(blob: string | undefined): KeptField | undefined;
};

type Settings = { now: () => Date; apiKey: string };

const minutesToLive = 15;
const prefix = "sbx1_";

/**
 * A field travels sealed in its blob from the frame it was typed in to the payment, as Adyen's own does: the process
 * that takes the payment need not be the one that served the frame.
 */
export function createVault({ now, apiKey }: Settings): Vault {
  const key = Buffer.from(hkdfSync("sha256", apiKey, "", "adyen sandbox: card fields", 32));
  const keep = (field: KeptField) => {
    const until = now().getTime() + minutesToLive * 60_000;
    return { blob: prefix + seal(key, JSON.stringify({ field, until })) };
  };
  return {
    keep(kind, value) {
      if (kind === "number") return keepNumber(value, keep);
      if (kind === "bin") {
        const known = /^\d{6,11}$/.test(value) && testCards.find(({ number }) => number.startsWith(value));
        return known ? keep({ kind, brand: known.brand }) : { error: "test cards only" };
      }
      if (kind === "cvc") return /^\d{3,4}$/.test(value) ? keep({ kind }) : { error: "invalid" };
      return /^\d{2,4}$/.test(value) ? keep({ kind, value }) : { error: "invalid" };
    },
    read(blob = "") {
      const opened = blob.startsWith(prefix) ? open(key, blob.slice(prefix.length)) : undefined;
      if (opened === undefined) return undefined;
      const { field, until } = JSON.parse(opened) as { field: KeptField; until: number };
      return until >= now().getTime() ? field : undefined;
    },
  };
}

function keepNumber(value: string, keep: (field: KeptField) => { blob: string }): ReturnType<Vault["keep"]> {
  if (!/^\d{12,19}$/.test(value)) return { error: "invalid" };
  const known = testCards.find(({ number }) => number === value);
  if (!known) return { error: isLuhnValid(value) ? "test cards only" : "invalid" };
  const { number, ...card } = known;
  return keep({ kind: "number", card, last4: number.slice(-4) });
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Nothing for a blob that this sandbox has not sealed. */
function open(key: Buffer, sealed: string): string | undefined {
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
