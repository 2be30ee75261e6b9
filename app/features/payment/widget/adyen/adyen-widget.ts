import {
  AdyenCheckout,
  Bancontact,
  Card,
  Dropin,
  GooglePay,
  Redirect,
  SepaDirectDebit,
  ThreeDS2Challenge,
  ThreeDS2DeviceFingerprint,
} from "@adyen/adyen-web";
import "@adyen/adyen-web/styles/adyen.css";
import type { PaymentDetails, ActionResult } from "../../../../../payments/port/payments.ts";
import { isExpired } from "../../../../domain/card-expiry.ts";
import type { PaymentWidget, WidgetHost } from "../payment-widget.ts";
import { adyenRecurringRequest, agreedRecurringPayment } from "../recurring-request.ts";
import { loadSandboxWallets } from "../sandbox-wallets.ts";
import { adyenResult } from "./adyen-result.ts";
import { adyenTranslations } from "./adyen-translations.ts";
import { ConsentedApplePay } from "./consented-apple-pay.ts";
import { isTextPending, PENDING_TEXT_MS } from "./pending-text.ts";

type Settings = Extract<WidgetHost["view"]["settings"], { provider: "adyen" }>;
type Configuration = Parameters<typeof AdyenCheckout>[0];
type DropinConfiguration = NonNullable<ConstructorParameters<typeof Dropin>[1]>;

/** Adyen's Drop-in. Only the wallets show pay buttons of their own; the page has the order button. */
export async function createAdyenWidget(host: WidgetHost): Promise<PaymentWidget> {
  const settings = host.view.settings as Settings;
  const { sandboxOrigin } = settings;
  if (sandboxOrigin !== undefined) await loadSandboxWallets(sandboxOrigin);
  let container: HTMLElement | undefined;
  const fields = Promise.withResolvers<void>();
  const list = Promise.withResolvers<unknown>();
  let wasFocused = false;
  let onTextChange: (() => void) | undefined;
  const checkout = await AdyenCheckout({
    ...environmentOf(settings),
    ...callbacks(host),
    onActionHandled: ({ actionDescription }) => {
      if (actionDescription === "3DS2 challenge iframe loaded") focusBankChallenge(container);
    },
    onChange: () => onTextChange?.(),
    // Adyen would pay at once, even before the terms are accepted.
    onEnterKeyPressed: () => {
      if (host.canOrder()) submit();
    },
    countryCode: host.view.country,
    locale: host.view.locale,
    translations: { [host.view.locale]: adyenTranslations(host.texts) },
    amount: { currency: host.view.money.currency, value: host.view.money.amount },
    showPayButton: false,
    analytics: { enabled: false },
    paymentMethodsResponse: host.start.widget,
  });
  const dropin = new Dropin(
    checkout,
    await dropinOptions(host, {
      isSandboxed: sandboxOrigin !== undefined,
      onFields: fields.resolve,
      onFirstChoice: list.resolve,
      onFocus: () => void (wasFocused = true),
    }),
  );

  function send(): void {
    if (!dropin.activePaymentMethod) return host.onAttemptEnd({ kind: "invalid" });
    dropin.submit();
    if (!dropin.activePaymentMethod?.isValid) focusFirstMistake(container);
  }

  /** A press before the text of a field has arrived waits for it briefly, then pays or marks the mistakes. */
  function submit(): void {
    const method = dropin.activePaymentMethod;
    if (onTextChange) return;
    if (!method || !isTextPending(method, { wasFocused })) return send();
    const submitOnce = () => {
      clearTimeout(timer);
      onTextChange = undefined;
      if (dropin.activePaymentMethod === method && host.canOrder()) send();
    };
    const timer = setTimeout(submitOnce, PENDING_TEXT_MS);
    onTextChange = () => {
      if (method.isValid) submitOnce();
    };
  }

  return {
    async mount(element) {
      container = element;
      dropin.mount(element);
      const timer = setTimeout(() => list.reject(new Error("Adyen's list of methods did not load.")), LIST_MS);
      const first = await list.promise.finally(() => clearTimeout(timer));
      if (first instanceof Card) await Promise.race([fields.promise, delay(FIELDS_MS)]);
    },
    submit,
    markMistakes: () => dropin.activePaymentMethod?.showValidation(),
    // The frames of the fields can be focused only after they have loaded.
    focus: () => void fields.promise.then(() => focusCardField(dropin)),
    unmount: () => void dropin.unmount(),
  };
}

/** Adyen waits up to five seconds for the availability of each wallet before it shows its list. */
const LIST_MS = 15_000;

