import type { Context } from "hono";
import type { ShopHttp } from "./shop-environment.ts";

/**
 * Changes headers of an answer that is finished; undefined removes one. `context.header` would copy the answer for each
 * of them, and its body as a stream. Only the headers of some answers, such as redirects, cannot be changed in place.
 */
export function setHeaders(context: Context<ShopHttp>, changes: Readonly<Record<string, string | undefined>>): void {
  try {
    change(context.res.headers, changes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const copy = new Response(context.res.body, context.res);
    context.res = undefined;
    context.res = copy;
    change(context.res.headers, changes);
  }
}

function change(headers: Headers, changes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
}
