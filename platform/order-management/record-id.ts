import { createHash, randomBytes } from "node:crypto";

/** The first three characters of an id tell what it is the id of. */
const prefixes = {
  order: "1Os",
  item: "10u",
  asset: "02i",
  paymentRecord: "a0P",
  refund: "a0R",
} as const;

type Kind = keyof typeof prefixes;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const checkAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345";

/** A new id of 18 characters: kind, 12 characters nobody can guess, 3 that tell the case of the other 15. */
export function newRecordId(kind: Kind): string {
  return assemble(kind, randomBytes(12));
}

/** The id that always belongs to the same name: for data that is made again the same every time. */
export function recordIdOf(kind: Kind, name: string): string {
  return assemble(kind, createHash("sha256").update(`${kind}:${name}`).digest().subarray(0, 12));
}

function assemble(kind: Kind, bytes: Uint8Array): string {
  const short = prefixes[kind] + Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? "").join("");
  return short + caseSuffix(short);
}

/** One character for each five: bit n is set when the n-th of them is a capital letter. */
export function caseSuffix(short: string): string {
  return [0, 5, 10]
    .map((start) => {
      const bits = Array.from(short.slice(start, start + 5), (letter, index) =>
        letter >= "A" && letter <= "Z" ? 1 << index : 0,
      );
      return checkAlphabet[bits.reduce((sum, bit) => sum + bit, 0)] ?? "";
    })
    .join("");
}

/** An opaque reference to a document outside of order management. */
export const newExternalId = (): string => randomBytes(16).toString("hex");
export const externalIdOf = (name: string): string =>
  createHash("sha256").update(`document:${name}`).digest("hex").slice(0, 32);
