import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joined, partsOf, splitWords, wordsOf } from "./split-words.ts";

describe("the words", () => {
  it.each([
    ["Where is my VIN?", ["Where", "is", "my", "VIN"]],
    ["auto-renewal, e\u2011mail", ["auto-renewal", "e\u2011mail"]],
    ["l’abonnement d'essai", ["l’abonnement", "d'essai"]],
    ["Fahrzeug\u00ADschein", ["Fahrzeug\u00ADschein"]],
    ["AT&amp;T &lt;b&gt; &#39;x", ["AT", "T", "b", "x"]],
    ["19 % MwSt.", ["19", "MwSt"]],
    ["🚗🚙 ?! \0", []],
    ["سيارة", ["سيارة"]],
    ["", []],
  ])("of %j are %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("and what is between them are the whole text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const pieces = splitWords(text);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        expect(
          pieces.every(
            (piece) =>
              partsOf(piece.text)
                .map((part) => part.text)
                .join("") === piece.text,
          ),
        ).toBe(true);
      }),
    );
  });
});

it.each([
  ["auto-renewal", "autorenewal"],
  ["l’abonnement", "labonnement"],
  ["Fahrzeug\u00ADschein", "Fahrzeugschein"],
])("%s is joined to %s", (word, whole) => {
  expect(joined(word)).toBe(whole);
});
