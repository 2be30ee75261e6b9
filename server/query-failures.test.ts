import { fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { enqueue, startWorker } from "../database/jobs/jobs.ts";
import type { Database } from "../database/database.ts";
import { readRows } from "../database/open-database.ts";
import { createFailingDatabase } from "../test/databases/failing-database.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { listSourceFiles, projectRoot } from "../tools/source-files.ts";
import { readEnvironment } from "./environment/environment.ts";
import { createHttp, type Storefront } from "./http/create-http.ts";
import { guardedCharges } from "./http/guarded-charges.ts";
import { createLogger } from "./logging/logger.ts";
import { serveLetters } from "./letters/serve-letters.ts";
import { sandboxKeys } from "./payments/sandbox-keys.ts";
import { createClockPage } from "./platform/clock-page.ts";
import { vehicleCaller } from "./platform/embedded-platform.ts";
import { createJobsPage } from "./platform/jobs-page.ts";
import { platformHttp } from "./platform/platform-http.ts";
import { type RunningPlatform, startPlatform } from "./platform/start-platform.ts";
import { storefrontDeps } from "./storefront/storefront-deps.ts";
import type { BackingSystems } from "../contracts/services.ts";

const email = "eleanor.shaw@example.co.uk";
const secret = "s".repeat(32);
const token = "t".repeat(40);
const origin = "http://shop.test";
const environment = readEnvironment({ PUBLIC_ORIGIN: origin, CHARGES_TOKEN: token, PAYMENT_SANDBOX_ORIGIN: "self" });
const lines: string[] = [];
const logger = createLogger("debug", { write: (line) => lines.push(line) });

let inner: Database;
let failing: Awaited<ReturnType<typeof createFailingDatabase>>;
let platform: RunningPlatform;
let shop: (request: Request) => Promise<Response>;
let alone: (request: Request) => Promise<Response>;

beforeAll(async () => {
  inner = await openTestDatabase();
  await inner.run("insert into seeded_day (day) values (current_date)");
  failing = await createFailingDatabase(inner, email);
  const { database } = failing;
  platform = await startPlatform({ environment, database, secret, logger, origin });
  await platform.stop();
  const { clock, wake, payments, identity } = platform;
  const deps = storefrontDeps(environment, {
    logger,
    database,
    services: {} as BackingSystems,
    now: clock.now,
    identity,
    payments: payments.payments,
  });
  // In development stage an error page shows the error.
  const storefront: Storefront = () =>
    deps.payments.paidServices({ vin: "V" }).then(
      (services) => Response.json(services),
      (error: unknown) => new Response(inspect(error, { depth: 5 }), { status: 500 }),
    );
  const http = createHttp({
    environment,
    logger,
    identity,
    storefront,
    checks: {},
    staticFiles: new Hono(),
    hasPolicy: true,
    webhooks: payments.webhooks,
    charges: guardedCharges(payments.charges, token),
    ...(payments.sandboxes && { sandboxes: payments.sandboxes.together }),
    letters: serveLetters({
      environment,
      database,
      secret,
      now: clock.now,
      wake,
      limits: deps.limits,
      screens: "/platform",
    }),
    screens: new Hono()
      .route("/platform/clock", createClockPage(clock, wake))
      .route("/platform/jobs", createJobsPage({ queries: database.queries, now: clock.now, wake })),
  });
  const incoming = { socket: { remoteAddress: "192.0.2.1" }, headers: { host: "shop.test" } };
  shop = async (request) => http.fetch(request, { incoming });
  const own = platformHttp({ environment, database, logger, platform, secret, isStopping: () => false });
  alone = async (request) => own.fetch(request, { incoming });
}, 120_000);
afterAll(() => inner.close());

const streams = () => [
  ...(["error", "log", "warn", "info"] as const).map((name) => vi.spyOn(console, name)),
  vi.spyOn(process.stderr, "write"),
];
afterEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

/** The log lines and the answer while every query fails. */
async function whatShows(work: () => Promise<Response>) {
  const spied = streams().map((spy) => spy.mockImplementation(() => true));
  failing.fail(true);
  const response = await work().finally(() => failing.fail(false));
  const written = spied.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(" ")));
  return { status: response.status, seen: [...lines, ...written, await response.text()].join("\n") };
}

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });
const change = { origin, "sec-fetch-site": "same-origin" };
const json = (body: object, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
const refund = { idempotencyKey: "k1", amount: 1, currency: "EUR", token: null, reference: "A1" };

function stripeMessage() {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object: {} } });
  const at = Math.floor(platform.clock.now().getTime() / 1000);
  const { webhookSecret } = sandboxKeys(environment, secret);
  const signature = createHmac("sha256", webhookSecret).update(`${at}.${body}`).digest("hex");
  return { method: "POST", body, headers: { "stripe-signature": `t=${at},v1=${signature}` } };
}

