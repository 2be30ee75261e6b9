import { expect, it } from "vitest";
import { createPasswords } from "./password-hash.ts";

const { hash: hashPassword, matches: isPassword } = createPasswords();

it("knows a password again, and no other", async () => {
  const hash = await hashPassword("correct horse");
  expect(await isPassword("correct horse", hash)).toBe(true);
  expect(await isPassword("Correct horse", hash)).toBe(false);
  expect(await isPassword("", hash)).toBe(false);
});

it("takes one letter for the same however the keyboard composes it", async () => {
  expect(await isPassword("Ko\u0308ln-1234", await hashPassword("K\u00f6ln-1234"))).toBe(true);
});

it("makes two hashes of one password", async () => {
  expect(await hashPassword("a")).not.toBe(await hashPassword("a"));
});

it.each([null, undefined])("opens nothing for a customer whose hash is %s", async (hash) => {
  expect(await isPassword("", hash)).toBe(false);
});
