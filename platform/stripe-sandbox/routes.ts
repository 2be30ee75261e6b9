import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import Stripe from "stripe";
import type { z } from "zod";
import type { Queries } from "../../database/database.ts";
import { answerOnce, type KeptAnswer } from "../answer-once.ts";
import { lostAnswer, takeMishap } from "../payment-mishaps.ts";
import { expandObject } from "./expand.ts";
import { parseForm } from "./form.ts";
import { errors, StripeRefusal } from "./stripe-error.ts";
import type { SandboxDeps } from "./deps.ts";

type Asked = { tx: Queries; id: string; query: Record<string, string>; clientSecret?: string };
type Reading = (asked: Asked) => Promise<object>;
type Writing<Body> = (asked: Asked & { body: Body }) => Promise<object>;

/** Who may ask: the shop's server with its secret key, or a browser that knows the secret of the object. */
type Access = "server" | "public";

/** Registers calls of the API; each one checks the key, reads its form and answers in Stripe's words. */
export function createRoutes(app: Hono, deps: SandboxDeps) {
  const get = (access: Access) => (path: string, read: Reading) =>
    void app.get(path, (context) => answer(deps, context, { access, work: (asked) => read(asked) }));
  const post =
    (access: Access) =>
    <Schema extends z.ZodType>(path: string, schema: Schema, write: Writing<z.output<Schema>>) =>
      void app.post(path, (context) =>
        answer(deps, context, {
          access,
          work: (asked, form) => write({ ...asked, body: readBody(schema, form) }),
        }),
      );
  return {
    get: get("server"),
    getPublic: get("public"),
    post: post("server"),
    postPublic: post("public"),
    remove: (path: string, read: Reading) =>
      void app.delete(path, (context) => answer(deps, context, { access: "server", work: (asked) => read(asked) })),
  };
}

/** Reads a form or a query; what does not fit is refused in Stripe's words. */
export function readBody<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(form);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys") throw errors.parameter(issue.keys[0] ?? "", "parameter_unknown");
  throw errors.parameter(issue?.path.join(".") ?? "", "parameter_invalid");
}

type Call = { access: Access; work: (asked: Asked, form: unknown) => Promise<object> };

/** Stripe names every answer, and repeats under which key and version it was given. */
async function answer(deps: SandboxDeps, context: Context, call: Call): Promise<Response> {
  const response = await tryAnswer(deps, context, call);
  const key = keyOf(context);
  response.headers.set("request-id", `req_${randomBytes(7).toString("hex")}`);
  response.headers.set("stripe-version", context.req.header("stripe-version") ?? Stripe.API_VERSION);
  if (key !== undefined) response.headers.set("idempotency-key", key);
  return response;
}

async function tryAnswer(deps: SandboxDeps, context: Context, call: Call): Promise<Response> {
  const { queries } = deps.database;
  try {
    const caller = callerOf(deps, context);
    if (!caller || (caller === "browser" && call.access === "server")) throw errors.unauthorized();
    if (await takeMishap(queries, "stripe", "fail")) throw errors.internal();
    const response = await carryOut(deps, context, { ...call, isBrowser: caller === "browser" });
    const isLost = context.req.method === "POST" && (await takeMishap(queries, "stripe", "lose-answer"));
    return isLost ? lostAnswer() : response;
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return Response.json(error.document, { status: error.status });
  }
}

async function carryOut(
  { database, now }: SandboxDeps,
  context: Context,
  { work, isBrowser }: Call & { isBrowser: boolean },
): Promise<Response> {
  const isRead = context.req.method === "GET";
  const text = isRead ? new URL(context.req.url).search.slice(1) : await context.req.text();
  const form = parseForm(text);
  if (!form) throw errors.parameter("body", "parameter_invalid");
  const secret = form.client_secret;
  if (isBrowser && typeof secret !== "string") throw errors.unauthorized();
  const asked = {
    id: context.req.param("id") ?? "",
    query: context.req.query(),
    ...(typeof secret === "string" && { clientSecret: secret }),
  };
  const key = isRead ? undefined : keyOf(context);
  if (key !== undefined && key.length > longestKey) throw errors.parameter("Idempotency-Key", "parameter_invalid");
  const request = { provider: "stripe" as const, key, at: now(), keyLivesMs };
  const result = await answerOnce(database, { ...request, request: `${context.req.path}\n${text}` }, async (tx) => {
    const object = await work({ tx, ...asked }, form);
    const expanded = await expandObject(tx, object, form.expand);
    return isRead ? { status: 200, body: JSON.stringify(expanded) } : keptAnswer(expanded);
  });
  if (result === "other request") throw errors.otherRequest();
  return new Response(result.answer.body, {
    status: result.answer.status,
    headers: {
      "content-type": "application/json",
      ...(result.isReplay && { "idempotent-replayed": "true" }),
    },
  });
}

const longestKey = 255;
/** Stripe may forget a key after a day. */
const keyLivesMs = 86_400_000;

const keyOf = (context: Context): string | undefined => context.req.header("idempotency-key");

type Refused = {
  object: string;
  status: string;
  last_payment_error?: object | null;
  last_setup_error?: object | null;
};

/** An intent that was refused just now is told as an error that carries the intent, and kept as that. */
function keptAnswer(object: object): KeptAnswer {
  const intent = object as Refused;
  const error = intent.object === "payment_intent" ? intent.last_payment_error : intent.last_setup_error;
  if (intent.status !== "requires_payment_method" || !error) return { status: 200, body: JSON.stringify(object) };
  return { status: 402, body: JSON.stringify({ error: { ...error, [intent.object]: object } }) };
}

function callerOf({ secretKey, publishableKey }: SandboxDeps, context: Context): "server" | "browser" | undefined {
  const key = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
  if (isSame(key, secretKey)) return "server";
  return isSame(key, publishableKey) ? "browser" : undefined;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
