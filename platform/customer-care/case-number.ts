import { randomInt } from "node:crypto";

/** Customers read a number aloud, so it has neither 0 nor O, neither 1, I nor L, and no U beside V. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 4;

/** A number such as C-4F7K-M2QX. It is random, so that the next one cannot be guessed. */
export function newCaseNumber(random: (max: number) => number = randomInt): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[random(alphabet.length)]).join("");
  return `C-${group()}-${group()}`;
}
