import { droppedItemsCookie } from "./dropped-items-cookie.server.ts";
import { type RequestContext, requestedShopContext } from "../../../request/request-context.ts";
import { cookieDeps } from "../../../request/cookies/cookie-deps.server.ts";

const cookieOf = (context: RequestContext) =>
  droppedItemsCookie(context.get(requestedShopContext).shop.site.id, cookieDeps(context));

/** The header lines that store the dropped items until the checkout has shown them. */
export async function storeDroppedItems(context: RequestContext, names: readonly string[] = []): Promise<string[]> {
  return names.length > 0 ? [await cookieOf(context).write([...names])] : [];
}

/** The dropped items to show, and the header lines that clear them. */
export async function takeDroppedItems(
  request: Request,
  context: RequestContext,
): Promise<{ names: string[]; lines: string[] }> {
  const cookie = cookieOf(context);
  const names = await cookie.read(request);
  return names ? { names, lines: [cookie.clear()] } : { names: [], lines: [] };
}
