import { redirect } from "react-router";
import { type RequestContext, shopContext } from "./request-context.ts";
import { routerTarget } from "./site/shop-context.tsx";

/** A redirect to another page of the same site and language, wherever the address says which they are. */
export function shopRedirect(context: RequestContext, path: string, headers?: HeadersInit): Response {
  const { shop, prefix } = context.get(shopContext);
  return redirect(routerTarget(shop, prefix, path), headers && { headers });
}
