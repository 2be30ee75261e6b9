import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "lighthouse";
import { projectRoot } from "../../tools/source-files.ts";
import type { Visit } from "../cookies-of-visit.ts";
import { printTable } from "../print-table.ts";
import { startBuiltShop } from "../start-built-shop.ts";
import { auditPage } from "./audit-page.ts";
import { auditedPages } from "./audited-pages.ts";
import { findLostPoints, summarizeRuns } from "./summarize-runs.ts";

const reportFolder = join(projectRoot, "node_modules/.cache/lighthouse");
const port = 3184;
const defaultRuns = 3;

/** Only production stage lets search engines in, and only development stage has the customers of the demonstration. */
const stages = [
  {
    settings: { STAGE: "production", ALLOW_SANDBOX: "1", HOST: "127.0.0.1", DRAIN_SECONDS: "0" },
    isServed: ({ account }: Visit) => account === undefined,
  },
  { settings: { STAGE: "development" }, isServed: ({ account }: Visit) => account !== undefined },
] as const;

type AuditedPage = { page: string; runs: Result[] };

/** Audits the pages on a shop of each stage, every page so many times. */
async function auditPages(pages: readonly Visit[], runCount: number): Promise<AuditedPage[]> {
  const audited: AuditedPage[] = [];
  for (const { settings, isServed } of stages) {
    const served = pages.filter(isServed);
    if (served.length === 0) continue;
    await using shop = await startBuiltShop({
      port,
      settings: { ...settings, PUBLIC_ORIGIN: `http://localhost:${port}`, RATE_LIMIT_SCALE: "100" },
    });
    for (const visit of served) {
      const runs: Result[] = [];
      while (runs.length < runCount) runs.push(await auditPage(shop.origin, visit));
      runs.forEach((run, index) => saveReport(visit.page, index + 1, run));
      console.log(`${visit.page} audited`);
      audited.push({ page: visit.page, runs });
    }
  }
  return audited;
}

function saveReport(page: string, run: number, report: Result): void {
  mkdirSync(reportFolder, { recursive: true });
  const name = page.slice(1).replaceAll("/", "-");
  writeFileSync(join(reportFolder, `${name}-${run}.json`), JSON.stringify(report, null, 1));
}

/** A number says how many runs, any other word which pages. */
const words = process.argv.slice(2);
const runCount = Number(words.find((word) => /^[1-9]\d*$/.test(word)) ?? defaultRuns);
const filters = words.filter((word) => word.startsWith("/"));
const pages = auditedPages.filter(
  ({ page }) => filters.length === 0 || filters.some((filter) => page.includes(filter)),
);
if (pages.length === 0) throw new Error(`No audited page has ${filters.join(" or ")} in its address`);

const audited = await auditPages(pages, runCount);
console.log(
  `\nLighthouse on a phone, median / worst; runs of each page: ${runCount}. The reports are in ${reportFolder}`,
);
printTable(audited.map(({ page, runs }) => summarizeRuns(page, runs)));
const lost = audited.flatMap(({ page, runs }) => findLostPoints(page, runs));
if (lost.length > 0) console.log(`\nBelow 100:\n${lost.join("\n")}`);
process.exitCode = lost.length > 0 ? 1 : 0;
