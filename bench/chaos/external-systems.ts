import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { getBasket } from "../../contracts/commerce/baskets.ts";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { startWorker } from "../../database/jobs/jobs.ts";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, readRows } from "../../database/open-database.ts";
import { adyenSandboxJobs, createAdyenSandbox } from "../../platform/adyen-sandbox/adyen-sandbox.ts";
import { fillCatalogue } from "../../platform/commerce/catalogue/fill-catalogue.ts";
import { createCommerce } from "../../platform/commerce/commerce.ts";
import { createStripeSandbox, stripeSandboxJobs } from "../../platform/stripe-sandbox/stripe-sandbox.ts";
import { testCatalogue } from "../../test/commerce-catalogue.ts";
import { completeBasket, fillBasket } from "../../test/commerce-fixture.ts";
import { sharedSettings, createFastClock, createTokens, hubUrl, ports, type Shopper } from "./run-settings.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

/** Everything the shop does not own: commerce and both providers, in a process that is never killed. */
const clock = createFastClock(Number(process.argv[2]));
const { now } = clock;
const database = await openDatabase("memory");
await migrate(database);
await database.transaction((tx) => fillCatalogue(tx, testCatalogue));
const tokens = createTokens(now);
const orderManagement = {
  baseUrl: "http://order-management.invalid",
  fetch: async () => Response.json({ id: "1", orderNumber: "1" }),
};
const commerce = createCommerce({ database, now, tokens, orderManagement, people: sharedSettings.people });
const origins = { origin: `http://127.0.0.1:${ports.externalSystems}`, shopOrigin: hubUrl, isConsoleOpen: false };
const adyen = createAdyenSandbox({ database, now, ...sharedSettings.keys, ...origins });
const stripe = createStripeSandbox({
  database,
  now,
  ...sharedSettings.keys,
  ...origins,
  origin: `${origins.origin}/stripe`,
});
const embedded = { baseUrl: "http://commerce.invalid", fetch: async (request: Request) => commerce.fetch(request) };

const app = new Hono();
app.mount("/commerce", commerce.fetch);
app.mount("/stripe", stripe.fetch);
app.post("/chaos/basket", async (context) => {
  const { shopper, country } = (await context.req.json()) as { shopper: Shopper; country: "DE" | "GB" };
  const client = createOcapiClient(embedded);
  const call: typeof client = async (endpoint, input, options = {}) => {
    const authorization = `Bearer ${await tokens.sign(shopper)}`;
    return client(endpoint, input, { ...options, headers: { authorization, ...options.headers } });
  };
  const market =
    country === "DE" ? { currency: "EUR" as const, locale: "de-DE" } : { currency: "GBP" as const, locale: "en-GB" };
  const basketId = await fillBasket(call, { products: ["NAV-12M"], ...market });
  await completeBasket(call, basketId, { country_code: country });
  const { order_total: total } = await call(getBasket, { params: { siteId: shopper.siteId, basketId } });
  return context.json({ basketId, claimed: { amount: toMinorUnits(total ?? 0), currency: market.currency } });
});
app.post("/chaos/clock", async (context) => {
  const { ahead }: { ahead: number } = await context.req.json();
  clock.putForward(ahead);
  return context.json({});
});
app.get("/chaos/state", async (context) => {
  const orders = await readRows(
    database.queries,
    sql`select order_no as "orderNo", basket_id as "basketId", status, (content ->> 'order_total')::float * 100 as total from commerce.orders`,
  );
  const charges = await readRows(
    database.queries,
    sql`select psp_reference as reference, reference as "paidFor", amount, state = 'authorised' as "isKept" from adyen_sandbox.payments
        where state in ('authorised', 'reversed')
      union all
      select i.id, i.document #>> '{metadata,orderNo}', (i.document ->> 'amount_received')::int,
        not exists (select 1 from stripe_sandbox.objects r where r.kind = 'refund'
          and r.document ->> 'payment_intent' = i.id and r.document #>> '{metadata,reversal}' is not null)
      from stripe_sandbox.objects i where i.kind = 'payment_intent' and i.document ->> 'status' = 'succeeded'`,
  );
  const refunds = await readRows(
    database.queries,
    sql`select m.reference as id, m.payment as reference, m.amount from adyen_sandbox.modifications m where m.kind = 'refund'
      union all
      select r.document #>> '{metadata,refundId}', r.document ->> 'payment_intent', (r.document ->> 'amount')::int
      from stripe_sandbox.objects r where r.kind = 'refund' and r.document #>> '{metadata,refundId}' is not null`,
  );
  return context.json({ orders, charges, refunds });
});
app.mount("/", adyen.fetch);

const receiver = (provider: string) => ({
  fetch: (request: Request) => fetch(request),
  url: `${hubUrl}/webhooks/${provider}`,
});
startWorker({
  database,
  handlers: {
    ...adyenSandboxJobs({ database, now, ...sharedSettings.keys, receiver: receiver("adyen") }),
    ...stripeSandboxJobs({
      database,
      now,
      ...sharedSettings.keys,
      origin: `${origins.origin}/stripe`,
      receiver: receiver("stripe"),
    }),
  },
  now,
  onError: (error) => console.error("external-systems", String(error)),
  pollMs: 50,
});
const listener = getRequestListener(app.fetch);
createServer((request, response) => void listener(request, response)).listen(ports.externalSystems, "127.0.0.1", () =>
  process.send?.("ready"),
);
