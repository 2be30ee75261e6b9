import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../source-files.ts";
import { readTexts, SOURCE_LOCALE } from "./message-files.ts";

/** Texts that no code shows yet: each belongs to a part of the shop that is still to be built. */
export const PLANNED_TEXTS: Readonly<Record<string, string>> = {
  "status.": "the states of an order and of its items",
  "refunds.": "the request for a refund",
  "guestOrder.": "an order that a guest looks up",
  "withdrawal.": "the withdrawal from a contract",
  "cancellation.": "the end of a contract",
  "help.hours": "contact",
  "help.chooseContact": "contact",
  "renewal.autoRenew": "auto-renewal on a service's page",
  "form.required": "the forms for contact and refunds",
  "page.account": "the account",
  "page.viewOrder": "an order that a guest looks up",
  "page.refund": "the request for a refund",
  "page.contact": "contact",
  "page.withdrawal": "the withdrawal from a contract",
  "page.cancellation": "the end of a contract",
  "page.privacy": "pages of law",
  "page.accessibility": "pages of law",
  "page.imprint": "pages of law",
};

type Sources = { ids: readonly string[]; code: string };

/** Ids that no code names, neither whole nor as an area with a word that the code has, such as `country.${code}`. */
function unnamedIds({ ids, code }: Sources): string[] {
  const names = new Set(
    Array.from(code.matchAll(/["'`]([\w.-]+)["'`]|\b(\w+)(?=\??:)/g), ([, text, key]) => text ?? key),
  );
  const areas = new Set(Array.from(code.matchAll(/`([a-zA-Z]+\.)\$\{/g), ([, area = ""]) => area));
  const isMade = (id: string) => {
    const area = id.slice(0, id.indexOf(".") + 1);
    return areas.has(area) && names.has(id.slice(area.length));
  };
  return ids.filter((id) => !names.has(id) && !isMade(id));
}

/** What is wrong: a text that nothing shows or plans, or a plan that no text waits for any longer. */
export function findUnusedTexts(sources: Sources, planned = PLANNED_TEXTS): string[] {
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

/** The ids of texts that no code shows yet. */
export function readUnshownIds(): ReadonlySet<string> {
  return new Set(unnamedIds(readSources()));
}

function readSources(): Sources {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
    (file) => !/\.(?:test|examples)\.tsx?$/.test(file),
  );
  const code = files.map((file) => readFileSync(join(projectRoot, file), "utf8")).join("\n");
  return { ids: Object.keys(readTexts(SOURCE_LOCALE)), code };
}
