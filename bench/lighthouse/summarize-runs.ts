import type { Result } from "lighthouse";
import { categories } from "./audit-page.ts";

const perfect = 100;

/** One line of the table: the scores as median and worst of the runs, the times as their median. */
export function summarizeRuns(page: string, runs: readonly Result[]): Record<string, string | number> {
  const scores = categories.map((category) => {
    const all = runs.map((run) => scoreOf(run, category));
    return [category, `${median(all)} / ${Math.min(...all)}`] as const;
  });
  const timeOf = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
  return {
    page,
    ...Object.fromEntries(scores),
    "LCP ms": Math.round(timeOf("largest-contentful-paint")),
    "TBT ms": Math.round(timeOf("total-blocking-time")),
    CLS: timeOf("cumulative-layout-shift").toFixed(3),
    "script bytes": median(runs.map(scriptBytes)),
    // Lighthouse's own measure of the machine: a low one tells a busy machine from a slow page.
    machine: Math.round(median(runs.map(({ environment }) => environment.benchmarkIndex))),
  };
}

/** What any run lost points for, by category. */
export function findLostPoints(page: string, runs: readonly Result[]): string[] {
  const lost = runs.flatMap((run) =>
    categories.filter((category) => scoreOf(run, category) < perfect).map((category) => describe(run, category)),
  );
  return [...new Set(lost)].map((line) => `${page}, ${line}`);
}

function describe(run: Result, category: string): string {
  const failed = (run.categories[category]?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && isFailed(run.audits[id]?.score),
  );
  return `${category} ${scoreOf(run, category)}: ${failed.map(({ id }) => id).join(", ")}`;
}

const isFailed = (score: number | null | undefined) => typeof score === "number" && score < 1;

/** A category without a score counts as failed. */
function scoreOf(run: Result, category: string): number {
  return Math.round((run.categories[category]?.score ?? 0) * perfect);
}

function scriptBytes(run: Result): number {
  const { details } = run.audits["resource-summary"] ?? {};
  const items = details?.type === "table" ? details.items : [];
  return Number(items.find(({ resourceType }) => resourceType === "script")?.transferSize ?? 0);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
