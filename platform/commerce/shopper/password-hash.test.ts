import { expect, it } from "vitest";
import { createPasswords } from "./password-hash.ts";

const { hash: hashPassword, matches: matchesPassword } = createPasswords();

it("accepts the right password, and no other", async () => {
  const hash = await hashPassword("correct horse");
  expect(await matchesPassword("correct horse", hash)).toBe(true);
  expect(await matchesPassword("Correct horse", hash)).toBe(false);
  expect(await matchesPassword("", hash)).toBe(false);
});

it("accepts an accented letter however the keyboard composes it", async () => {
  expect(await matchesPassword("Ko\u0308ln-1234", await hashPassword("K\u00f6ln-1234"))).toBe(true);
});

it("creates different hashes of one password", async () => {
  expect(await hashPassword("a")).not.toBe(await hashPassword("a"));
});

it.each([null, undefined])("accepts no password when the hash is %s", async (hash) => {
  expect(await matchesPassword("", hash)).toBe(false);
});
