import { expect, it } from "vitest";
import { foldTogether, foldWords } from "./fold-text.ts";

it.each([
  ["Königstraße 5", ["konigstrasse", "5"]],
  ["  12, Rue de l'Église ", ["12", "rue", "de", "l", "eglise"]],
  ["Dlouhá třída", ["dlouha", "trida"]],
  ["1000-205 LISBOA", ["1000", "205", "lisboa"]],
  ["%_\\' or 1=1 --", ["or", "1", "1"]],
  ["\u{1F697}", []],
  ["", []],
])("folds %j to %j", (text, words) => {
  expect(foldWords(text)).toEqual(words);
});

it.each([
  ["CV3 4LF", "cv34lf"],
  ["cv34lf", "cv34lf"],
  ["1000-205", "1000205"],
])("folds %j together to %j", (text, word) => {
  expect(foldTogether(text)).toBe(word);
});
