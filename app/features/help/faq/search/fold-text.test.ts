import { describe, expect, it } from "vitest";
import { fold, spellings } from "./fold-text.ts";

describe("folding", () => {
  it.each([
    ["VIN", "vin"],
    ["Remboursé", "rembourse"],
    ["VRÁCENÍ PENĚZ", "vraceni penez"],
    ["Schließen", "schliessen"],
    ["STRASSE", "strasse"],
    ["cœur", "coeur"],
    ["ŒUVRE", "oeuvre"],
    ["São João", "sao joao"],
    ["čtyři žluťoučcí", "ctyri zlutoucci"],
    ["İstanbul", "istanbul"],
    ["u\u0308ber", "uber"],
  ])("%s becomes %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe("a word", () => {
  it.each([
    ["Verlängerung", ["verlangerung", "verlaengerung"]],
    ["u\u0308ber", ["uber", "ueber"]],
    ["STRASSE", ["strasse"]],
    ["Größe", ["grosse", "groesse"]],
    ["remboursé", ["rembourse"]],
  ])("%s is typed as %j", (word, typed) => {
    expect(spellings(word)).toEqual(typed);
  });
});
