import { renderToString } from "react-dom/server";
import { elementTree } from "./element-tree.ts";
import { printTable } from "./print-table.ts";
import { startStorefrontInProcess } from "./start-storefront.ts";
import { measuredPages } from "./measured-pages.ts";

const rounds = 400;
const maxRatio = 15;
const maxCalls = 3;

/** Processor time of one call in microseconds, warmed up. */
async function cost(work: () => unknown): Promise<number> {
  for (let n = 0; n < rounds / 4; n += 1) await work();
  const before = process.cpuUsage();
  for (let n = 0; n < rounds; n += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}

export async function measureRenderCost(): Promise<void> {
  await using storefront = await startStorefrontInProcess();
  const rows = [];
  for (const { page, from } of measuredPages) {
    const cookies = from ? await storefront.visit(from) : "";
    const tree = elementTree(await storefront.get(page, cookies));
    const bare = await cost(() => renderToString(tree));
    const before = storefront.backingCalls();
    await storefront.get(page, cookies);
    const calls = storefront.backingCalls() - before;
    const whole = await cost(() => storefront.get(page, cookies));
    rows.push({
      page,
      "backing calls": calls,
      "page, µs": Math.round(whole),
      "bare tree, µs": Math.round(bare),
      ratio: (whole / bare).toFixed(1),
      "within budget": whole / bare <= maxRatio && calls <= maxCalls ? "yes" : "NO",
    });
  }
  console.log("\nProcessor time of a page against a bare renderToString of the same elements.");
  printTable(rows);
}
