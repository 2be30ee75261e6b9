import { renderToString } from "react-dom/server";
import { elementTree } from "./element-tree.ts";
import { printTable } from "./print-table.ts";
import { startStorefrontInProcess } from "./start-storefront.ts";

const rounds = 400;
const pages = ["/vin-error", "/page-not-found", "/jaguar/de-DE/vin-error"];
const maxRatio = 15;

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
  for (const page of pages) {
    const html = await storefront.get(page);
    const tree = elementTree(html);
    const bare = await cost(() => renderToString(tree));
    const whole = await cost(() => storefront.get(page));
    rows.push({
      page,
      "page, µs": Math.round(whole),
      "bare tree, µs": Math.round(bare),
      ratio: (whole / bare).toFixed(1),
      "within budget": whole / bare <= maxRatio ? "yes" : "NO",
    });
  }
  console.log("\nProcessor time of a page against a bare renderToString of the same elements.");
  printTable(rows);
}
