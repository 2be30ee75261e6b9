import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import Stripe from "stripe";
import type { z } from "zod";
import type { Queries } from "../../database/database.ts";
import { respondOnce, type StoredResponse } from "../respond-once.ts";
import { lostResponse, consumeMishap } from "../payment-mishaps.ts";
import { expandObject } from "./expand.ts";
import { parseForm } from "./form.ts";
import { errors, StripeRefusal } from "./stripe-error.ts";
import type { SandboxDeps } from "./deps.ts";

type RouteRequest = { tx: Queries; id: string; query: Record<string, string>; clientSecret?: string };
type ReadHandler = (request: RouteRequest) => Promise<object>;
type WriteHandler<Body> = (request: RouteRequest & { body: Body }) => Promise<object>;

/** The allowed callers: only the shop's server with its secret key, or also a browser with the object's secret. */
type Access = "server" | "public";

/** Registers calls of the API; each one checks the key, reads its form and responds in Stripe's format. */
export function createRoutes(app: Hono, deps: SandboxDeps) {
  const get = (access: Access) => (path: string, read: ReadHandler) =>
    void app.get(path, (context) => respond(deps, context, { access, work: (request) => read(request) }));
  const post =
    (access: Access) =>
    <Schema extends z.ZodType>(path: string, schema: Schema, write: WriteHandler<z.output<Schema>>) =>
      void app.post(path, (context) =>
        respond(deps, context, {
          access,
          work: (request, form) => write({ ...request, body: readBody(schema, form) }),
        }),
      );
  return {
    get: get("server"),
    getPublic: get("public"),
    post: post("server"),
    postPublic: post("public"),
    remove: (path: string, read: ReadHandler) =>
      void app.delete(path, (context) =>
        respond(deps, context, { access: "server", work: (request) => read(request) }),
      ),
  };
}

/** Reads a form or a query; invalid input is refused in Stripe's format. */
export function readBody<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(form);
  if (!error) return data;
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys") throw errors.parameter(issue.keys[0] ?? "", "parameter_unknown");
  throw errors.parameter(issue?.path.join(".") ?? "", "parameter_invalid");
}

type Call = { access: Access; work: (request: RouteRequest, form: unknown) => Promise<object> };

/** Adds the headers of every Stripe response: request id, API version and idempotency key. */
async function respond(deps: SandboxDeps, context: Context, call: Call): Promise<Response> {
  const response = await respondOrRefuse(deps, context, call);
  const key = keyOf(context);
  response.headers.set("request-id", `req_${randomBytes(7).toString("hex")}`);
  response.headers.set("stripe-version", context.req.header("stripe-version") ?? Stripe.API_VERSION);
  if (key !== undefined) response.headers.set("idempotency-key", key);
  return response;
}

async function respondOrRefuse(deps: SandboxDeps, context: Context, call: Call): Promise<Response> {
  const { queries } = deps.database;
  try {
    const caller = callerOf(deps, context);
    if (!caller || (caller === "browser" && call.access === "server")) throw errors.unauthorized();
    if (await consumeMishap(queries, "stripe", "fail")) throw errors.internal();
    const response = await runCall(deps, context, { ...call, isBrowser: caller === "browser" });
    const isLost = context.req.method === "POST" && (await consumeMishap(queries, "stripe", "lose-answer"));
    return isLost ? lostResponse() : response;
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return Response.json(error.document, { status: error.status });
  }
}

async function runCall(
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
  const request = {
    id: context.req.param("id") ?? "",
    query: context.req.query(),
    ...(typeof secret === "string" && { clientSecret: secret }),
  };
  const key = isRead ? undefined : keyOf(context);
  if (key !== undefined && key.length > maxKeyLength) throw errors.parameter("Idempotency-Key", "parameter_invalid");
  const idempotency = { provider: "stripe" as const, key, at: now(), keyLifetimeMs };
  const result = await respondOnce(
    database,
    { ...idempotency, request: `${context.req.path}\n${text}` },
    async (tx) => {
      const object = await work({ tx, ...request }, form);
      const expanded = await expandObject(tx, object, form.expand);
      return isRead ? { status: 200, body: JSON.stringify(expanded) } : toStoredResponse(expanded);
    },
  );
  if (result === "other request") throw errors.otherRequest();
  return new Response(result.response.body, {
    status: result.response.status,
    headers: {
      "content-type": "application/json",
      ...(result.isReplay && { "idempotent-replayed": "true" }),
    },
  });
}

const maxKeyLength = 255;
/** Stripe remembers a key for a day. */
const keyLifetimeMs = 86_400_000;

const keyOf = (context: Context): string | undefined => context.req.header("idempotency-key");

type RefusedIntent = {
  object: string;
  status: string;
  last_payment_error?: object | null;
  last_setup_error?: object | null;
};

/** A refused intent becomes an error response that contains the intent. */
function toStoredResponse(object: object): StoredResponse {
  const intent = object as RefusedIntent;
  const error = intent.object === "payment_intent" ? intent.last_payment_error : intent.last_setup_error;
  if (intent.status !== "requires_payment_method" || !error) return { status: 200, body: JSON.stringify(object) };
  return { status: 402, body: JSON.stringify({ error: { ...error, [intent.object]: object } }) };
}

function callerOf({ secretKey, publishableKey }: SandboxDeps, context: Context): "server" | "browser" | undefined {
  const key = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
  if (isSame(key, secretKey)) return "server";
  return isSame(key, publishableKey) ? "browser" : undefined;
}

function isSame(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
