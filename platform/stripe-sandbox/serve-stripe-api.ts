import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import type Stripe from "stripe";
import { buildCustomer } from "./build-objects.ts";
import { addObject, updateObject, findObject, listObjects } from "./objects.ts";
import { cancelPayment, isRefundOf, createPayment } from "./intents/payment-intents.ts";
import { detach, requireCustomer, requirePageStart, requireUsable } from "./require-objects.ts";
import { createRefund } from "./refunds.ts";
import { createRoutes, readBody } from "./routes.ts";
import { serveSetupIntents } from "./intents/serve-setup-intents.ts";
import { errors } from "./stripe-error.ts";
import type { SandboxDeps } from "./deps.ts";
import { pageQuery, requests } from "./stripe-wire.ts";

/** The part of Stripe's API that the shop's server and the frames call. */
export function serveStripeApi(app: Hono, deps: SandboxDeps): void {
  const routes = createRoutes(app, deps);
  serveCustomers(routes, deps);
  serveMethods(routes);
  serveSetupIntents(routes, deps);
  servePayments(routes, deps);
  routes.post("/v1/refunds", requests.createRefund, async ({ tx, body }) =>
    createRefund(deps, tx, {
      payment_intent: body.payment_intent,
      amount: body.amount,
      reason: body.reason ?? null,
      metadata: body.metadata,
    }),
  );
  routes.get("/v1/refunds", async ({ tx, query }) => {
    const { payment_intent: intent, limit, starting_after: startingAfter } = readBody(pageQuery, query);
    await requirePageStart(tx, "refund", startingAfter);
    const page = { limit, ...(intent && { where: isRefundOf(intent) }), ...(startingAfter && { startingAfter }) };
    const { data, hasMore } = await listObjects(tx, "refund", page);
    return { object: "list", url: "/v1/refunds", has_more: hasMore, data };
  });
  routes.get("/v1/refunds/:id", async ({ tx, id }) => (await findObject(tx, "refund", id)) ?? missing("refund", id));
}

type Routes = ReturnType<typeof createRoutes>;

function missing(what: string, id: string): never {
  throw errors.missing(what, id);
}

/** The only query that the search supports. */
const cdcQuery = /^metadata\['sap_cdc_id'\]:'([^'\\]{1,200})'$/;

function serveCustomers(routes: Routes, deps: SandboxDeps): void {
  routes.post("/v1/customers", requests.createCustomer, async ({ tx, body }) =>
    addObject(tx, { kind: "customer", document: buildCustomer(body, deps.now()), at: deps.now() }),
  );
  routes.get("/v1/customers/search", async ({ tx, query }) => {
    const cdcId = cdcQuery.exec(readBody(pageQuery, query).query ?? "")?.[1];
    if (cdcId === undefined) throw errors.parameter("query", "parameter_invalid");
    const isOfPerson = sql`document #>> '{metadata,sap_cdc_id}' = ${cdcId} and document ->> 'deleted' is null`;
    const { data } = await listObjects(tx, "customer", { where: isOfPerson, limit: 10 });
    return { object: "search_result", url: "/v1/customers/search", has_more: false, data, next_page: null };
  });
  routes.get("/v1/customers/:id", async ({ tx, id }) => {
    const customer = (await findObject(tx, "customer", id)) ?? missing("customer", id);
    return customer.deleted ? { id, object: "customer", deleted: true } : customer;
  });
  routes.remove("/v1/customers/:id", async ({ tx, id }) => {
    const customer = (await findObject(tx, "customer", id)) ?? missing("customer", id);
    // Its data is gone; the id stays, for payments that name it.
    const gone = { deleted: true, email: null, name: null } as unknown as Partial<Stripe.Customer>;
    await updateObject<"customer">(tx, customer, gone);
    return { id, object: "customer", deleted: true };
  });
  routes.get("/v1/customers/:id/payment_methods", async ({ tx, id, query }) => {
    const { limit, type, starting_after: startingAfter } = readBody(pageQuery, query);
    await requireCustomer(tx, id);
    await requirePageStart(tx, "payment_method", startingAfter);
    const where = type === undefined ? undefined : sql`document ->> 'type' = ${type}`;
    const page = { customer: id, limit, ...(where && { where }), ...(startingAfter && { startingAfter }) };
    const { data, hasMore } = await listObjects(tx, "payment_method", page);
    return { object: "list", url: `/v1/customers/${id}/payment_methods`, has_more: hasMore, data };
  });
}

function serveMethods(routes: Routes): void {
  const read = async (tx: Parameters<typeof findObject>[0], id: string) =>
    (await findObject(tx, "payment_method", id)) ?? missing("PaymentMethod", id);
  routes.get("/v1/payment_methods/:id", ({ tx, id }) => read(tx, id));
  routes.post("/v1/payment_methods/:id/attach", requests.attach, async ({ tx, id, body }) => {
    const method = await read(tx, id);
    await requireUsable(tx, method);
    await requireCustomer(tx, body.customer, "customer");
    return updateObject<"payment_method">(tx, method, { customer: body.customer });
  });
  routes.post("/v1/payment_methods/:id/detach", requests.nothing, async ({ tx, id }) => {
    const method = await read(tx, id);
    if (method.customer === null) {
      throw errors.state(
        "resource_missing",
        "The payment method is not attached to a customer, so it can't be detached.",
      );
    }
    return detach(tx, method);
  });
}

function servePayments(routes: Routes, deps: SandboxDeps): void {
  routes.post("/v1/payment_intents", requests.createPayment, async ({ tx, body }) => {
    const intent = await createPayment(deps, tx, {
      amount: body.amount,
      currency: body.currency,
      customer: body.customer,
      payment_method: body.payment_method,
      off_session: body.off_session,
      metadata: body.metadata,
      isReturnPossible: body.return_url !== undefined || body.automatic_payment_methods?.allow_redirects === "never",
      isInPage: body.use_stripe_sdk,
    });
    return intent;
  });
  routes.get("/v1/payment_intents", async ({ tx, query }) => {
    const { customer, limit, starting_after: startingAfter } = readBody(pageQuery, query);
    await requirePageStart(tx, "payment_intent", startingAfter);
    const page = { limit, ...(customer !== undefined && { customer }), ...(startingAfter && { startingAfter }) };
    const { data, hasMore } = await listObjects(tx, "payment_intent", page);
    return { object: "list", url: "/v1/payment_intents", has_more: hasMore, data };
  });
  routes.getPublic("/v1/payment_intents/:id", async ({ tx, id, clientSecret }) => {
    const intent = (await findObject(tx, "payment_intent", id)) ?? missing("payment_intent", id);
    if (clientSecret !== undefined && clientSecret !== intent.client_secret) missing("payment_intent", id);
    return intent;
  });
  routes.post("/v1/payment_intents/:id/cancel", requests.nothing, ({ tx, id }) => cancelPayment(deps, tx, id));
}
