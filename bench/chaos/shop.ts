import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Client, Connection } from "../../contracts/client.ts";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../contracts/commerce/scapi.ts";
import type { Payments } from "../../payments/port/payments.ts";
import { startWorker } from "../../database/jobs/jobs.ts";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, readRows } from "../../database/open-database.ts";
import { createAdyenProvider } from "../../payments/adyen/adyen-provider.ts";
import { createPayments } from "../../payments/create-payments.ts";
import { createStripeProvider } from "../../payments/stripe/stripe-provider.ts";
import { jobLimits } from "../../payments/topics.ts";
import { createRandom } from "../../test/random.ts";
import { type Mutant, mutatedTransitions, mutateJobs, mutateProvider } from "./mutants.ts";
import { sharedSettings, createFastClock, isUnlucky, externalUrl, seed } from "./run-settings.ts";

/** One process of the shop, whose connections lose requests and answers. It may be killed at any moment. */
const [, , started = "", address = "", port = ""] = process.argv;
const clock = createFastClock(Number(started));
const { now } = clock;
const database = await openDatabase(address.startsWith("postgres") ? { url: address } : { directory: address });
await migrate(database);

const mutant = process.env.MUTANT as Mutant | undefined;
const random = createRandom(seed + process.pid);
const loss = { share: 0.04, isUnluckyLost: true };

/** The order, renewal or refund that a request to a provider names. */
async function referenceIn(request: Request): Promise<string | undefined> {
  const text = decodeURIComponent(await request.clone().text());
  const [, json, form] = /"reference":"([^"]+)"|metadata\[(?:orderNo|refundId)\]=([^&]+)/.exec(text) ?? [];
  return json ?? form;
}

async function isAnswerLost(request: Request): Promise<boolean> {
  if (random.chance(loss.share)) return true;
  const reference = loss.isUnluckyLost && request.method === "POST" ? await referenceIn(request) : undefined;
  return reference !== undefined && isUnlucky(reference);
}

const lossyConnection = (path: string): Connection => ({
  baseUrl: externalUrl + path,
  async fetch(request) {
    if (random.chance(loss.share)) throw new TypeError("the request was lost");
    const isLost = await isAnswerLost(request);
    const response = await fetch(request);
    if (isLost) {
      await response.body?.cancel();
      throw new TypeError("the answer was lost");
    }
    return response;
  },
});

const { id, secret } = sharedSettings.people.settings.trustedClient;
const paymentsModule = createPayments({
  database,
  now,
  commerce: {
    client: createOcapiClient(lossyConnection("/commerce")),
    organizationId: sharedSettings.people.settings.organizationId,
    serverAuthorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
  },
  providers: {
    adyen: mutateProvider(
      createAdyenProvider({
        ...sharedSettings.keys,
        environment: "test",
        timeoutMs: 10_000,
        public: { provider: "adyen", environment: "test", clientKey: "" },
        connection: lossyConnection(""),
      }),
      mutant,
    ),
    stripe: mutateProvider(
      createStripeProvider({
        ...sharedSettings.keys,
        isLive: false,
        timeoutMs: 10_000,
        public: { provider: "stripe", publishableKey: "" },
        connection: lossyConnection("/stripe"),
      }),
      mutant,
    ),
  },
  rules: { transitions: mutatedTransitions(mutant) },
  hostName: "chaos",
  report: () => {},
});

/** Commerce clients with a shopper's token. */
function commerceOf(accessToken: string) {
  const authorize =
    (client: Client): Client =>
    (endpoint, input) =>
      client(endpoint, input, { headers: { authorization: `Bearer ${accessToken}` } });
  const connection = lossyConnection("/commerce");
  return {
    commerceOcapi: authorize(createOcapiClient(connection)),
    commerceScapi: authorize(createScapiClient(connection)),
  };
}

const app = new Hono();
// Simulated losses are not logged; the caller gets a 500.
app.onError((_error, context) => context.text("Lost", 500));
app.post("/webhooks/*", (context) => paymentsModule.webhooks.fetch(context.req.raw));
app.mount("/charges", paymentsModule.charges.fetch);
app.post("/call/:name", async (context) => {
  const name = context.req.param("name") as keyof Payments;
  const call = paymentsModule.payments[name] as (input: unknown) => Promise<object>;
  const { accessToken, buyer, ...input }: { accessToken: string; buyer: object } = await context.req.json();
  return context.json(await call({ ...input, buyer: { ...buyer, ...commerceOf(accessToken) } }));
});
app.post("/chaos/clock", async (context) => {
  const { ahead }: { ahead: number } = await context.req.json();
  clock.putForward(ahead);
  loss.share = 0;
  loss.isUnluckyLost = ahead === 0;
  return context.json({});
});
app.get("/chaos/state", async (context) => {
  const payments = await readRows(
    database.queries,
    sql`select reference, basket_id as "basketId", state, due_at is not null as "isDue" from payments.payments`,
  );
  const [open] = await readRows(
    database.queries,
    sql`select (select count(*)::int from payments.reversals where state <> 'DONE') as reversals,
      (select count(*)::int from payments.refunds where state in ('REQUESTED', 'ACCEPTED')) as refunds,
      (select count(*)::int from payments.webhook_events where processed_at is null) as events`,
  );
  return context.json({ payments, open });
});

const handlers = mutateJobs(paymentsModule.jobs, mutant, { database, now, random });
startWorker({ database, handlers, now, onError: () => {}, limits: jobLimits, pollMs: 50, leaseSeconds: 3 });
setInterval(() => void paymentsModule.requestRecovery().catch(() => undefined), 500);
const listener = getRequestListener(app.fetch);
createServer((request, response) => void listener(request, response)).listen(Number(port), "127.0.0.1", () =>
  process.send?.("ready"),
);
