import { loadStripe } from "@stripe/stripe-js/pure";
import type {
  Stripe,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripePaymentElement,
} from "@stripe/stripe-js";
import type { PaymentDetails } from "../../../../../payments/port/payments.ts";
import { loadScript } from "../load-script.ts";
import type { PaymentWidget, WidgetEnding, WidgetHost } from "../payment-widget.ts";
import { loadSandboxWallets } from "../sandbox-wallets.ts";
import styles from "../../payment-step.module.css";
import { stripeAppearance, stripeFonts } from "./stripe-appearance.ts";
import { stripeBilling } from "./stripe-billing.ts";
import { isSheetClosed, stripeErrorKind, type StripeJsError } from "./stripe-error.ts";
import { createWallets } from "./stripe-wallets.ts";
import { waitForStripe } from "./wait-for-stripe.ts";

type Settings = Extract<WidgetHost["view"]["settings"], { provider: "stripe" }>;

/** Stripe's fields for a card below the buttons of the wallets. A method is set up first, then charged by the server. */
export async function createStripeWidget(host: WidgetHost): Promise<PaymentWidget> {
  const stripe = await openStripe(host.view.settings as Settings);
  const { clientSecret } = host.start.widget as { clientSecret: string };
  const elements = stripe.elements({
    clientSecret,
    appearance: stripeAppearance(),
    fonts: stripeFonts(),
    locale: host.view.locale as NonNullable<StripeElementsOptionsClientSecret["locale"]>,
  });
  const parts = { host, stripe, elements };
  const element = elements.create("payment", { wallets: { applePay: "never", googlePay: "never", link: "never" } });
  let chosen = "card";
  element.on("change", ({ value }) => {
    chosen = value.type;
    host.onMethodChange(chosen);
  });
  let isRunning = false;
  const run = async (attempt: () => Promise<void>) => {
    // Stripe validates the fields first, so a second press may come before the attempt has started.
    if (isRunning) return;
    isRunning = true;
    await attempt().finally(() => {
      isRunning = false;
    });
  };
  const payWith = async (method: string, setUp: SetUp) => {
    // Before a method is set up nothing has been charged, whatever failed.
    const broken = () => endAttempt(host, { kind: "error", error: "connection_error" });
    const paymentDetails = await setUp(parts, method).catch(broken);
    if (paymentDetails) await payAndFollow(host, stripe, paymentDetails);
    return paymentDetails !== undefined;
  };
  const payWithSavedMethod = (token: string) => {
    host.onAttemptStart();
    return payAndFollow(host, stripe, { provider: "stripe", token });
  };
  const wallets = createWallets(host, elements, {
    canOpen: () => !isRunning && host.canOrder(),
    onConfirm: async (wallet) => {
      let isSetUp = false;
      await run(async () => void (isSetUp = await payWith(wallet, setUpConfirmed)));
      return isSetUp;
    },
  });
  let layout: WidgetLayout | undefined;
  return {
    async mount(container) {
      layout = createLayout(host.texts.orByCard ?? "");
      const { walletButtons, divider, fields } = layout;
      container.append(walletButtons, divider, fields);
      const [hasButtons] = await Promise.all([wallets.mount(walletButtons), mountFields(element, fields)]);
      divider.hidden = !hasButtons;
    },
    submit: (saved) =>
      void run(async () => {
        await (saved ? payWithSavedMethod(saved.token) : payWith(chosen, setUpTyped));
      }),
    // Stripe checks the fields; only a confirmation sets the method up.
    markMistakes: () => void elements.submit(),
    focus: () => element.focus(),
    unmount() {
      wallets.unmount();
      element.destroy();
      for (const part of Object.values(layout ?? {})) part.remove();
    },
  };
}

type WidgetLayout = ReturnType<typeof createLayout>;

/** Where the provider puts its parts. The words between them are shown if there are buttons above. */
function createLayout(orByCard: string) {
  const divider = document.createElement("p");
  divider.className = styles.divider ?? "";
  divider.textContent = orByCard;
  divider.hidden = true;
  return { walletButtons: document.createElement("div"), divider, fields: document.createElement("div") };
}

const mountFields = (element: StripePaymentElement, container: HTMLElement) =>
  new Promise<void>((resolve, reject) => {
    element.on("ready", () => resolve());
    element.on("loaderror", ({ error }) => reject(new Error("Stripe's fields did not load.", { cause: error })));
    element.mount(container);
  });

/** In the sandbox its substitute script is loaded first: Stripe's loader uses the one that is already on the page. */
async function openStripe({ publishableKey, scriptUrl, sandboxOrigin }: Settings): Promise<Stripe> {
  if (sandboxOrigin !== undefined) await loadSandboxWallets(sandboxOrigin);
  if (scriptUrl !== undefined) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe is for browsers only.");
  return stripe;
}

/** A client secret begins with the id of its intent. */
const idOf = (clientSecret: string): string => clientSecret.split("_secret")[0] ?? "";

type StripeParts = { host: WidgetHost; stripe: Stripe; elements: StripeElements };

type SetUp = (parts: StripeParts, chosen: string) => Promise<PaymentDetails | undefined>;

/** Sets up what is typed in the fields. */
const setUpTyped: SetUp = async (parts, chosen) => {
  const checked = await parts.elements.submit();
  if (checked.error) return endAttempt(parts.host, endingOf(checked.error, chosen));
  return setUpConfirmed(parts, chosen);
};

/** Sets up what the customer has confirmed. Undefined when it was not set up; the page has received the reason. */
const setUpConfirmed: SetUp = async ({ host, stripe, elements }, chosen) => {
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
    isWaitingForCustomer: (status) => status === "requires_action",
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
};

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
