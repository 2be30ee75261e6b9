import { describe, expect, it } from "vitest";
import { checkMessages } from "./check.ts";
import { STORED_LOCALES } from "./message-files.ts";
import { SAME_AS_SOURCE } from "./same-as-source.ts";
import { checkText } from "./text-rules.ts";

const source = "{n, plural, one {# day} other {# days}} for {name}, <b>now</b>";

describe("checkText", () => {
  it.for([
    ["de-DE", "{n, plural, one {# Tag} other {# Tage}} für {name}, <b>jetzt</b>", []],
    [
      "de-DE",
      "{n, plural, one {# Tag} other {# Tage}} für {nam}, <b>jetzt</b>",
      [/arguments differ: b \(tag\), n \(plural\), nam \(/],
    ],
    ["de-DE", "{n, plural, one {# Tag} other {# Tage}} für {name}, jetzt", [/arguments differ/]],
    ["de-DE", "{n} Tage für {name}, <b>jetzt</b>", [/arguments differ/]],
    ["de-DE", "{n, plural, other {# Tage}} für {name}, <b>jetzt</b>", [/plural forms missing: one/]],
    ["cs-CZ", "{n, plural, one {# den} other {# dní}} pro {name}, <b>teď</b>", [/plural forms missing: few, many/]],
    ["cs-CZ", "{n, plural, one {# den} few {# dny} many {# dne} other {# dní}} pro {name}, <b>teď</b>", []],
    ["fr-FR", "{n, plural, one {# jour} other {# jours}} pour {name}, <b>tout</b>", [/plural forms missing: many/]],
    ["fr-FR", "{n, plural, one {# jour} many {# jours} other {# jours}} : {name}, <b>tout</b>", [/wrong space/]],
    ["fr-FR", "{n, plural, one {# jour} many {# jours} other {# jours}}\u00a0: {name}, <b>tout</b>", [/wrong space/]],
    ["fr-FR", "{n, plural, one {# jour} many {# jours} other {# jours}}\u202f: {name}, <b>tout</b>", []],
    ["fr-CA", "{n, plural, one {# jour} many {# jours} other {# jours}}\u00a0: {name}, <b>tout!</b>", []],
    ["fr-CA", "{n, plural, one {# jour} many {# jours} other {# jours}}: {name}, <b>tout</b>", [/wrong space/]],
    ["fr-CA", "{n, plural, one {# jour} many {# jours} other {# jours}} {name}, <b>tout\u202f!</b>", [/wrong space/]],
    ["fr-FR", "{n, plural, one {# jour} many {# jours} other {# jours}} {name}, <b>tout\u00a0!</b>", [/wrong space/]],
    ["fr-FR", "{n, plural, one {# jour} many {# jours} other {# jours}} {name}, <b>tout\u202f!</b>", []],
    ["de-DE", "{n, plural, one {# Tag} other {# Tage}}  für {name}, <b>jetzt</b>", [/double/]],
    ["de-DE", "{n, plural, one {# Tag} other {# Tage} für {name}", [/not valid ICU/]],
    ["de-DE", source, [/same as the source/]],
    ["en-CA", source, []],
  ] as const)("in %s for %j finds the problems %o", ([locale, text, expected]) => {
    const found = checkText({ id: "x", locale, text, source });
    expect(found).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern);
  });
});

describe("checkMessages", () => {
  it("finds missing and unknown texts", () => {
    const files: Record<string, Record<string, string>> = {
      "en-GB": { a: "One", b: "Two" },
      "nl-NL": { a: "Een", c: "Drie" },
    };
    expect(checkMessages((locale) => files[locale]!, ["nl-NL"])).toEqual([
      { locale: "nl-NL", id: "b", problem: "missing" },
      { locale: "nl-NL", id: "c", problem: "unknown, not in en-GB" },
    ]);
  });

  it("finds no problem in the shop's own texts", () => {
    expect(checkMessages()).toEqual([]);
    expect(STORED_LOCALES).toHaveLength(14);
  });

  it("has a reason for every text that may equal the source", () => {
    for (const { reason } of Object.values(SAME_AS_SOURCE)) expect(reason).not.toBe("");
  });
});
