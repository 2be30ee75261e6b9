import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { formatElements } from "../../app/i18n/format-message.ts";
import { compileMessage } from "./compile.ts";
import { compileLocale, readTexts, STORED_LOCALES, type Texts } from "./message-files.ts";

function show(locale: string, text: string, values: Record<string, unknown>): unknown {
  const message = compileMessage(text);
  return typeof message === "string" ? message : formatElements<unknown>(message, { locale, values });
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
  ] as const)("compiles %j to the compact form %j", ([text, expected]) => {
    expect(compileMessage(text)).toEqual(expected);
  });

  it.for([
    ["cs-CZ", 1, "1 den"],
    ["cs-CZ", 3, "3 dny"],
    ["cs-CZ", 5, "5 dní"],
    ["cs-CZ", 2.5, "2,5 dne"],
  ] as const)("keeps the plurals: in %s, %d is shown as %s", ([locale, n, expected]) => {
    const text = "{n, plural, one {# den} few {# dny} many {# dne} other {# dní}}";
    expect(show(locale, text, { n })).toBe(expected);
  });

  it("refuses wrong syntax", () => {
    expect(() => compileMessage("{n, plural, one {a}}")).toThrow(SyntaxError);
    expect(() => compileMessage("Hello {name")).toThrow(SyntaxError);
    expect(() => compileMessage("{when, date, short}")).toThrow(SyntaxError);
  });
});

describe("compiled texts", () => {
  const wrap = (chunks: unknown[]) => ({ chunks });

  it.for(STORED_LOCALES)("of %s are shown as FormatJS shows them", (locale) => {
    for (const [id, text] of Object.entries(readTexts(locale)).filter(([, text]) => /[{<']/.test(text))) {
      for (const count of [0, 1, 2, 5, 1234.5]) {
        const named = Object.fromEntries(
          Array.from(text.matchAll(/[{<](\w+)/g), ([found, name = ""]) => [name, found.startsWith("<") ? wrap : count]),
        );
        const expected: unknown = new IntlMessageFormat(text, locale).format(named);
        expect(show(locale, text, named), `${id} ${count}`).toEqual(expected);
      }
    }
  });

  it.for([
    ["en-GB", "{n, plural, =0 {none} one {# day} other {# days}}", { n: 0 }],
    ["en-GB", "{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}", { n: 2 }],
    ["en-GB", "{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}", { n: 1 }],
    ["en-GB", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { n: 22 }],
    ["de-DE", "{a}{b}{c}", { a: "x", b: "", c: 7 }],
    ["de-DE", "{a}", { a: null }],
    ["de-DE", "a <b>c <i>{d}</i></b> e", { b: wrap, i: wrap, d: 3 }],
  ] as const)("in %s such as %j are shown as FormatJS shows them", ([locale, text, values]) => {
    expect(show(locale, text, values)).toEqual(new IntlMessageFormat(text, locale).format(values as never));
  });

  it("throw when a value or an element is missing", () => {
    expect(() => show("en-GB", "{n}", {})).toThrow("n");
    expect(() => show("en-GB", "<b>x</b>", {})).toThrow("b");
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

  it("makes the pseudo-locale without changing arguments, plurals and tags", () => {
    const compiled = compileLocale("en-XB", read);
    expect(compiled.a).toEqual(["[!! ", "Ḭ ḫḫḫâṽèèè â ḋŏĝĝĝ", " !!]"]);
    expect(JSON.stringify(compiled.b)).toContain('"value":"n"');
    expect(JSON.stringify(compiled.b)).toContain('"value":"b","children":["ļèḟḟḟť"]');
  });
});
