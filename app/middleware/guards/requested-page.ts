import { type RequestContext, requestedShopContext } from "../../request/request-context.ts";

/** The page of a request with its query, without site and language, and without what the router adds. */
export function requestedPage(request: Request, context: RequestContext): string {
  const { pathname } = context.get(requestedShopContext);
  const query = new URL(request.url).searchParams;
  query.delete("_routes");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
