import { expect, it } from "vitest";
import { isGuessable } from "./guessable-password.ts";

const person = ["eleanor.shaw@wolverton.example", "Eleanor", "Shaw-Wetherby"];

it.each([
  ["a common password", "password123", true],
  ["one with letters changed", "P@ssw0rd1234", true],
  ["keys beside each other", "qwertyuiop", true],
  ["a row of digits", "1234567890", true],
  ["one character again and again", "aaaaaaaaaaaa", true],
  ["a word and a year", "football2026", true],
  ["the person's own name", "EleanorShaw1", true],
  ["the person's mail address", "eleanor.shaw@wolverton.example", true],
  ["half of the person's mail address", "wolverton26", true],
  ["several words in a row", "violet harbour tram nine", false],
  ["random letters", "tK9#vq2LmZx4", false],
])("%s", async (_, password, expected) => {
  expect(await isGuessable(password, person)).toBe(expected);
});

it("checks personal words only when they are passed", async () => {
  expect(await isGuessable("Zephyrinskaya1", [])).toBe(false);
  expect(await isGuessable("Zephyrinskaya1", ["Zephyrinskaya", null, undefined])).toBe(true);
});