describe("a query that fails shows no parameter", () => {
  it.each<[string, string, () => RequestInit]>([
    ["a page of the storefront", "/", () => ({})],
    ["the mailbox", "/platform/mailbox", () => ({})],
    ["the list of letters", "/platform/letters", () => ({})],
    [
      "the identity provider",
      "/identity/token",
      () => form({ grant_type: "authorization_code", code: "c", client_id: "VCS", redirect_uri: `${origin}/callback` }),
    ],
    ["the jobs page", "/platform/jobs", () => ({})],
    ["the clock page", "/platform/clock", () => ({ ...form({ days: "1" }), headers: change })],
    ["the sandbox of Adyen", "/sandbox/console", () => ({})],
    ["the sandbox of Stripe", "/stripe/sandbox/console", () => ({})],
    ["charges", "/service-charges/refunds", () => json(refund, { authorization: `Bearer ${token}` })],
    ["a message of Stripe", "/webhooks/stripe", stripeMessage],
  ])("through %s", async (_, path, init) => {
    const { status, seen } = await whatShows(() => shop(new Request(origin + path, init())));
    expect([status, seen]).toEqual([expect.toSatisfy((code: number) => code >= 500), expect.stringContaining("22P02")]);
    expect(seen).not.toMatch(/eleanor|example\.co\.uk|select |params/i);
  });

  it.each([
    ["/jobs", {}],
    ["/declarations", {}],
    ["/clock", form({ days: "1" })],
    ["/commerce/s/VCS/dw/shop/v22_10/site", {}],
    [
      "/vehicles/vehicles?service=vehicle&vin=SALEA7BWAS2Z00201",
      { headers: { authorization: `Bearer ${vehicleCaller(secret, "storefront").token}` } },
    ],
  ])("through %s of the platform", async (path, init) => {
    const { status, seen } = await whatShows(() => alone(new Request(origin + path, init)));
    expect([status, seen]).toEqual([500, expect.stringContaining("22P02")]);
    expect(seen).not.toMatch(/eleanor|example\.co\.uk|select |params/i);
  });

  it("through a job", async () => {
    const now = () => new Date("2026-11-15T12:00:00Z");
    await enqueue(inner.queries, { topic: "failing", payload: {}, runAt: now() });
    failing.fail(true);
    const handlers = { failing: async () => void (await failing.database.queries.execute(sql`select 1`)) };
    const worker = startWorker({ database: inner, handlers, now, onError: () => {} });
    await worker.drain();
    await worker.stop();
    failing.fail(false);
    const jobs = await readRows(inner.queries, sql`select last_error from jobs where topic = 'failing'`);
    expect(jobs).toEqual([{ last_error: "DatabaseError 22P02" }]);
  });

  const entry = fileURLToPath(new URL("../test/processes/crashing-process.ts", import.meta.url));
  it.each(["at the start", "in an event", "in a promise"])("through a process that crashes %s", async (when) => {
    const child = fork(entry, [when, email], { execArgv: [], stdio: ["ignore", "pipe", "pipe", "ipc"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (output += String(text)));
    const [code] = (await once(child, "close")) as [number];
    expect([code, output]).toEqual([1, expect.stringContaining("DatabaseError 22P02")]);
    expect(output).not.toMatch(/eleanor|example\.co\.uk|select |params/i);
  });
});

/** Hono prints an error with everything in it unless the app, or the one it is a part of, says otherwise. */
const failureHandling: Readonly<Record<string, "its own" | "answerFailures" | "of the app it is routed into">> = {
  "payments/charges/serve-charges.ts": "answerFailures",
  "payments/webhooks/serve-webhooks.ts": "answerFailures",
  "platform/address-lookup/address-lookup.ts": "answerFailures",
  "platform/adyen-sandbox/adyen-sandbox.ts": "answerFailures",
  "platform/commerce/commerce.ts": "answerFailures",
  "platform/consent-records/consent-records.ts": "answerFailures",
  "platform/customer-care/customer-care.ts": "answerFailures",
  "platform/documents/documents.ts": "answerFailures",
  "platform/geolocation/geolocation.ts": "answerFailures",
  "platform/help-content/help-content.ts": "answerFailures",
  "platform/identity/identity.ts": "its own",
  "platform/identity/person-data.ts": "answerFailures",
  "platform/order-management/order-management.ts": "answerFailures",
  "platform/privacy/privacy.ts": "answerFailures",
  "platform/stripe-sandbox/stripe-sandbox.ts": "answerFailures",
  "platform/vehicles/vehicles.ts": "answerFailures",
  "server/http/create-http.ts": "its own",
  "server/http/guarded-charges.ts": "of the app it is routed into",
  "server/http/health.ts": "its own",
  "server/http/messages/receive-log-outs.ts": "of the app it is routed into",
  "server/http/messages/receive-violations.ts": "of the app it is routed into",
  "server/http/static-files.ts": "of the app it is routed into",
  "server/letters/letters-page.ts": "of the app it is routed into",
  "server/letters/mailbox-page.ts": "of the app it is routed into",
  "server/letters/serve-letters.ts": "of the app it is routed into",
  "server/letters/unsubscribe-page.ts": "of the app it is routed into",
  "server/payments/payment-sandboxes.ts": "answerFailures",
  "server/platform/clock-page.ts": "of the app it is routed into",
  "server/platform/evidence-page.ts": "of the app it is routed into",
  "server/platform/jobs-page.ts": "of the app it is routed into",
  "server/platform/operators/declarations-page.ts": "of the app it is routed into",
  "server/platform/platform-http.ts": "its own",
  "server/platform/privacy/person-systems.ts": "answerFailures",
  "server/start-shop.ts": "of the app it is routed into",
};

it("every served app has an error handler", async () => {
  const served = (await listSourceFiles()).filter((file) =>
    /^(?:server|platform|payments)\/.+(?<!\.test)\.ts$/.test(file),
  );
  const texts = await Promise.all(served.map(async (file) => [file, await readFile(join(projectRoot, file), "utf8")]));
  const apps = texts.flatMap(([file = "", text = ""]) => (/\bnew Hono\b/.test(text) ? [[file, text] as const] : []));
  expect(apps.map(([file]) => file).sort()).toEqual(Object.keys(failureHandling));
  for (const [file, text] of apps) {
    expect([file, text.includes("onError(answerFailure)") || /\.onError\(\(/.test(text)]).toEqual([
      file,
      failureHandling[file] === "its own",
    ]);
  }
});
