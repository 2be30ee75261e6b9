import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readTexts, STORED_LOCALES } from "../message-files.ts";

/**
 * These sentences are true only after the customer has chosen auto-renewal: at the checkout while the box is ticked, on
 * the confirmation and in the account.
 */
const PROMISES = [
  "renewal.autoRenewOnNotice",
  "renewal.autoRenewNotice",
  "checkout.autoRenewOnNotices",
  "checkout.autoRenewNotices",
] as const;
const WRITER = "app/page/written-texts/renewal-texts.server.ts";
/** Pages get the sentences from the writer only. */
const AFTER_THE_CHOICE = /^app\/features\/(?:checkout\/(?:summary|confirmation)|subscriptions\/manage)\//;
/** Plan cards and lists of services come before it: there one sentence says who decides. */
const BEFORE_THE_CHOICE = /^app\/features\/renewal\//;
const DECISION = "renewal.autoRenewConsent";
const DECISION_RULE = "app/catalogue/auto-renewal/auto-renewal-note.ts";

const sources = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));
const filesNaming = (id: string) => sources.filter(({ code }) => code.includes(`"${id}"`)).map(({ file }) => file);

it.each(PROMISES)("%s stands only where auto-renewal was chosen", (id) => {
  const files = filesNaming(id);
  expect(files).toContain(WRITER);
  expect(files.filter((file) => file !== WRITER && !AFTER_THE_CHOICE.test(file))).toEqual([]);
});

it("before the choice one sentence says that the customer decides at the checkout", () => {
  expect(filesNaming(DECISION)).toEqual([DECISION_RULE]);
  const users = sources.filter(({ code }) => code.includes("auto-renewal-note.ts")).map(({ file }) => file);
  expect(users.some((file) => BEFORE_THE_CHOICE.test(file))).toBe(true);
});

it.each(STORED_LOCALES)("no other text of %s repeats the promise", (locale) => {
  const texts = readTexts(locale);
  for (const id of PROMISES) {
    const repeated = Object.entries(texts).filter(([other, text]) => other !== id && text.includes(texts[id] ?? ""));
    expect(repeated).toEqual([]);
  }
});
