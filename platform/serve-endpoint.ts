import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { CallResult, Endpoint, File, ReceivedInput } from "../contracts/endpoint.ts";
import { Refusal } from "./refusal.ts";

/** The part of a request that does not match the endpoint's schema. */
export type InvalidInput = { part: "params" | "query" | "body"; error: z.ZodError };

/** Writes the refusal of invalid input in the format of one API. */
export type RefuseInput = (invalid: InvalidInput) => Refusal;

type Handler<E extends Endpoint> = (input: ReceivedInput<E>, context: Context) => Promise<CallResult<E>>;

/** Serves one endpoint: parses the request, then writes the handler's result or refusal. */
export function serveEndpoint<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  { refuseInput, handle }: { refuseInput: RefuseInput; handle: Handler<E> },
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    try {
      const received = await receive(endpoint, context, refuseInput);
      return writeResponse(endpoint, context, await handle(received, context));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return context.json(error.document, error.status, error.headers);
    }
  });
}

async function receive<E extends Endpoint>(
  endpoint: E,
  context: Context,
  refuseInput: RefuseInput,
): Promise<ReceivedInput<E>> {
  const read = (part: InvalidInput["part"], value: unknown): unknown => {
    const { data, error } = endpoint[part].safeParse(value);
    if (error) throw refuseInput({ part, error });
    return data;
  };
  return {
    params: read("params", context.req.param()),
    query: read("query", readQuery(context)),
    body: read("body", await readBody(endpoint, context)),
  } as ReceivedInput<E>;
}

function readQuery(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries());
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values] as const),
  );
}

async function readBody(endpoint: Endpoint, context: Context): Promise<unknown> {
  if (endpoint.method === "GET") return undefined;
  const text = await context.req.text();
  if (text === "") return undefined;
  if (endpoint.encoding === "form") return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function writeResponse(endpoint: Endpoint, context: Context, result: unknown): Response {
  switch (endpoint.responseKind) {
    case "nothing":
      return context.body(null, 204);
    case "redirect":
      return context.redirect(String(result), 303);
    case "bytes": {
      const { type, bytes } = result as File;
      return context.body(bytes.slice(), 200, { "content-type": type ?? "application/octet-stream" });
    }
    case "json":
      return context.json(result as object);
  }
}
