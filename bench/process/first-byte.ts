import { Agent, type IncomingMessage, request } from "node:http";
import { measuredPages } from "../measured-pages.ts";
import { missedBudgets, printTable, withinBudget } from "../print-table.ts";
import { startBuiltShop } from "../start-built-shop.ts";

/** For a quiet machine: the times of one that is busy with other work say little. */
const maxMedianMs = 3;
const warmUp = 1_000;
const rounds = 500;
const pages = ["/service/CONNAV", "/jaguar/de-DE/service/CONNAV", "/loading", "/page-not-found", "/vin-error"];

type Visitor = { origin: string; agent: Agent; cookies: string };

/** Milliseconds from the request to the first byte of the body, over a connection that is already open. */
async function firstByte(path: string, { origin, agent, cookies }: Visitor): Promise<number> {
  const started = performance.now();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin + path, { agent, headers: { cookie: cookies, "accept-encoding": "br" } }, resolve)
      .on("error", reject)
      .end();
  });
  await new Promise((resolve) => answer.once("readable", resolve));
  const ms = performance.now() - started;
  answer.resume();
  await new Promise((resolve) => answer.once("end", resolve));
  return ms;
}

async function cookiesOf(origin: string, path: string): Promise<string> {
  const { headers } = await fetch(origin + path, { redirect: "manual" });
  const pairs = headers.getSetCookie().map((line) => line.split(";")[0]);
  return pairs.join("; ");
}

/** Returns the pages whose first byte comes too late. */
export async function measureFirstByte(): Promise<string[]> {
  await using shop = await startBuiltShop();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rows = [];
  for (const page of pages) {
    const from = measuredPages.find((measured) => measured.page === page)?.from;
    const visitor = { origin: shop.origin, agent, cookies: from ? await cookiesOf(shop.origin, from) : "" };
    for (let n = 0; n < warmUp; n += 1) await firstByte(page, visitor);
    const times: number[] = [];
    for (let n = 0; n < rounds; n += 1) times.push(await firstByte(page, visitor));
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(rounds * share)] ?? Number.POSITIVE_INFINITY;
    rows.push({
      page,
      "p50, ms": at(0.5).toFixed(2),
      "p95, ms": at(0.95).toFixed(2),
      ...withinBudget(at(0.5) <= maxMedianMs),
    });
  }
  agent.destroy();
  console.log(`\nFirst byte of a page over HTTP, one request after another; at most ${maxMedianMs} ms at p50.`);
  printTable(rows);
  return missedBudgets(rows);
}
