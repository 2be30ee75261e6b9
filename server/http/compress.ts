import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import { describeError } from "../../database/describe-error.ts";
import type { ShopHttp } from "./shop-environment.ts";

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

const encoders = {
  // Quality 5 costs about as much as gzip and is a tenth smaller; flushing keeps a streamed page streaming.
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

export const compress = createMiddleware<ShopHttp>(async (context, next) => {
  await next();
  const { headers, body } = context.res;
  const accepted = context.req.header("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  if (!body || !encoding || headers.has("content-encoding") || !compressible.test(headers.get("content-type") ?? "")) {
    return;
  }
  const encoder = encoders[encoding]();
  const logger = context.get("logger");
  // Without a listener, the error of a broken answer would end the process; unhandled, its message would be sent.
  Readable.fromWeb(body as import("node:stream/web").ReadableStream)
    .on("error", (error) => {
      logger.error(describeError(error), "answer broken off");
      encoder.destroy(new Error("The answer was broken off."));
    })
    .pipe(encoder);
  const encoded = new Response(Readable.toWeb(encoder) as ReadableStream, context.res);
  encoded.headers.set("content-encoding", encoding);
  encoded.headers.delete("content-length");
  encoded.headers.append("vary", "accept-encoding");
  context.res = encoded;
});
