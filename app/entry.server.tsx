import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import type { loader } from "./root.tsx";
import { FROM_LIST } from "./features/renewal/from-list.ts";
import { menuSheets } from "./features/shell/menu-sheets.ts";
import { paymentSourcesHeader } from "./features/payment/payment-sources-header.server.ts";
import { loadedMessages, textFiles } from "./i18n/load-messages.ts";
import { factsContext, type RequestContext, requestedShopContext, depsContext } from "./request/request-context.ts";
import { fontPreloads } from "./rendering/font-preloads.ts";
import { renderWhole } from "./rendering/render-whole.ts";
import type { PageParts } from "./rendering/shared-parts/page-parts.ts";
import { SharedParts } from "./rendering/shared-parts/shared-part.tsx";
import { partsOfPage } from "./rendering/shared-parts/store.server.ts";
import type { PageStart } from "./rendering/start/page-start.ts";
import { pageContext } from "./rendering/page-context.ts";
import { pageData } from "./rendering/start/page-data.ts";
import { whenToStart } from "./rendering/start/when-to-start.ts";
import { retryAfterOf, statusForBackendFailure } from "./request/limits/retry-after.ts";
import { routerTarget, type Shop } from "./site/shop-context.tsx";
import { hrefUnder } from "./ui/link/use-base-path.ts";
import { ShopFrame } from "./page/shop-frame.tsx";
import { styleHashes } from "./rendering/style-hashes.ts";
import { errorReporter } from "./request/error-reporter.ts";

// oxlint-disable-next-line eslint/max-params -- the router calls it like this
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RequestContext,
): Promise<Response> {
  const { requestId, nonce } = context.get(factsContext);
  const { shop, seed } = context.get(requestedShopContext);
  const today = context.get(depsContext).now().toISOString().slice(0, 10);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("link", fontPreloads(shop.locale.id));
  const { errors } = routerContext.staticHandlerContext;
  const status = statusForBackendFailure(routerStatus, errors);
  const retryAfter = retryAfterOf(status, errors);
  if (retryAfter) headers.set("retry-after", retryAfter);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  const isPayment = seed.hasPaymentPolicy === true;
  const root = rootData(routerContext);
  const { manifest, routeModules, sheets } = pageContext(
    routerContext,
    root?.visitor.kind === "registered" ? menuSheets : [],
  );
  const data = await pageData(routerContext, {
    moment: whenToStart({ isPayment, ...visitOf(request, routerContext) }),
    texts: textFiles(shop.locale.id, isPayment),
    paths: pathsOf(shop, routerContext.staticHandlerContext),
    sheets,
  });
  // The page has its data in `data`: without the stream, the router does not write it a second time.
  const entryContext: EntryContext = {
    ...routerContext,
    serverHandoffStream: undefined,
    manifest,
    routeModules,
  };
  const url = new URL(request.url);
  const parts = partsOfPage({ seed, basename: routerContext.staticHandlerContext.basename, url, today });
  const page = (shared?: PageParts) => (
    <SharedParts parts={shared}>
      <ShopFrame
        facts={{ seed, requestId, today, nonce, pageData: data }}
        shop={shop}
        messages={loadedMessages(shop.locale.id)}
      >
        <ServerRouter context={entryContext} url={url} nonce={nonce} />
      </ShopFrame>
    </SharedParts>
  );
  const { bytes, styles } = await renderWhole(page, { nonce, parts });
  headers.set("x-shop-style-hashes", styleHashes(styles));
  if (seed.tagManagerId) headers.set("x-shop-measured", "1");
  if (seed.monitoring) headers.set("x-shop-monitored", new URL(seed.monitoring.url).origin);
  if (seed.hasPaymentPolicy) headers.set("x-shop-payment-sources", paymentSourcesHeader(context));
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers });
}

function pathsOf(shop: Shop, { basename = "/" }: EntryContext["staticHandlerContext"]): PageStart["paths"] {
  const href = (path: string) => hrefUnder(basename, routerTarget(shop, basename, path));
  return [href("/service-get-maintenance-status"), href("/maintenance"), href("/")];
}

/** Missing when the loader of the root has failed. */
function rootData({ staticHandlerContext }: EntryContext) {
  return staticHandlerContext.loaderData.root as Awaited<ReturnType<typeof loader>>["data"] | undefined;
}

/** What the page shows that needs its scripts at once. */
function visitOf(request: Request, routerContext: EntryContext) {
  const { loaderData, actionData } = routerContext.staticHandlerContext;
  const root = rootData(routerContext);
  // It answers a payment: its scripts forget the basket that was being paid for.
  const isConfirmation = "routes/checkout/confirmation" in loaderData;
  const isMessage = Boolean(actionData ?? root?.toast ?? root?.draft);
  return {
    isAnswer: isConfirmation || isMessage || new URL(request.url).searchParams.has(FROM_LIST),
    isMeasured: root?.consent.isMeasuringAllowed ?? false,
  };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  errorReporter(context)(error);
};
