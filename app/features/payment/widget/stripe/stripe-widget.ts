import { loadStripe } from "@stripe/stripe-js/pure";
import type {
  Stripe,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripePaymentElementOptions,
} from "@stripe/stripe-js";
import type { PaymentDetails } from "../../../../../payments/port/payments.ts";
import { loadScript } from "../load-script.ts";
import type { PaymentWidget, WidgetEnding, WidgetHost } from "../payment-widget.ts";
import { agreedRecurringPayment, stripeRecurringRequest } from "../recurring-request.ts";
import { loadSandboxWallets } from "../sandbox-wallets.ts";
import { stripeAppearance } from "./stripe-appearance.ts";
import { stripeBilling } from "./stripe-billing.ts";
import { isSheetClosed, stripeErrorKind, type StripeJsError } from "./stripe-error.ts";
import { waitForStripe } from "./wait-for-stripe.ts";

type Settings = Extract<WidgetHost["view"]["settings"], { provider: "stripe" }>;

/** Stripe's payment element: a card is set up first, then charged by the server. */
export async function createStripeWidget(host: WidgetHost): Promise<PaymentWidget> {
  const stripe = await openStripe(host.view.settings as Settings);
  const { clientSecret } = host.start.widget as { clientSecret: string };
  const elements = stripe.elements({
    clientSecret,
    appearance: stripeAppearance(),
    locale: host.view.locale as NonNullable<StripeElementsOptionsClientSecret["locale"]>,
  });
  const element = elements.create("payment", walletOptions(host));
  let chosen = "card";
  element.on("change", ({ value }) => {
    chosen = value.type;
    host.onMethodChange(chosen);
  });
  const payWithNewMethod = async () => {
    // The consent to renewal may have changed since the fields loaded.
    element.update(walletOptions(host));
    // Before a method is set up nothing has been charged, whatever failed.
    const broken = () => endAttempt(host, { kind: "error", error: "connection_error" });
    const paymentDetails = await setUp({ host, stripe, elements }, chosen).catch(broken);
    if (paymentDetails) await payAndFollow(host, stripe, paymentDetails);
  };
  const payWithSavedMethod = (token: string) => {
    host.onAttemptStart();
    return payAndFollow(host, stripe, { provider: "stripe", token });
  };
  let isRunning = false;
  return {
    mount: (container) =>
      new Promise((resolve, reject) => {
        element.on("ready", () => resolve());
        element.on("loaderror", ({ error }) => reject(new Error("Stripe's fields did not load.", { cause: error })));
        element.mount(container);
      }),
    submit(saved) {
      // Stripe validates the fields first, so a second press may come before the attempt has started.
      if (isRunning) return;
      isRunning = true;
      void (saved ? payWithSavedMethod(saved.token) : payWithNewMethod()).finally(() => {
        isRunning = false;
      });
    },
    focus: () => element.focus(),
    unmount: () => element.destroy(),
  };
}

/** In the sandbox its substitute script is loaded first: Stripe's loader uses the one that is already on the page. */
async function openStripe({ publishableKey, scriptUrl, sandboxOrigin }: Settings): Promise<Stripe> {
  if (sandboxOrigin !== undefined) await loadSandboxWallets(sandboxOrigin);
  if (scriptUrl !== undefined) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe is for browsers only.");
  return stripe;
}

function walletOptions(host: WidgetHost): StripePaymentElementOptions {
  const recurringPayment = agreedRecurringPayment(host);
  const applePay = recurringPayment
    ? { recurringPaymentRequest: stripeRecurringRequest(recurringPayment) }
    : { recurringPaymentRequest: null };
  return { applePay };
}

/** Their sheets may stay open for any time, and Stripe is called only afterwards. */
const wallets = new Set(["apple_pay", "google_pay"]);

/** A client secret begins with the id of its intent. */
const idOf = (clientSecret: string): string => clientSecret.split("_secret")[0] ?? "";

type StripeParts = { host: WidgetHost; stripe: Stripe; elements: StripeElements };

/** Undefined when no method was set up; the page has received the reason. */
async function setUp({ host, stripe, elements }: StripeParts, chosen: string): Promise<PaymentDetails | undefined> {
  const checked = await elements.submit();
  if (checked.error) return endAttempt(host, endingOf(checked.error, chosen));
  host.onAttemptStart();
  const { billing } = host.view;
  const { clientSecret } = host.start.widget as { clientSecret: string };
  const pending = stripe.confirmSetup({
    elements,
    confirmParams: {
      return_url: host.returnUrl,
      expand: ["payment_method"],
      ...(billing && { payment_method_data: { billing_details: stripeBilling(billing) } }),
    },
    redirect: "if_required",
  });
  const waited = await waitForStripe({
    pending,
    readStatus: async () => (await stripe.retrieveSetupIntent(clientSecret)).setupIntent?.status,
    isWaitingForCustomer: (status) => status === "requires_action" || (status !== "succeeded" && wallets.has(chosen)),
  });
  if (waited.kind === "silent") {
    // The method was set up although Stripe.js did not answer, so it can be charged.
    if (waited.status === "succeeded") return { provider: "stripe", setupIntentId: idOf(clientSecret) };
    return endAttempt(host, { kind: "error", error: "connection_error" });
  }
  const { error, setupIntent } = waited.result;
  if (error) return endAttempt(host, endingOf(error, chosen));
  if (setupIntent.status !== "succeeded") return endAttempt(host, { kind: "error", error: "card_error" });
  return { provider: "stripe", setupIntentId: setupIntent.id };
}

function endAttempt(host: WidgetHost, ending: WidgetEnding): undefined {
  host.onAttemptEnd(ending);
  return undefined;
}

function endingOf(error: StripeJsError, chosen: string): WidgetEnding {
  if (isSheetClosed(error)) return { kind: "cancelled" };
  const kind = stripeErrorKind(error, chosen);
  return kind === "validation_error" ? { kind: "invalid" } : { kind: "error", error: kind };
}

/** The bank may ask the customer for another check when the method is charged. */
async function payAndFollow(host: WidgetHost, stripe: Stripe, paymentDetails: PaymentDetails): Promise<void> {
  const outcome = await host.pay(paymentDetails);
  if (outcome.kind !== "action") return;
  const clientSecret = String(outcome.action.clientSecret);
  // The browser's result is ignored: the server asks Stripe.
  await waitForStripe({
    pending: stripe.handleNextAction({ clientSecret }),
    readStatus: async () => (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status,
    isWaitingForCustomer: (status) => status === "requires_action",
  }).catch(() => undefined);
  const after = await host.proceed({});
  if (after.kind === "action") await host.cancel();
}
