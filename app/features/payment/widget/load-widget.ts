import type { CreateWidget } from "./payment-widget.ts";

/** Only the provider of the market is loaded, and only where somebody pays. */
export async function loadWidget(provider: "adyen" | "stripe"): Promise<CreateWidget> {
  return provider === "adyen"
    ? (await import("./adyen/adyen-widget.ts")).createAdyenWidget
    : (await import("./stripe/stripe-widget.ts")).createStripeWidget;
}
