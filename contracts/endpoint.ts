import { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How the body of a request travels. */
type Encoding = "json" | "form";

export type File = { type: string | null; bytes: Uint8Array };

/** The response of an endpoint that answers with the address of a redirect. */
export const redirectAddress = z.string();
/** The response of an endpoint that answers with a file. */
export const file = z.custom<File>();

/** What comes back: a JSON document, the address of a redirect, a file, or nothing. */
type Answer = "json" | "redirect" | "bytes" | "nothing";

/**
 * One call of a backing system, told once: the shop's client and the embedded service both read it.
 * Names inside the schemas are the wire's own.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** Path below the service's address, with `:name` for each parameter. */
  path: string;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  encoding: Encoding;
  answer: Answer;
  /** A repeated call changes nothing more, so it may be tried again after a failure. */
  isIdempotent: boolean;
};

const nothing = z.object({});

export function endpoint<
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(definition: {
  method: Method;
  path: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response?: Response;
  encoding?: Encoding;
  answer?: Answer;
  isIdempotent?: boolean;
}): Endpoint<Params, Query, Body, Response> {
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: z.undefined() as unknown as Body,
    response: z.undefined() as unknown as Response,
    encoding: "json",
    answer: definition.response ? "json" : "nothing",
    isIdempotent: definition.method !== "POST" && definition.method !== "PATCH",
    ...definition,
  };
}

/** A part whose every field is optional may be left out whole. */
type PartInput<Name extends string, Value> =
  Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : Value extends Record<string, never>
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/** What a caller hands over. */
export type CallInput<E extends Endpoint> = PartInput<"params", z.input<E["params"]>> &
  PartInput<"query", z.input<E["query"]>> &
  PartInput<"body", z.input<E["body"]>>;

/** What a service receives, already checked. */
export type ReceivedInput<E extends Endpoint> = {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
};

/** The parsed document; for a redirect its address, for a file its bytes. */
export type CallResult<E extends Endpoint> = z.output<E["response"]>;

/** The path with its parameters filled in, each one escaped. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== "string" || value === "") throw new Error(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}
