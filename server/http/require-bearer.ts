import { createHash, timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Requires the bearer token of a system; cookies do not count. The comparison takes constant time. */
export function requireBearer(token: string) {
  if (token === "") throw new Error("A token must not be empty.");
  const expected = digest(token);
  return createMiddleware(async (context, next) => {
    const presented = /^Bearer (.+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    if (timingSafeEqual(digest(presented), expected)) return next();
    context.header("www-authenticate", "Bearer");
    context.header("cache-control", "no-store");
    return context.json({ title: "Unauthorized", detail: "The token of the caller is missing or wrong." }, 401);
  });
}
