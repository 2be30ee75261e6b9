import { renderToString } from "react-dom/server";
import { elementTree } from "./element-tree.ts";
import { missedBudgets, printTable, withinBudget } from "./print-table.ts";
import { startStorefrontInProcess } from "./start-storefront.ts";
import { measuredPages } from "./measured-pages.ts";

const rounds = 300;
const samples = 7;
const maxRatio = 8;
const maxCalls = 3;

/** Processor time of one call, in microseconds. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < rounds; n += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}

/** Measures both in turns, because the speed of a machine varies; the first turns only warm up. */
async function compare(page: () => unknown, bare: () => unknown): Promise<{ page: number; bare: number }> {
  for (let n = 0; n < 3; n += 1) await Promise.all([cost(page), cost(bare)]);
  const turns = [];
  for (let n = 0; n < samples; n += 1) turns.push({ page: await cost(page), bare: await cost(bare) });
  return turns.toSorted((a, b) => a.page / a.bare - b.page / b.bare)[(samples - 1) / 2] ?? { page: 0, bare: 0 };
}

/** Returns the pages that cost too much. */
export async function measureRenderCost(): Promise<string[]> {
  await using storefront = await startStorefrontInProcess();
  const rows = [];
  for (const { page, from, account } of measuredPages) {
    if (account) continue;
    const cookies = from ? await storefront.visit(from) : "";
    const tree = elementTree(await storefront.get(page, cookies));
    const before = storefront.backingCalls();
    await storefront.get(page, cookies);
    const calls = storefront.backingCalls() - before;
    const median = await compare(
      () => storefront.get(page, cookies),
      () => renderToString(tree),
    );
    const ratio = median.page / median.bare;
    // Most of a small page's cost is that of any request, so the ratio counts only for the page of a service.
    const isWithin = (!page.includes("/service/") || ratio <= maxRatio) && calls <= maxCalls;
    rows.push({
      page,
      "backing calls": calls,
      "page, µs": Math.round(median.page),
      "bare tree, µs": Math.round(median.bare),
      ratio: ratio.toFixed(1),
      ...withinBudget(isWithin),
    });
  }
  console.log("\nProcessor time of a page against a bare renderToString of the same elements.");
  printTable(rows);
  return missedBudgets(rows);
}
