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
import { agreedRhythm, stripeRecurringRequest } from "../recurring-request.ts";
import { loadSandboxWallets } from "../sandbox-wallets.ts";
import { stripeAppearance } from "./stripe-appearance.ts";
import { stripeBilling } from "./stripe-billing.ts";
import { isClosed, stripeErrorKind, type StripeJsError } from "./stripe-error.ts";
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
    host.choose(chosen);
  });
  const payAnew = async () => {
    // The tick may have changed since the fields came.
    element.update(walletOptions(host));
    // Until a means of payment is there nothing has been charged, however it ended.
    const broken = () => turnBack(host, { kind: "error", error: "connection_error" });
    const paymentDetails = await setUp({ host, stripe, elements }, chosen).catch(broken);
    if (paymentDetails) await payAndFollow(host, stripe, paymentDetails);
  };
  const payWith = (token: string) => {
    host.begin();
    return payAndFollow(host, stripe, { provider: "stripe", token });
  };
  let isRunning = false;
  return {
    mount: (place) =>
      new Promise((resolve, reject) => {
        element.on("ready", () => resolve());
        element.on("loaderror", ({ error }) => reject(new Error("Stripe's fields did not load.", { cause: error })));
        element.mount(place);
      }),
    submit(saved) {
      // What was typed is looked at in Stripe's frame first: a second press comes before anything has begun.
      if (isRunning) return;
      isRunning = true;
      void (saved ? payWith(saved.token) : payAnew()).finally(() => {
        isRunning = false;
      });
    },
    focus: () => element.focus(),
    unmount: () => element.destroy(),
  };
}

/** In the sandbox its stand-in is loaded first: Stripe's loader takes whatever is there already. */
async function openStripe({ publishableKey, scriptUrl, sandboxOrigin }: Settings): Promise<Stripe> {
  if (sandboxOrigin !== undefined) await loadSandboxWallets(sandboxOrigin);
  if (scriptUrl !== undefined) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe is for browsers only.");
  return stripe;
}

function walletOptions(host: WidgetHost): StripePaymentElementOptions {
  const rhythm = agreedRhythm(host);
  const applePay = rhythm
    ? { recurringPaymentRequest: stripeRecurringRequest(rhythm) }
    : { recurringPaymentRequest: null };
  return { applePay };
}

/** Their sheets stay open for as long as the customer likes, and Stripe hears of them only afterwards. */
const wallets = new Set(["apple_pay", "google_pay"]);

/** The id of an intent is the beginning of its secret. */
const idOf = (clientSecret: string): string => clientSecret.split("_secret")[0] ?? "";

type Parts = { host: WidgetHost; stripe: Stripe; elements: StripeElements };

/** Undefined when there is nothing to pay with; the page has been told why. */
async function setUp({ host, stripe, elements }: Parts, chosen: string): Promise<PaymentDetails | undefined> {
  const checked = await elements.submit();
  if (checked.error) return turnBack(host, endingOf(checked.error, chosen));
  host.begin();
  const { billing } = host.view;
  const { clientSecret } = host.start.widget as { clientSecret: string };
  const running = stripe.confirmSetup({
    elements,
    confirmParams: {
      return_url: location.origin + location.pathname,
      expand: ["payment_method"],
      ...(billing && { payment_method_data: { billing_details: stripeBilling(billing) } }),
    },
    redirect: "if_required",
  });
  const waited = await waitForStripe({
    running,
    readStatus: async () => (await stripe.retrieveSetupIntent(clientSecret)).setupIntent?.status,
    isWithCustomer: (status) => status === "requires_action" || (status !== "succeeded" && wallets.has(chosen)),
  });
  if (waited.kind === "silent") {
    // Set up without an answer: it can be charged as it is.
    if (waited.status === "succeeded") return { provider: "stripe", setupIntentId: idOf(clientSecret) };
    return turnBack(host, { kind: "error", error: "connection_error" });
  }
  const { error, setupIntent } = waited.result;
  if (error) return turnBack(host, endingOf(error, chosen));
  if (setupIntent.status !== "succeeded") return turnBack(host, { kind: "error", error: "card_error" });
  return { provider: "stripe", setupIntentId: setupIntent.id };
}

function turnBack(host: WidgetHost, ending: WidgetEnding): undefined {
  host.end(ending);
  return undefined;
}

function endingOf(error: StripeJsError, chosen: string): WidgetEnding {
  if (isClosed(error)) return { kind: "cancelled" };
  const kind = stripeErrorKind(error, chosen);
  return kind === "validation_error" ? { kind: "invalid" } : { kind: "error", error: kind };
}

/** The bank may want to hear from the person once more when it comes to the charge. */
async function payAndFollow(host: WidgetHost, stripe: Stripe, paymentDetails: PaymentDetails): Promise<void> {
  const outcome = await host.pay(paymentDetails);
  if (outcome.kind !== "action") return;
  const clientSecret = String(outcome.action.clientSecret);
  // Whatever the browser heard of it, or did not: the server asks Stripe.
  await waitForStripe({
    running: stripe.handleNextAction({ clientSecret }),
    readStatus: async () => (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status,
    isWithCustomer: (status) => status === "requires_action",
  }).catch(() => undefined);
  const after = await host.proceed({});
  if (after.kind === "action") await host.giveUp();
}
