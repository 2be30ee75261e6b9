import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { loadedMessages } from "./i18n/load-messages.ts";
import { factsContext, type RequestContext, settingsContext, shopContext } from "./request-context.ts";
import { ShopFrame } from "./shop-frame.tsx";
import { styleHashes } from "./style-hashes.ts";

// oxlint-disable-next-line eslint/max-params -- the router calls it like this
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RequestContext,
): Response {
  const { requestId, nonce } = context.get(factsContext);
  const { shop, seed } = context.get(shopContext);
  const today = context.get(settingsContext).now().toISOString().slice(0, 10);
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  // No page of the shop waits for anything while it is rendered, and a whole page in one piece is the cheaper way.
  const html = renderToString(
    <ShopFrame facts={{ seed, requestId, today, nonce }} shop={shop} messages={loadedMessages(shop.locale.id)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ShopFrame>,
  );
  headers.set("x-shop-style-hashes", styleHashes(html));
  return new Response(request.method === "HEAD" ? null : `<!DOCTYPE html>${html}`, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(settingsContext).reportError(error, { requestId: context.get(factsContext).requestId });
};
