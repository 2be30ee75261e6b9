import { timingSafeEqual } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { answerOnce } from "../answer-once.ts";
import type { Queries } from "../../database/database.ts";
import { lostAnswer, takeMishap } from "../payment-mishaps.ts";
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
import { makePayment } from "./make-payment.ts";
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
    answer(async () => {
      const body = read(deps, paymentMethodsRequest, await context.req.text());
      const { allowedPaymentMethods: allowed, shopperReference, shopperLocale: locale } = body;
      return { status: 200, document: await offerMethods(database.queries, { allowed, shopperReference, locale }) };
    }),
  );
  const once = (status: number, work: (tx: Queries, text: string, context: Context) => Promise<object>) => {
    return (context: Context) => answerKeyed(deps, context, { status, work });
  };
  app.post(
    `${root}/payments`,
    once(200, async (tx, text) => makePayment(deps, tx, read(deps, paymentRequest, text))),
  );
  app.post(
    `${root}/payments/details`,
    once(200, async (tx, text) => continuePayment(deps, tx, parse(detailsRequest, text))),
  );
  app.post(
    `${root}/payments/:psp/refunds`,
    once(201, async (tx, text, context) =>
      refundPayment(deps, tx, { psp: context.req.param("psp") ?? "", body: read(deps, refundRequest, text) }),
    ),
  );
  app.post(
    `${root}/payments/:psp/reversals`,
    once(201, async (tx, text, context) =>
      reversePayment(deps, tx, { psp: context.req.param("psp") ?? "", body: read(deps, reversalRequest, text) }),
    ),
  );
  app.post(
    `${root}/cancels`,
    once(201, async (tx, text) => cancelPayment(deps, tx, read(deps, cancelRequest, text))),
  );
  app.get(`${root}/storedPaymentMethods`, (context) =>
    answer(async () => {
      const { shopperReference = "", merchantAccount = "" } = context.req.query();
      requireMerchant(deps, merchantAccount);
      return { status: 200, document: await listStored(database.queries, { shopperReference, merchantAccount }) };
    }),
  );
  app.delete(`${root}/storedPaymentMethods/:id`, (context) =>
    answer(async () => {
      const { shopperReference = "", merchantAccount = "" } = context.req.query();
      requireMerchant(deps, merchantAccount);
      const removal = { id: context.req.param("id"), shopperReference, merchantAccount };
      await database.transaction((tx) => removeStored(tx, removal, deps.now()));
      return { status: 204 };
    }),
  );
}

/** The key is checked first; then the console may have asked for trouble. */
function guard({ apiKey, database }: Deps): MiddlewareHandler {
  const expected = Buffer.from(apiKey);
  return async (context, next) => {
    const given = Buffer.from(context.req.header("x-api-key") ?? "");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return write(errors.unauthorized());
    if (await takeMishap(database.queries, "adyen", "fail")) return write(errors.internal());
    await next();
    if (context.req.method === "POST" && (await takeMishap(database.queries, "adyen", "lose-answer"))) {
      context.res = lostAnswer();
    }
  };
}

const write = ({ document }: AdyenRefusal): Response => Response.json(document, { status: document.status });

async function answer(work: () => Promise<{ status: number; document?: object }>): Promise<Response> {
  try {
    const { status, document } = await work();
    return document ? Response.json(document, { status }) : new Response(null, { status });
  } catch (error) {
    if (!(error instanceof AdyenRefusal)) throw error;
    return write(error);
  }
}

const longestKey = 64;
/** Adyen answers a key for a month. */
const keyLivesMs = 31 * 86_400_000;

type Keyed = { status: number; work: (tx: Queries, text: string, context: Context) => Promise<object> };

async function answerKeyed({ database, now }: Deps, context: Context, { status, work }: Keyed): Promise<Response> {
  const text = await context.req.text();
  const key = context.req.header("idempotency-key");
  try {
    if (key !== undefined && key.length > longestKey) throw errors.invalidField("Idempotency-Key");
    const asked = { provider: "adyen" as const, key, request: `${context.req.path}\n${text}`, at: now(), keyLivesMs };
    const result = await answerOnce(database, asked, async (tx) => ({
      status,
      body: JSON.stringify(await work(tx, text, context)),
    }));
    if (result === "other request") throw errors.otherRequest();
    return new Response(result.answer.body, {
      status: result.answer.status,
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

function requireMerchant({ merchantAccount }: Deps, given: string): void {
  if (given !== merchantAccount) throw errors.wrongMerchant();
}
