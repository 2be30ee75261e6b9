import { redirect } from "react-router";
import { type RequestContext, requestedShopContext } from "./request-context.ts";
import { routerTarget } from "../site/shop-context.tsx";

/** A redirect to another page of the same site and language. */
export function shopRedirect(context: RequestContext, path: string, headers?: HeadersInit): Response {
  const { shop, prefix } = context.get(requestedShopContext);
  return redirect(routerTarget(shop, prefix, path), headers && { headers });
}

/** The same after a form was sent: the next request is a GET, whatever the form's was. */
export function redirectAfterPost(context: RequestContext, path: string, headers: Headers): Response {
  const { shop, prefix } = context.get(requestedShopContext);
  return redirect(routerTarget(shop, prefix, path), { status: 303, headers });
}

/** The same for a middleware: the router adds its prefix to redirects of loaders and actions only. */
export function redirectFromMiddleware(context: RequestContext, path: string): Response {
  const { shop, prefix } = context.get(requestedShopContext);
  const base = prefix === "/" ? "" : prefix;
  return redirect(base + routerTarget(shop, prefix, path), { status: 303, headers: { "cache-control": "no-store" } });
}