/** How long to wait for the frames of a card: Adyen clears the name on the card when they load. */
const FIELDS_MS = 5_000;

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** For a saved card only the security code is typed. */
function focusCardField({ activePaymentMethod: method }: Dropin): void {
  if (method instanceof Card) {
    method.setFocusOn(method.props.storedPaymentMethodId ? "encryptedSecurityCode" : "encryptedCardNumber");
  }
}

/** Adyen marks the invalid fields of a debit a moment later, but leaves the focus on the button. */
function focusFirstMistake(container: HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    const chosen = container?.querySelector(".adyen-checkout__payment-method--selected");
    chosen?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
  });
}

/** The bank's challenge opens above the pressed button, perhaps out of view. */
function focusBankChallenge(container: HTMLElement | undefined): void {
  const frame = container?.querySelector<HTMLIFrameElement>(".adyen-checkout__threeds2__challenge iframe");
  frame?.scrollIntoView({ block: "center" });
  frame?.focus({ preventScroll: true });
}

/** URLs are set for a sandbox only; otherwise the library uses its own. */
function environmentOf({ environment, clientKey, sandboxOrigin }: Settings) {
  if (sandboxOrigin === undefined) return { environment, clientKey };
  const shopper = `${sandboxOrigin}/checkoutshopper/`;
  return {
    environment: "test" as const,
    clientKey,
    risk: { enabled: false },
    _environmentUrls: {
      api: shopper,
      analytics: `${sandboxOrigin}/checkoutanalytics/`,
      cdn: { images: shopper, translations: shopper },
    },
  };
}

function callbacks(host: WidgetHost): Partial<Configuration> {
  return {
    onSubmit: (state, _component, actions) => {
      const { paymentMethod, browserInfo } = state.data;
      host.onAttemptStart();
      const paymentDetails = {
        provider: "adyen",
        paymentMethod,
        ...(browserInfo && { browserInfo }),
      } as PaymentDetails;
      void host.pay(paymentDetails).then((outcome) => actions.resolve(adyenResult(outcome)));
    },
    onAdditionalDetails: (state, _component, actions) => {
      const { details, paymentData } = state.data as { details: ActionResult; paymentData?: string };
      const result = { ...details, ...(paymentData !== undefined && { paymentData }) };
      void host.proceed(result).then((outcome) => actions.resolve(adyenResult(outcome)));
    },
    onError: ({ name }) => host.onAttemptEnd(name === "CANCEL" ? { kind: "cancelled" } : failed),
  };
}

const failed = { kind: "error", error: "connection_error" } as const;

type DropinHooks = {
  isSandboxed: boolean;
  /** Called once the fields of a card can be typed in. */
  onFields: () => void;
  /**
   * Called when Adyen has preselected a method. It does so a moment after it shows its list, and would undo an earlier
   * choice of the customer.
   */
  onFirstChoice: (method: unknown) => void;
  /** Called when the customer focuses a field that is a frame. */
  onFocus: () => void;
};

async function dropinOptions(host: WidgetHost, hooks: DropinHooks): Promise<DropinConfiguration> {
  const { isSandboxed, onFields, onFirstChoice, onFocus } = hooks;
  const applePay = isSandboxed ? (await import("./sandbox-apple-pay.ts")).SandboxApplePay : ConsentedApplePay;
  const onClick = (resolve: () => void, reject: () => void) => (host.canOrder() ? resolve() : reject());
  const wallet = { showPayButton: true, onClick };
  const expired = new Set(host.start.saved.filter((method) => isExpired(method, host.today)).map(({ token }) => token));
  return {
    paymentMethodComponents: [
      Card,
      Redirect,
      SepaDirectDebit,
      Bancontact,
      GooglePay,
      applePay,
      ThreeDS2Challenge,
      ThreeDS2DeviceFingerprint,
    ],
    instantPaymentTypes: ["applepay", "googlepay"],
    disableFinalAnimation: true,
    onSelect: (method: { type: string }) => {
      host.onMethodChange(method.type);
      onFirstChoice(method);
    },
    filterStoredPaymentMethods: (stored: { id: string }[]) => stored.filter(({ id }) => !expired.has(id)),
    paymentMethodsConfiguration: {
      card: { hasHolderName: true, holderNameRequired: true, onConfigSuccess: onFields, onFocus },
      storedCard: { onConfigSuccess: onFields, onFocus },
      bcmc: { onConfigSuccess: onFields, onFocus },
      threeDS2: { challengeWindowSize: "02" },
      googlepay: wallet,
      applepay: {
        ...wallet,
        // The button is shown before the customer has agreed to automatic renewal.
        buttonType: "buy",
        totalPriceLabel: host.texts.title,
        readRecurring: () => {
          const recurringPayment = agreedRecurringPayment(host);
          return recurringPayment && adyenRecurringRequest(recurringPayment);
        },
      },
    },
  } as unknown as DropinConfiguration;
}
