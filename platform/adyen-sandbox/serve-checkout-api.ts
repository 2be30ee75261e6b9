import { timingSafeEqual } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { respondOnce } from "../respond-once.ts";
import type { Queries } from "../../database/database.ts";
import { lostResponse, consumeMishap } from "../payment-mishaps.ts";
import { AdyenRefusal, errors } from "./adyen-error.ts";
import type { SandboxDeps } from "./deps.ts";
import {
  cancelRequest,
  detailsRequest,
  paymentMethodsRequest,
  paymentRequest,
  refundRequest,
  reversalRequest,
} from "./adyen-wire.ts";
import { continuePayment } from "./continue-payment.ts";
import { createPayment } from "./create-payment.ts";
import { cancelPayment, refundPayment, reversePayment } from "./modify-payment.ts";
import { listStored, offerMethods, removeStored } from "./methods/stored-methods.ts";
import type { Vault } from "./methods/vault.ts";

type Deps = SandboxDeps & { vault: Vault };

const root = "/v72";

/** The part of the Checkout API that a shop's server calls. */
export function serveCheckoutApi(app: Hono, deps: Deps): void {
  const { database } = deps;
  app.use(`${root}/*`, guard(deps));
  app.post(`${root}/paymentMethods`, (context) =>
    respond(async () => {
      const body = read(deps, paymentMethodsRequest, await context.req.text());
      const { allowedPaymentMethods: allowed, shopperReference, shopperLocale: locale } = body;
      return { status: 200, document: await offerMethods(database.queries, { allowed, shopperReference, locale }) };
    }),
  );
  const idempotent = (status: number, work: (tx: Queries, text: string, context: Context) => Promise<object>) => {
    return (context: Context) => respondIdempotently(deps, context, { status, work });
  };
  app.post(
    `${root}/payments`,
    idempotent(200, async (tx, text) => createPayment(deps, tx, read(deps, paymentRequest, text))),
  );
  app.post(
    `${root}/payments/details`,
    idempotent(200, async (tx, text) => continuePayment(deps, tx, parse(detailsRequest, text))),
  );
  app.post(
    `${root}/payments/:psp/refunds`,
    idempotent(201, async (tx, text, context) =>
      refundPayment(deps, tx, { psp: context.req.param("psp") ?? "", body: read(deps, refundRequest, text) }),
    ),
  );
  app.post(
    `${root}/payments/:psp/reversals`,
    idempotent(201, async (tx, text, context) =>
      reversePayment(deps, tx, { psp: context.req.param("psp") ?? "", body: read(deps, reversalRequest, text) }),
    ),
  );
  app.post(
    `${root}/cancels`,
    idempotent(201, async (tx, text) => cancelPayment(deps, tx, read(deps, cancelRequest, text))),
  );
  app.get(`${root}/storedPaymentMethods`, (context) =>
    respond(async () => {
      const { shopperReference = "", merchantAccount = "" } = context.req.query();
      requireMerchant(deps, merchantAccount);
      return { status: 200, document: await listStored(database.queries, { shopperReference, merchantAccount }) };
    }),
  );
  app.delete(`${root}/storedPaymentMethods/:id`, (context) =>
    respond(async () => {
      const { shopperReference = "", merchantAccount = "" } = context.req.query();
      requireMerchant(deps, merchantAccount);
      const removal = { id: context.req.param("id"), shopperReference, merchantAccount };
      await database.transaction((tx) => removeStored(tx, removal, deps.now()));
      return { status: 204 };
    }),
  );
}

/** Checks the key, then simulates the failures set in the console. */
function guard({ apiKey, database }: Deps): MiddlewareHandler {
  const expected = Buffer.from(apiKey);
  return async (context, next) => {
    const received = Buffer.from(context.req.header("x-api-key") ?? "");
    if (received.length !== expected.length || !timingSafeEqual(received, expected))
      return write(errors.unauthorized());
    if (await consumeMishap(database.queries, "adyen", "fail")) return write(errors.internal());
    await next();
    if (context.req.method === "POST" && (await consumeMishap(database.queries, "adyen", "lose-answer"))) {
      context.res = lostResponse();
    }
  };
}

const write = ({ document }: AdyenRefusal): Response => Response.json(document, { status: document.status });

async function respond(work: () => Promise<{ status: number; document?: object }>): Promise<Response> {
  try {
    const { status, document } = await work();
    return document ? Response.json(document, { status }) : new Response(null, { status });
  } catch (error) {
    if (!(error instanceof AdyenRefusal)) throw error;
    return write(error);
  }
}

const maxKeyLength = 64;
/** Adyen remembers a key for a month. */
const keyLifetimeMs = 31 * 86_400_000;

type IdempotentCall = { status: number; work: (tx: Queries, text: string, context: Context) => Promise<object> };

async function respondIdempotently(
  { database, now }: Deps,
  context: Context,
  { status, work }: IdempotentCall,
): Promise<Response> {
  const text = await context.req.text();
  const key = context.req.header("idempotency-key");
  try {
    if (key !== undefined && key.length > maxKeyLength) throw errors.invalidField("Idempotency-Key");
    const idempotentRequest = {
      provider: "adyen" as const,
      key,
      request: `${context.req.path}\n${text}`,
      at: now(),
      keyLifetimeMs,
    };
    const result = await respondOnce(database, idempotentRequest, async (tx) => ({
      status,
      body: JSON.stringify(await work(tx, text, context)),
    }));
    if (result === "other request") throw errors.otherRequest();
    return new Response(result.response.body, {
      status: result.response.status,
      headers: { "content-type": "application/json", ...(key !== undefined && { "idempotency-key": key }) },
    });
  } catch (error) {
    if (!(error instanceof AdyenRefusal)) throw error;
    return write(error);
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw errors.invalidField("body");
  }
  const { data, error } = schema.safeParse(document);
  if (error) throw errors.invalidField(error.issues[0]?.path.join(".") ?? "body");
  return data;
}

function read<Schema extends z.ZodType<{ merchantAccount: string }>>(
  deps: Deps,
  schema: Schema,
  text: string,
): z.output<Schema> {
  const body = parse(schema, text);
  requireMerchant(deps, body.merchantAccount);
  return body;
}

function requireMerchant({ merchantAccount }: Deps, received: string): void {
  if (received !== merchantAccount) throw errors.wrongMerchant();
}
