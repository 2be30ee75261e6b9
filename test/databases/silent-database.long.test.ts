import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type SilentProxy, startSilentProxy } from "./silent-proxy.ts";
import { findFreePort, hasPostgres, startTemporaryPostgres } from "../temporary-postgres.ts";
import { runWithTimeout } from "../../contracts/run-with-timeout.ts";
import { buildWhenNeeded } from "../../tools/build.ts";
import shopProcess from "../../tools/process/shop-process.json" with { type: "json" };

/** Less than the timeouts of a load balancer, which would otherwise count it as no answer. */
const answerMs = 5_000;

describe.skipIf(!hasPostgres())("a shop whose PostgreSQL stops answering", () => {
  let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  let proxy: SilentProxy;
  let shop: ChildProcess;
  let origin: string;
  let output = "";

  beforeAll(async () => {
    await buildWhenNeeded();
    postgres = await startTemporaryPostgres();
    proxy = await startSilentProxy(postgres.url);
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    const { PATH, HOME } = process.env;
    const settings = { DATABASE_URL: proxy.url, SESSION_SECRET: "s".repeat(32), PAYMENT_SANDBOX_ORIGIN: "self" };
    shop = spawn("node", [...shopProcess.flags, shopProcess.program], {
      env: { ...shopProcess.settings, PATH, HOME, NODE_ENV: "production", PORT: String(port), ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [shop.stdout, shop.stderr]) stream?.on("data", (text: Buffer) => (output += String(text)));
    await untilReadiness(200, 150_000);
  }, 240_000);
  afterAll(async () => {
    shop.kill("SIGKILL");
    await proxy.close();
    await postgres.stop();
  });

  const getStatus = (path: string, ms: number) =>
    runWithTimeout(ms, async (signal) => (await fetch(origin + path, { signal, redirect: "manual" })).status);

  const untilReadiness = (status: number, timeout: number) =>
    vi.waitFor(
      async () => {
        const found = await getStatus("/health/ready", answerMs);
        if (found !== status) throw new Error(`The readiness is ${found}: ${output}`);
      },
      { timeout, interval: 500 },
    );

  it("is live but not ready, answers its pages, and recovers with the database", async () => {
    proxy.silence();
    await untilReadiness(503, 10_000);
    expect(await getStatus("/health/live", answerMs)).toBe(200);
    // Each page is answered, with success or not, before a browser would give up.
    await Promise.all(["/services", "/checkout", "/faqs"].map((path) => getStatus(path, 30_000)));
    proxy.restore();
    await untilReadiness(200, 30_000);
  }, 120_000);

  it("ends on SIGTERM, although nothing can be closed in order", async () => {
    proxy.silence();
    const ended = once(shop, "exit");
    const signalledAt = performance.now();
    shop.kill("SIGTERM");
    await ended;
    expect(performance.now() - signalledAt).toBeLessThan(20_000);
    expect(output).toContain('"stopping"');
  }, 60_000);
});
