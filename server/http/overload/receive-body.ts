import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "../shop-environment.ts";

/** No call of the shop, of its identity provider or of a payment provider's message is longer. */
const mostBytes = 64 * 1024;

/**
 * Takes the body before the request takes a place: a sender that is slow, or means harm, would otherwise hold one of the
 * few places for as long as it likes. What says itself that it is too long is refused by the steps behind.
 */
export const receiveBody = createMiddleware<ShopHttp>(async (context, next) => {
  const { raw } = context.req;
  if (!raw.body || Number(context.req.header("content-length") ?? 0) > mostBytes) return next();
  const body = await readAtMost(raw.body, mostBytes).catch(() => "cut off" as const);
  if (body === "cut off") return context.text("Bad Request", 400);
  if (body === "too long") return context.text("Payload Too Large", 413);
  context.req.raw = new Request(raw, { method: raw.method, body });
  return next();
});

async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | "too long"> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) return "too long";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
