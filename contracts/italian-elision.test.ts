import { expect, it } from "vitest";
import { elideItalian } from "./italian-elision.ts";

it.each([
  ["Scade il 8 dicembre 2026", "Scade l’8 dicembre 2026"],
  ["Il 11 marzo", "L’11 marzo"],
  ["fino al 8\u00a0gennaio", "fino all’8\u00a0gennaio"],
  ["Dal 11 marzo al 8 aprile", "Dall’11 marzo all’8 aprile"],
  ["la versione del 8 maggio", "la versione dell’8 maggio"],
  ["il 18 dicembre, il 1 marzo, il 28 luglio, il 9 giugno", "il 18 dicembre, il 1 marzo, il 28 luglio, il 9 giugno"],
  ["il 8,25 €", "il 8,25 €"],
  ["sigil 8 dicembre", "sigil 8 dicembre"],
])("writes %j as %j", (text, expected) => {
  expect(elideItalian(text)).toBe(expected);
});
