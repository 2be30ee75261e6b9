import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { printTable } from "./print-table.ts";
import { startBuiltShop } from "./start-built-shop.ts";

const connections = 256;
const warmUpMs = 5_000;
const measuredMs = 20_000;
const paths = ["/", "/de-DE/", "/vin-error", "/faqs"];

type Answer = { status: number; ms: number };

async function request(url: string, agent: Agent): Promise<Answer> {
  const started = performance.now();
  const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return { status: response.statusCode ?? 0, ms: performance.now() - started };
}

/** Each connection requests a page as soon as it has got the last one, as 256 impatient visitors would. */
async function crowd(origin: string, until: number, answers: Answer[]): Promise<void> {
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = visitor; performance.now() < until; n += 1) {
      const answer = await request(origin + (paths[n % paths.length] ?? "/"), agent);
      answers.push(answer);
      // Refused visitors come back later, after one second instead of the ten in the header.
      if (answer.status === 503) await wait(1_000);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, visitor) => visit(visitor)));
}

/** Checks readiness on a separate connection, as a load balancer does. */
async function probe(origin: string, until: number, answers: Answer[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) {
    answers.push(await request(`${origin}/health/ready`, agent));
    await wait(100);
  }
  agent.destroy();
}

const percentile = (answers: readonly Answer[], share: number): string => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted.length === 0 ? "–" : `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
};

/** How long visitors wait when there are more of them than one process can serve. */
export async function measureOverload(): Promise<void> {
  await using shop = await startBuiltShop();
  await crowd(shop.origin, performance.now() + warmUpMs, []);
  const [pages, probes]: [Answer[], Answer[]] = [[], []];
  const until = performance.now() + measuredMs;
  await Promise.all([crowd(shop.origin, until, pages), probe(shop.origin, until, probes)]);
  const rows = [
    ["pages served", pages.filter(({ status }) => status < 500)],
    ["refused", pages.filter(({ status }) => status === 503)],
    ["all", pages],
    ["readiness", probes],
  ] as const;
  console.log(`\nOverload: ${connections} connections, one process`);
  printTable(
    rows.map(([name, answers]) => ({
      answers: name,
      number: answers.length,
      median: percentile(answers, 0.5),
      p95: percentile(answers, 0.95),
      p99: percentile(answers, 0.99),
    })),
  );
}

if (import.meta.main) await measureOverload();
