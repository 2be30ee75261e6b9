import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";
import type { ShopSeed } from "../site/shop-seed.ts";
import { needsNewDocument } from "../site/pages/payment-pages.ts";

/** Runs in the browser before a page's data is loaded, for links, forms, redirects, and back and forward alike. */
export const loadPaymentDocument: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, pattern },
  next,
) => {
  const { hasPaymentPolicy = false } = JSON.parse(document.documentElement.dataset.shop ?? "{}") as Partial<ShopSeed>;
  if (!needsNewDocument({ method: request.method, pattern, hasPaymentPolicy })) return next();
  // A page restored by the back button would still wait for this navigation.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  // oxlint-disable-next-line typescript/only-throw-error -- in the browser the router redirects only for what is thrown
  throw redirectDocument(request.url);
};
