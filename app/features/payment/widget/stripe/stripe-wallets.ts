import type { StripeElements, StripeExpressCheckoutElementOptions } from "@stripe/stripe-js";
import type { WidgetHost } from "../payment-widget.ts";
import { agreedRecurringPayment, stripeRecurringRequest } from "../recurring-request.ts";

/** Apple Pay and Google Pay side by side, as high as the fields. Their labels cannot speak of a renewal: it is agreed to later. */
const buttons: StripeExpressCheckoutElementOptions = {
  buttonHeight: 52,
  buttonTheme: { applePay: "black", googlePay: "black" },
  buttonType: { applePay: "plain", googlePay: "plain" },
  paymentMethodOrder: ["apple_pay", "google_pay"],
  paymentMethods: { amazonPay: "never", klarna: "never", link: "never", paypal: "never" },
  layout: { maxColumns: 2, overflow: "never" },
};

/** How long the fields wait for the buttons, so that they do not move when those appear. */
const BUTTONS_MS = 3_000;

type WalletHooks = {
  /** Whether a sheet may open now. */
  canOpen: () => boolean;
  /** The customer has agreed to pay in the sheet of a wallet; false when the payment was not set up. */
  onConfirm: (wallet: string) => Promise<boolean>;
};

/** The buttons of the wallets that this browser has, and the words between them and the card. */
export function createWallets(host: WidgetHost, elements: StripeElements, hooks: WalletHooks) {
  const element = elements.create("expressCheckout", buttons);
  element.on("click", (event) => {
    if (!hooks.canOpen()) return event.reject();
    event.resolve(sheetOf(host));
  });
  element.on("confirm", async (event) => {
    if (!(await hooks.onConfirm(event.expressPaymentType))) event.paymentFailed({ reason: "fail" });
  });
  element.on("cancel", () => host.onAttemptEnd({ kind: "cancelled" }));
  return {
    /** Resolves to whether there are buttons; without wallets there is nothing between them and the card either. */
    mount: (container: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), BUTTONS_MS);
        const settle = (hasButtons: boolean) => {
          clearTimeout(timer);
          resolve(hasButtons);
        };
        element.on("ready", ({ availablePaymentMethods: available }) => settle(available !== undefined));
        // A card can be typed all the same.
        element.on("loaderror", () => settle(false));
        element.mount(container);
      }),
    unmount: () => element.destroy(),
  };
}

/** What the sheet of a wallet shows: the total, and a subscription if the customer has agreed to automatic renewal. */
function sheetOf(host: WidgetHost) {
  const { amount } = host.view.money;
  const recurringPayment = agreedRecurringPayment(host);
  const applePay = recurringPayment
    ? { recurringPaymentRequest: stripeRecurringRequest(recurringPayment) }
    : { recurringPaymentRequest: null };
  return { ...(amount > 0 && { lineItems: [{ name: host.texts.title ?? "", amount }] }), applePay };
}
