// Wallets for a page that pays in the sandbox: a sheet in the page replaces Apple Pay and Google Pay. It must be loaded
// before the payment provider's own script, which then finds the wallets as if the browser had them.
(() => {
  const sheetStyle =
    "box-sizing:border-box;width:100%;max-width:26rem;margin:auto auto 0;padding:1.5rem;border:0;background:#fff;" +
    "color:#111;box-shadow:0 0 40px #0006;font:1rem/1.5 var(--font-text,system-ui)";
  const titleStyle = "margin:0 0 0.5rem;font:600 1.25rem/1.3 var(--font-text,system-ui)";
  const listStyle = "margin:0 0 1.25rem;padding:0;list-style:none";
  const choiceStyle =
    "min-height:2.75rem;margin:0 0.5rem 0 0;padding:0 1.25rem;border:1px solid #111;font:inherit;cursor:pointer;";
  const choiceColours = { pay: "background:#111;color:#fff", cancel: "background:#fff;color:#111" };
  const buttonStyle =
    "display:block;box-sizing:border-box;width:100%;min-height:3.25rem;padding:0.875rem;border:0;background:#000;" +
    "color:#fff;font:500 1rem/1.5 var(--font-text,system-ui);text-align:center;cursor:pointer";

  const majorUnitsText = (minorUnits) => (minorUnits / 100).toFixed(2);

  const append = (parent, name, text) => {
    const child = document.createElement(name);
    child.textContent = text;
    parent.append(child);
    return child;
  };

  /** Shows the amount to pay and returns the choice of the customer: pay, cancel or decline. */
  function showSheet(title, lines) {
    return new Promise((resolve) => {
      const sheet = document.createElement("dialog");
      const end = (choice) => {
        sheet.close();
        sheet.remove();
        resolve(choice);
      };
      sheet.setAttribute("aria-label", title);
      sheet.dataset.testid = "wallet-sheet";
      sheet.style.cssText = sheetStyle;
      append(sheet, "h2", title).style.cssText = titleStyle;
      const list = document.createElement("ul");
      list.style.cssText = listStyle;
      for (const line of lines) append(list, "li", line);
      sheet.append(list);
      for (const choice of ["pay", "cancel", "decline"]) {
        const button = append(sheet, "button", choice[0].toUpperCase() + choice.slice(1));
        button.type = "button";
        button.style.cssText = choiceStyle + (choiceColours[choice] ?? choiceColours.cancel);
        button.dataset.testid = `wallet-${choice}`;
        button.addEventListener("click", () => end(choice));
      }
      sheet.addEventListener("cancel", () => end("cancel"));
      document.body.append(sheet);
      sheet.showModal();
    });
  }

  const note = (wallet, choice) => JSON.stringify({ sandboxWallet: wallet, isDeclined: choice === "decline" });

  /** The recurring payment, as the sheet of Apple Pay shows it: the first term where it differs, and what follows. */
  function recurringLines({ recurringPaymentRequest: request } = {}) {
    return [request?.trialBilling, request?.regularBilling].filter(Boolean).map(billingLine);
  }

  function billingLine(billing) {
    const {
      label,
      amount,
      type,
      paymentTiming,
      recurringPaymentIntervalCount: count,
      recurringPaymentIntervalUnit: unit,
    } = billing;
    const term = new Intl.NumberFormat(document.documentElement.lang || "en", {
      style: "unit",
      unit: unit ?? "month",
      unitDisplay: "long",
    }).format(count ?? 1);
    const words = [type, paymentTiming].filter(Boolean).join(", ");
    // Adyen passes a text, Stripe a number of minor units.
    const sum = typeof amount === "number" ? majorUnitsText(amount) : amount;
    return `${label} — ${sum} / ${term}${words ? ` (${words})` : ""}`;
  }

  const itemLine = ({ label, amount, type }) => `${label} — ${amount}${type ? ` (${type})` : ""}`;

  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    static supportsVersion = () => true;
    static applePayCapabilities = async () => ({ paymentCredentialStatus: "paymentCredentialsAvailable" });

    constructor(version, request) {
      this.version = version;
      this.request = request;
    }

    begin() {
      this.onvalidatemerchant?.({ validationURL: "https://sandbox.invalid/" });
    }

    async completeMerchantValidation() {
      const { lineItems = [], total } = this.request;
      const lines = [...recurringLines(this.request), ...[...lineItems, total].map(itemLine)];
      const choice = await showSheet("Apple Pay (sandbox)", lines);
      if (choice === "cancel") return this.oncancel?.({ type: "cancel" });
      this.onpaymentauthorized?.({
        payment: {
          token: {
            paymentData: JSON.parse(note("applepay", choice)),
            paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "debit" },
            transactionIdentifier: "SANDBOX",
          },
        },
      });
    }

    completePayment() {}
    abort() {}
    completePaymentMethodSelection() {}
    completeShippingContactSelection() {}
    completeShippingMethodSelection() {}
    completeCouponCodeChange() {}
  }

  class ApplePayButton extends HTMLElement {
    connectedCallback() {
      this.style.cssText = buttonStyle;
      this.setAttribute("role", "button");
      this.tabIndex = 0;
      this.textContent = "Apple Pay (sandbox)";
      this.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") this.click();
      });
    }
  }

  class PaymentsClient {
    constructor(options) {
      this.options = options;
    }

    isReadyToPay = async () => ({ result: true, paymentMethodPresent: true });
    prefetchPaymentData() {}

    async createButton({ onClick }) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.testid = "gpay-button";
      button.textContent = "Google Pay (sandbox)";
      button.style.cssText = buttonStyle;
      button.addEventListener("click", onClick);
      return button;
    }

    async loadPaymentData({ transactionInfo, merchantInfo }) {
      const { totalPrice, currencyCode, totalPriceStatus } = transactionInfo;
      const line = `${merchantInfo?.merchantName ?? ""} — ${totalPrice} ${currencyCode} (${totalPriceStatus})`;
      const choice = await showSheet("Google Pay (sandbox)", [line]);
      if (choice === "cancel") throw Object.assign(new Error("The sheet was closed."), { statusCode: "CANCELED" });
      const data = {
        apiVersion: 2,
        apiVersionMinor: 0,
        paymentMethodData: {
          type: "CARD",
          description: "Visa •••• 1111",
          info: { cardNetwork: "VISA", cardDetails: "1111" },
          tokenizationData: { type: "PAYMENT_GATEWAY", token: note("googlepay", choice) },
        },
      };
      await this.options.paymentDataCallbacks?.onPaymentAuthorized?.(data);
      return data;
    }
  }

  /** Marks Apple's script as loaded, so that Adyen's library does not load it. */
  function markAppleScript() {
    if (document.querySelector("script[data-script-loaded]")) return;
    const script = document.createElement("script");
    script.type = "application/json";
    script.setAttribute("src", "https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js");
    script.dataset.scriptLoaded = "true";
    document.body.append(script);
  }

  const titles = { apple_pay: "Apple Pay (sandbox)", google_pay: "Google Pay (sandbox)" };

  globalThis.ApplePaySession = ApplePaySession;
  if (!customElements.get("apple-pay-button")) customElements.define("apple-pay-button", ApplePayButton);
  globalThis.google = { ...globalThis.google, payments: { api: { PaymentsClient } } };
  globalThis.sandboxWallets = {
    types: ["apple_pay", "google_pay"],
    markAppleScript,
    /** For the stand-in of Stripe.js: its frame cannot show a sheet over the page. */
    async ask(type, { lineItems = [], applePay } = {}) {
      const items = lineItems.map(({ name, amount }) => itemLine({ label: name, amount: majorUnitsText(amount) }));
      const recurring = type === "apple_pay" ? recurringLines(applePay) : [];
      const choice = await showSheet(titles[type], [...recurring, ...items]);
      return { isCancelled: choice === "cancel", isDeclined: choice === "decline" };
    },
  };
})();
