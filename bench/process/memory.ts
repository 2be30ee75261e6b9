import { readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { measuredPages } from "../measured-pages.ts";
import { missedBudgets, printTable, withinBudget } from "../print-table.ts";
import { type BuiltShop, startBuiltShop } from "../start-built-shop.ts";

/** For the one process that `npm start` runs, with the embedded systems and their database in it. */
const maxMegabytes = 250;
const requests = 50_000;
const visitors = 20;
const pages = measuredPages.filter(({ account, plan }) => account === undefined && plan === undefined);

type Visitor = { agent: Agent; cookies: Map<string, string> };

/** Loads a page as a browser does: over an open connection, compressed, with the cookies it has got. */
async function load(url: string, { agent, cookies }: Visitor): Promise<void> {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, headers: { cookie, "accept-encoding": "br" } }, resolve)
      .on("error", reject)
      .end();
  });
  for (const line of answer.headers["set-cookie"] ?? []) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  answer.resume();
  await new Promise((resolve) => answer.once("end", resolve));
}

/** Each visitor goes through all pages in turn, and comes with a vehicle where a page needs one. */
async function visit({ origin }: BuiltShop, count: number): Promise<void> {
  const visitor: Visitor = { agent: new Agent({ keepAlive: true, maxSockets: 1 }), cookies: new Map() };
  for (const { from } of pages) if (from) await load(origin + from, visitor);
  for (let n = 0; n < count; n += 1) await load(origin + (pages[n % pages.length]?.page ?? "/"), visitor);
  visitor.agent.destroy();
}

/** What the process holds of the machine's memory, as the kernel counts it. */
function residentMegabytes({ pid }: BuiltShop): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** Returns whether the shop needs too much memory after many requests. */
export async function measureMemory(): Promise<string[]> {
  await using shop = await startBuiltShop();
  const atStart = residentMegabytes(shop);
  const visits = async (count: number) =>
    void (await Promise.all(Array.from({ length: visitors }, () => visit(shop, count / visitors))));
  await visits(requests / 2);
  const halfway = residentMegabytes(shop);
  await visits(requests / 2);
  const atEnd = residentMegabytes(shop);
  const rows = [
    { process: "the shop with its embedded systems", requests, "at start, MB": atStart, "halfway, MB": halfway },
  ].map((row) => ({ ...row, "at end, MB": atEnd, ...withinBudget(atEnd <= maxMegabytes) }));
  console.log(`\nMemory after ${requests} pages to ${visitors} visitors; at most ${maxMegabytes} MB.`);
  printTable(rows);
  return missedBudgets(rows);
}
