import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip, gzipSync } from "node:zlib";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { describeError } from "../../database/describe-error.ts";
import type { ShopHttp } from "./shop-environment.ts";

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

/** Up to here it takes less time to compress an answer than to hand it to another thread. */
const maxBytesAtOnce = 128 * 1024;

/**
 * Quality 5 costs about as much as gzip and is a tenth smaller. Few pages are larger than this window of 64 kB; the usual
 * one takes megabytes of memory for each answer.
 */
const brotliOptions = (size: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const encoders = {
  br: {
    now: (body: Buffer) => brotliCompressSync(body, brotliOptions(body.length)),
    later: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions(body.length)),
  },
  gzip: { now: (body: Buffer) => gzipSync(body), later: (body: Buffer) => promisify(gzip)(body) },
};

/** Pages are rendered whole, so an answer is compressed whole: streams would cost more than the compression. */
export const compress = createMiddleware<ShopHttp>(async (context, next) => {
  await next();
  const { status, headers } = context.res;
  const accepted = context.req.header("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  if (!encoding || headers.has("content-encoding") || !compressible.test(headers.get("content-type") ?? "")) return;
  try {
    const whole = Buffer.from(await context.res.arrayBuffer());
    if (whole.length === 0) return;
    const { now, later } = encoders[encoding];
    const encoded = whole.length <= maxBytesAtOnce ? now(whole) : await later(whole);
    headers.set("content-encoding", encoding);
    headers.set("content-length", String(encoded.length));
    headers.append("vary", "accept-encoding");
    replaceAnswer(context, new Response(encoded, { status, headers }));
  } catch (error) {
    context.get("logger").error(describeError(error), "answer broken off");
    replaceAnswer(context, new Response("Internal Server Error", { status: 500 }));
  }
});

/** An answer that is set over another one is copied as a stream, with the headers of the first. */
function replaceAnswer(context: Context<ShopHttp>, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}
