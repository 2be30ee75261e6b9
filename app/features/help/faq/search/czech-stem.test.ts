import { expect, it } from "vitest";
import { fold } from "./fold-text.ts";
import { stemCzech } from "./czech-stem.ts";

it.each([
  ["vrátit", "vrácení"],
  ["faktura", "faktury"],
  ["fakturu", "fakturou"],
  ["služba", "služby"],
  ["služba", "službami"],
  ["platba", "platbu"],
  ["platit", "placení"],
  ["prodloužit", "prodloužení"],
  ["prodloužit", "prodlužuje"],
  ["vozidlo", "vozidla"],
  ["zrušit", "zrušení"],
])("%s and %s have one stem", (one, other) => {
  expect(stemCzech(fold(one))).toBe(stemCzech(fold(other)));
});

it.each(["VIN", "den", "a", ""])("%j stays as it is", (word) => {
  expect(stemCzech(fold(word))).toBe(fold(word));
});
