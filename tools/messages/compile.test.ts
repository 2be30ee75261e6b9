import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { inflate } from "../../app/i18n/inflate.ts";
import { compileMessage } from "./compile.ts";
import { compileLocale, type Texts } from "./message-files.ts";

function show(locale: string, text: string, values: Record<string, string | number>): string {
  return String(new IntlMessageFormat(inflate(compileMessage(text)), locale).format(values));
}

describe("compileMessage", () => {
  it.for([
    ["Skip to content", "Skip to content"],
    ["You're offline", "You're offline"],
    ["Renew All ({count})", ["Renew All (", { type: 1, value: "count" }, ")"]],
    ["a <b>c {d}</b>", ["a ", { type: 8, value: "b", children: ["c ", { type: 1, value: "d" }] }]],
    [
      "{n, plural, one {# day} other {# days}}",
      [
        {
          type: 6,
          value: "n",
          offset: 0,
          pluralType: "cardinal",
          options: { one: [{ type: 7 }, " day"], other: [{ type: 7 }, " days"] },
        },
      ],
    ],
  ] as const)("keeps %j small", ([text, expected]) => {
    expect(compileMessage(text)).toEqual(expected);
  });

  it.for([
    ["cs-CZ", 1, "1 den"],
    ["cs-CZ", 3, "3 dny"],
    ["cs-CZ", 5, "5 dní"],
    ["cs-CZ", 2.5, "2,5 dne"],
  ] as const)("shows plurals after the way through a chunk: %s %d", ([locale, n, expected]) => {
    const text = "{n, plural, one {# den} few {# dny} many {# dne} other {# dní}}";
    expect(show(locale, text, { n })).toBe(expected);
  });

  it("refuses wrong syntax", () => {
    expect(() => compileMessage("{n, plural, one {a}}")).toThrow(SyntaxError);
    expect(() => compileMessage("Hello {name")).toThrow(SyntaxError);
  });
});

describe("compileLocale", () => {
  const files: Record<string, Texts> = {
    "en-GB": { a: "I have a dog", b: "{n, plural, one {# day} other {# days}} <b>left</b>", c: "Only English" },
    "de-DE": { a: "Ich habe einen Hund", b: "{n, plural, one {# Tag} other {# Tage}} <b>übrig</b>" },
  };
  const read = (locale: string) => files[locale]!;

  it("completes a locale from the source language", () => {
    const compiled = compileLocale("de-DE", read);
    expect(compiled).toMatchObject({ a: "Ich habe einen Hund", c: "Only English" });
  });

  it("makes the pseudo-locale without touching arguments, plurals and tags", () => {
    const compiled = compileLocale("en-XB", read);
    expect(compiled.a).toEqual(["[!! ", "Ḭ ḫḫḫâṽèèè â ḋŏĝĝĝ", " !!]"]);
    expect(JSON.stringify(compiled.b)).toContain('"value":"n"');
    expect(JSON.stringify(compiled.b)).toContain('"value":"b","children":["ļèḟḟḟť"]');
  });
});
