import type { z } from "zod";
import { type CallInput, type CallResult, type Endpoint, fillPath } from "./endpoint.ts";
import { Fault, type FaultReader } from "./fault.ts";
import { timeLeft } from "./time-budget.ts";
import { runWithTimeout } from "./run-with-timeout.ts";

export type Fetch = (request: Request) => Response | Promise<Response>;

/** How to reach a backing system: its address, and the fetch to use. */
export type Connection = {
  baseUrl: string;
  fetch: Fetch;
  /** Called for a response that does not match the endpoint's schema, with the endpoint's path pattern. */
  onMalformed?: (call: string, ms: number) => void;
};

/** `timeoutMs` shortens the time that the connection would allow; the request's time budget applies as well. */
export type CallOptions = { headers?: Record<string, string>; timeoutMs?: number };

export type Client = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<CallResult<E>>;

/** Marks a request that may safely be sent twice, so the connection may retry it. */
export const idempotentHeader = "x-shop-idempotent";

export function createClient(wire: { service: string; readFault: FaultReader; connection: Connection }): Client {
  return async (endpoint, input, options = {}) => {
    const request = buildRequest(wire.connection.baseUrl, endpoint, { input, options });
    const started = performance.now();
    const reportMalformed = () => wire.connection.onMalformed?.(endpoint.path, Math.round(performance.now() - started));
    const response = await send(wire, request, options.timeoutMs);
    if (response.status >= 400) throw await readRefusal(wire, response, reportMalformed);
    try {
      return (await readAnswer(wire, endpoint, response)) as CallResult<typeof endpoint>;
    } catch (error) {
      reportMalformed();
      throw error;
    }
  };
}

function buildRequest<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  { input, options }: { input: CallInput<E>; options: CallOptions },
): Request {
  const parts = input as { params?: unknown; query?: unknown; body?: unknown };
  const params = endpoint.params.parse(parts.params ?? {}) as Record<string, unknown>;
  const url = new URL(baseUrl.replace(/\/$/, "") + fillPath(endpoint.path, params));
  appendQuery(url, endpoint.query, parts.query);
  const headers = new Headers(options.headers);
  headers.set("accept", endpoint.responseKind === "bytes" ? "*/*" : "application/json");
  if (endpoint.isIdempotent) headers.set(idempotentHeader, "1");
  const body = encodeBody(endpoint, parts.body, headers);
  return new Request(url, {
    method: endpoint.method,
    headers,
    redirect: "manual",
    ...(body !== undefined && { body }),
  });
}

function appendQuery(url: URL, schema: z.ZodType, query: unknown): void {
  schema.parse(query ?? {});
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(one));
  }
}

function encodeBody(endpoint: Endpoint, body: unknown, headers: Headers): string | undefined {
  if (body === undefined) return undefined;
  if (endpoint.encoding === "form") {
    headers.set("content-type", "application/x-www-form-urlencoded");
    return new URLSearchParams(body as Record<string, string>).toString();
  }
  headers.set("content-type", "application/json");
  return JSON.stringify(body);
}

async function send(
  wire: { service: string; connection: Connection },
  request: Request,
  timeoutMs: number | undefined,
): Promise<Response> {
  const { fetch } = wire.connection;
  const limit = Math.min(timeoutMs ?? Infinity, timeLeft());
  try {
    if (limit === Infinity) return await fetch(request);
    return await runWithTimeout(limit, async (signal) => fetch(new Request(request, { signal })));
  } catch (cause) {
    const isLate = cause instanceof Error && (cause.name === "TimeoutError" || cause.name === "AbortError");
    const kind = isLate ? "timeout" : "unavailable";
    const message = isLate ? `${wire.service} did not answer in time` : `${wire.service} cannot be reached`;
    throw new Fault({ service: wire.service, kind, detail: { message } }, { cause });
  }
}

async function readRefusal(
  wire: { service: string; readFault: FaultReader },
  response: Response,
  onMalformed: () => void,
): Promise<Fault> {
  const { service } = wire;
  const { status } = response;
  const text = await response.text();
  const document = parseJson(text);
  const detail = wire.readFault(document) ?? { message: `${service} answered ${status}` };
  // A proxy's error page is not a refusal by the system itself.
  const isForeign = document === undefined && text.trim() !== "";
  // The connection itself reports responses of the 500 class.
  if (isForeign && status < 500) onMalformed();
  const kind = status >= 500 ? "unavailable" : isForeign ? "malformed" : "refused";
  return new Fault({ service, kind, status, detail });
}

async function readAnswer(wire: { service: string }, endpoint: Endpoint, response: Response): Promise<unknown> {
  const malformed = (what: string, cause?: unknown) =>
    new Fault(
      {
        service: wire.service,
        kind: "malformed",
        status: response.status,
        detail: { message: `${wire.service} ${what}` },
      },
      { cause },
    );
  if (endpoint.responseKind === "nothing") {
    await response.body?.cancel();
    return undefined;
  }
  if (endpoint.responseKind === "redirect") {
    const location = response.headers.get("location");
    if (location === null) throw malformed("answered without the redirect that was expected");
    return location;
  }
  if (endpoint.responseKind === "bytes") {
    // Not `bytes()`: the HTTP server's light response objects do not have it.
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { type: response.headers.get("content-type"), bytes };
  }
  const body = parseJson(await response.text());
  if (body === undefined) throw malformed("answered with something that is not JSON");
  const parsed = endpoint.response.safeParse(body);
  if (!parsed.success) throw malformed("answered with a document of another shape", parsed.error);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
