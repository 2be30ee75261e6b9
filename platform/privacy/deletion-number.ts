import { randomInt } from "node:crypto";

/** Customers read a number aloud, so it has neither 0 nor O, neither 1, I nor L, and no U beside V. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 4;

/** A number such as D-4F7K-M2QX. */
export function newDeletionNumber(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `D-${group()}-${group()}`;
}

/** Stands for the person in records that the law keeps. */
export const pseudonymOf = (number: string): string => `deleted-${number.slice(2)}`;
