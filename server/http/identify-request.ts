import { randomBytes, randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "../logging/logger.ts";
import { readClientConnection } from "./client-address.ts";
import { setHeaders } from "./set-headers.ts";
import type { ShopHttp } from "./shop-environment.ts";

/** Gives each request an id and a nonce, and logs one line when it ends. */
export function identifyRequest(logger: Logger, trustedProxies: readonly string[]) {
  return createMiddleware<ShopHttp>(async (context, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    context.set("requestId", requestId);
    context.set("nonce", randomBytes(16).toString("base64"));
    context.set("origin", readClientConnection(context.env.incoming, trustedProxies));
    context.set("logger", logger.child({ requestId }));
    await next();
    setHeaders(context, { "x-request-id": requestId });
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - started);
    context.get("logger").info({ method, path, status: context.res.status, ms }, "request");
  });
}
