import { withinBudget } from "./print-table.ts";

const rounds = 60;
const maxGrowth = 1.2;

export type Range = { from: number; to: number };

type Growing = {
  what: string;
  engine: string;
  /** The rows are counted under this name. */
  rowName: string;
  sizes: readonly number[];
  /** Adds the rows of a range. */
  grow: (range: Range) => Promise<void>;
  request: () => Promise<unknown>;
};

/** Measures a request while its tables grow. A request that does not depend on their size is within its budget. */
export async function measureWhileGrowing({ what, engine, rowName, sizes, grow, request }: Growing) {
  const rows = [];
  let inserted = 0;
  let first = 0;
  for (const size of sizes) {
    await grow({ from: inserted + 1, to: size });
    inserted = size;
    await medianMs(request);
    const ms = await medianMs(request);
    first ||= ms;
    const growth = ms / first;
    rows.push({
      what,
      engine,
      [rowName]: size,
      "median, ms": ms.toFixed(2),
      "relative to the first": growth.toFixed(2),
      ...withinBudget(growth <= maxGrowth),
    });
  }
  return rows;
}

/** The median, so that one slow moment of the machine does not count. */
async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? 0;
}
