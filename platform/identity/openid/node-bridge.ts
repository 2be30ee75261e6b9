import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type NodeRequestAndResponse = { incoming: IncomingMessage; outgoing: CapturedResponse };

/** Captures the response of a Node handler instead of sending it. */
class CapturedResponse extends ServerResponse {
  captured: string | Uint8Array = "";

  override end(chunk?: unknown): this {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.captured = chunk;
    return this;
  }
}

/**
 * Node's request and response for a fetch request. Host and protocol are always the issuer's, so that no forged header
 * gets into an address that the provider writes.
 */
export function toNodeRequestAndResponse(
  request: Request,
  issuer: URL,
  body: Uint8Array = new Uint8Array(),
): NodeRequestAndResponse {
  const socket = Object.assign(new Socket(), { encrypted: issuer.protocol === "https:" });
  const incoming = new IncomingMessage(socket);
  const url = new URL(request.url);
  const mount = issuer.pathname.replace(/\/$/, "");
  incoming.method = request.method;
  incoming.headers = { ...Object.fromEntries(request.headers), host: issuer.host, "content-length": `${body.length}` };
  incoming.url = (url.pathname.slice(mount.length) || "/") + url.search;
  // The provider finds its mount path by comparing the two.
  Object.assign(incoming, { originalUrl: url.pathname + url.search });
  if (body.length > 0) incoming.push(body);
  incoming.push(null);
  return { incoming, outgoing: new CapturedResponse(incoming) };
}

/** Runs a Node handler for a fetch request. */
export async function handleWithNode(handler: NodeHandler, request: Request, issuer: URL): Promise<Response> {
  const { incoming, outgoing } = toNodeRequestAndResponse(request, issuer, new Uint8Array(await request.arrayBuffer()));
  await handler(incoming, outgoing);
  const headers = new Headers();
  for (const [name, value] of Object.entries(outgoing.getHeaders())) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one));
  }
  const { statusCode: status } = outgoing;
  const isBodiless = request.method === "HEAD" || status === 204 || status === 304;
  return new Response(isBodiless ? null : (outgoing.captured as BodyInit), { status, headers });
}
