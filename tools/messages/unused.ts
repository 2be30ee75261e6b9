import { type CodeAndIds, readSources, unnamedIds } from "./named-ids.ts";

/** Texts that no code shows yet: each belongs to a part of the shop that is still to be built. */
export const PLANNED_TEXTS: Readonly<Record<string, string>> = {
  "status.": "the states of an order and of its items",
  "form.required": "the form for contact",
  "page.account": "the account",
};

/** What is wrong: a text that nothing shows or plans, or a plan that no text waits for any longer. */
export function findUnusedTexts(sources: CodeAndIds, planned = PLANNED_TEXTS): string[] {
  const unnamed = unnamedIds(sources);
  const prefixes = Object.keys(planned);
  const unused = unnamed.filter((id) => !prefixes.some((prefix) => id.startsWith(prefix)));
  const done = prefixes.filter((prefix) => !unnamed.some((id) => id.startsWith(prefix)));
  return [
    ...unused.map((id) => `${id}: no code shows this text, and no prefix in tools/messages/unused.ts plans it`),
    ...done.map((prefix) => `${prefix}: every text with this prefix is shown; take it out of tools/messages/unused.ts`),
  ];
}

export function checkUnusedTexts(): string[] {
  return findUnusedTexts(readSources());
}
