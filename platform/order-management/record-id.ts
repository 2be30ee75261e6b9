import { createHash, randomBytes, randomInt } from "node:crypto";
import type { DeclarationKind } from "../../contracts/order-management/declarations.ts";

/** The first three characters of an id are the prefix of its kind. */
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

/** A new id of 18 characters: the kind's prefix, 12 random ones, and 3 that encode the case of the other 15. */
export function newRecordId(kind: Kind): string {
  return assemble(kind, randomBytes(12));
}

/** Derives the id from a name, for seed data that must be the same every time. */
export function deriveRecordId(kind: Kind, name: string): string {
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
export const deriveExternalId = (name: string): string =>
  createHash("sha256").update(`document:${name}`).digest("hex").slice(0, 32);

/** Capitals and digits without those that are mistaken for one another: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const readableAlphabet = "34679ACDEFGHJKMNPQRTWXY";

const randomPicks = (): number[] => Array.from({ length: 8 }, () => randomInt(readableAlphabet.length));

/** The number of a refund request, which can be read out on the phone: R-7K4M-9QXD. */
export const newRefundRequestNumber = (): string => readableNumber("R", randomPicks());

export const deriveRefundRequestNumber = (name: string): string =>
  readableNumber("R", [...createHash("sha256").update(`refund request:${name}`).digest().subarray(0, 8)]);

/** W-7K4M-9QXD for a withdrawal, K-7K4M-9QXD for a cancellation. */
export const newDeclarationNumber = (kind: DeclarationKind): string =>
  readableNumber(kind === "withdrawal" ? "W" : "K", randomPicks());

function readableNumber(letter: "R" | "W" | "K", picks: readonly number[]): string {
  const characters = picks.map((pick) => readableAlphabet[pick % readableAlphabet.length]).join("");
  return `${letter}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
