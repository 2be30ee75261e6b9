import { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The encoding of a request body. */
type Encoding = "json" | "form";

export type File = { type: string | null; bytes: Uint8Array };

/** The response of an endpoint that answers with the address of a redirect. */
export const redirectAddress = z.string();
/** The response of an endpoint that answers with a file. */
export const file = z.custom<File>();

/** What the response holds: a JSON document, the address of a redirect, a file, or nothing. */
type ResponseKind = "json" | "redirect" | "bytes" | "nothing";

/**
 * One call of a backing system. Both the shop's client and the embedded service use this definition.
 * The schemas use the system's own field names.
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
  responseKind: ResponseKind;
  /** A repeated call changes nothing more, so it may be retried after a failure. */
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
  responseKind?: ResponseKind;
  isIdempotent?: boolean;
}): Endpoint<Params, Query, Body, Response> {
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: z.undefined() as unknown as Body,
    response: z.undefined() as unknown as Response,
    encoding: "json",
    responseKind: definition.response ? "json" : "nothing",
    isIdempotent: definition.method !== "POST" && definition.method !== "PATCH",
    ...definition,
  };
}

/** A part may be left out when all its fields are optional. The brackets keep a union of bodies together. */
type PartInput<Name extends string, Value> =
  Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : [Value] extends [Record<string, never>]
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/** The input of a call. */
export type CallInput<E extends Endpoint> = PartInput<"params", z.input<E["params"]>> &
  PartInput<"query", z.input<E["query"]>> &
  PartInput<"body", z.input<E["body"]>>;

/** The input as the service receives it, already parsed. */
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
