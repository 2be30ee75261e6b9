import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "../shop-environment.ts";

/** No call to the shop, its identity provider or its webhooks is longer. */
const maxBytes = 64 * 1024;

/**
 * Reads the body before the request takes a slot: a slow or malicious sender would otherwise hold one of the few slots.
 * A body with too large a `content-length` is refused by later steps.
 */
export const receiveBody = createMiddleware<ShopHttp>(async (context, next) => {
  const { raw } = context.req;
  if (!raw.body || Number(context.req.header("content-length") ?? 0) > maxBytes) return next();
  const body = await readAtMost(raw.body, maxBytes).catch(() => "cut off" as const);
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
