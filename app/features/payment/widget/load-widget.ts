import type { CreateWidget } from "./payment-widget.ts";

/** Loads only the widget of the market's provider, and only on a page that pays. */
export async function loadWidget(provider: "adyen" | "stripe"): Promise<CreateWidget> {
  return provider === "adyen"
    ? (await import("./adyen/adyen-widget.ts")).createAdyenWidget
    : (await import("./stripe/stripe-widget.ts")).createStripeWidget;
}
