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
import { isExpired } from "../../rules/card-expiry.ts";
import type { PaymentWidget, WidgetHost } from "../payment-widget.ts";
import { adyenRecurringRequest, agreedRhythm } from "../recurring-request.ts";
import { loadSandboxWallets } from "../sandbox-wallets.ts";
import { adyenResult } from "./adyen-result.ts";
import { adyenTranslations } from "./adyen-translations.ts";
import { ConsentedApplePay } from "./consented-apple-pay.ts";
import { isOnItsWay, TYPED_MS } from "./typed-fields.ts";

type Settings = Extract<WidgetHost["view"]["settings"], { provider: "adyen" }>;
type Configuration = Parameters<typeof AdyenCheckout>[0];
type DropinConfiguration = NonNullable<ConstructorParameters<typeof Dropin>[1]>;

/** Adyen's Drop-in. Its own pay buttons are hidden but for the wallets': the page has one that orders. */
export async function createAdyenWidget(host: WidgetHost): Promise<PaymentWidget> {
  const settings = host.view.settings as Settings;
  const { sandboxOrigin } = settings;
  if (sandboxOrigin !== undefined) await loadSandboxWallets(sandboxOrigin);
  let shownAt: HTMLElement | undefined;
  const fields = Promise.withResolvers<void>();
  const list = Promise.withResolvers<unknown>();
  let isBegun = false;
  let onTyped: (() => void) | undefined;
  const checkout = await AdyenCheckout({
    ...environmentOf(settings),
    ...callbacks(host),
    onActionHandled: ({ actionDescription }) => {
      if (actionDescription === "3DS2 challenge iframe loaded") goToBank(shownAt);
    },
    onChange: () => onTyped?.(),
    // Adyen would pay by itself, whatever is still to be agreed to.
    onEnterKeyPressed: () => {
      if (host.mayOrder()) submit();
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
      onFocus: () => void (isBegun = true),
    }),
  );

  function send(): void {
    if (!dropin.activePaymentMethod) return host.end({ kind: "invalid" });
    dropin.submit();
    if (!dropin.activePaymentMethod?.isValid) focusFirstMistake(shownAt);
  }

  /** A press that comes before the text of a field waits for it a little, then pays or marks what is wrong. */
  function submit(): void {
    const method = dropin.activePaymentMethod;
    if (onTyped) return;
    if (!method || !isOnItsWay(method, { isBegun })) return send();
    const goOn = () => {
      clearTimeout(timer);
      onTyped = undefined;
      if (dropin.activePaymentMethod === method && host.mayOrder()) send();
    };
    const timer = setTimeout(goOn, TYPED_MS);
    onTyped = () => {
      if (method.isValid) goOn();
    };
  }

  return {
    async mount(place) {
      shownAt = place;
      dropin.mount(place);
      const timer = setTimeout(() => list.reject(new Error("Adyen's list did not come.")), LIST_MS);
      const first = await list.promise.finally(() => clearTimeout(timer));
      if (first instanceof Card) await Promise.race([fields.promise, passed(FIELDS_MS)]);
    },
    submit,
    // The frames of the fields take the focus only once they have come.
    focus: () => void fields.promise.then(() => focusCardField(dropin)),
    unmount: () => void dropin.unmount(),
  };
}

/** Adyen gives each wallet five seconds to say whether it can be used here, and draws its list then. */
const LIST_MS = 15_000;

/** Adyen empties the name on a card when the frames around it come. Other methods do not wait for them for long. */
const FIELDS_MS = 5_000;

const passed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Of a card that is saved only the code is typed. */
function focusCardField({ activePaymentMethod: method }: Dropin): void {
  if (method instanceof Card) {
    method.setFocusOn(method.props.storedPaymentMethodId ? "encryptedSecurityCode" : "encryptedCardNumber");
  }
}

/** Adyen marks the fields of a debit as wrong, but leaves the focus on the button. It draws the marks a moment later. */
function focusFirstMistake(place: HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    const chosen = place?.querySelector(".adyen-checkout__payment-method--selected");
    chosen?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
  });
}

/** The bank's question comes up above the button that was pressed: whoever does not see it is brought there. */
function goToBank(place: HTMLElement | undefined): void {
  const frame = place?.querySelector<HTMLIFrameElement>(".adyen-checkout__threeds2__challenge iframe");
  frame?.scrollIntoView({ block: "center" });
  frame?.focus({ preventScroll: true });
}

/** The addresses are set for a sandbox only; else the library knows its own. */
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
      host.begin();
      const paymentDetails = {
        provider: "adyen",
        paymentMethod,
        ...(browserInfo && { browserInfo }),
      } as PaymentDetails;
      void host.pay(paymentDetails).then((outcome) => actions.resolve(adyenResult(outcome)));
    },
    onAdditionalDetails: (state, _component, actions) => {
      const { details, paymentData } = state.data as { details: ActionResult; paymentData?: string };
      const given = { ...details, ...(paymentData !== undefined && { paymentData }) };
      void host.proceed(given).then((outcome) => actions.resolve(adyenResult(outcome)));
    },
    onError: ({ name }) => host.end(name === "CANCEL" ? { kind: "cancelled" } : failed),
  };
}

const failed = { kind: "error", error: "connection_error" } as const;

type Around = {
  isSandboxed: boolean;
  /** Called once the fields of a card can be typed in. */
  onFields: () => void;
  /**
   * Called when Adyen has opened a method by itself. It does so a moment after its list has come, and would take back
   * what the customer has chosen before.
   */
  onFirstChoice: (method: unknown) => void;
  /** Called when the customer focuses a field that is a frame. */
  onFocus: () => void;
};

async function dropinOptions(host: WidgetHost, around: Around): Promise<DropinConfiguration> {
  const { isSandboxed, onFields, onFirstChoice, onFocus } = around;
  const applePay = isSandboxed ? (await import("./sandbox-apple-pay.ts")).SandboxApplePay : ConsentedApplePay;
  const onClick = (resolve: () => void, reject: () => void) => (host.mayOrder() ? resolve() : reject());
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
      host.choose(method.type);
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
        // The button stands there before the customer has agreed to anything that comes back.
        buttonType: "buy",
        totalPriceLabel: host.texts.title,
        readRecurring: () => {
          const rhythm = agreedRhythm(host);
          return rhythm && adyenRecurringRequest(rhythm);
        },
      },
    },
  } as unknown as DropinConfiguration;
}
