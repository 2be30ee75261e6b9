// The sandbox in the place of Stripe.js: the same surface, as far as the shop uses it. What is typed stays in a frame of
// the sandbox's origin.
(() => {
  const base = new URL(".", document.currentScript.src).href;
  const origin = new URL(base).origin;

  const dialogStyle =
    "box-sizing:border-box;width:min(100% - 2rem,30rem);padding:1rem;border:0;background:#fff;color:#111;" +
    "font:1rem/1.5 var(--font-text,system-ui);box-shadow:0 0 40px #0006";
  const closeStyle =
    "display:block;min-height:2.75rem;margin:0 0 0.5rem auto;padding:0 1rem;border:1px solid #8a9096;" +
    "background:#fff;color:inherit;font:inherit;cursor:pointer";

  /** Shows the bank's page in a dialog until it posts that it is done, or the customer closes it. */
  function showBank(url) {
    return new Promise((resolve) => {
      const dialog = document.createElement("dialog");
      const close = document.createElement("button");
      const frame = document.createElement("iframe");
      dialog.setAttribute("aria-label", "3D Secure");
      dialog.dataset.testid = "stripe-bank";
      close.type = "button";
      close.textContent = "Close";
      frame.src = url;
      frame.title = "3D Secure";
      frame.height = "400";
      dialog.style.cssText = dialogStyle;
      close.style.cssText = closeStyle;
      frame.style.cssText = "display:block;width:100%;border:0";
      dialog.append(close, frame);
      document.body.append(dialog);
      const end = () => {
        removeEventListener("message", onMessage);
        // Closed first, so that the focus returns to the element that had it.
        dialog.close();
        dialog.remove();
        resolve();
      };
      const onMessage = (event) => {
        if (event.origin === origin && event.source === frame.contentWindow && event.data?.kind === "bank-done") end();
      };
      addEventListener("message", onMessage);
      dialog.addEventListener("close", end);
      close.addEventListener("click", () => dialog.close());
      dialog.showModal();
    });
  }

  const listenersOf = () => {
    const listeners = new Map();
    return {
      on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      off: (name) => listeners.delete(name),
      emit: (name, event) => (listeners.get(name) ?? []).forEach((listener) => listener(event)),
    };
  };

  const walletNames = { apple_pay: "Apple Pay (sandbox)", google_pay: "Google Pay (sandbox)" };
  const optionNames = { apple_pay: "applePay", google_pay: "googlePay" };

  const walletStyle = ({ buttonHeight = 44 }, { borderRadius = "4px" } = {}) =>
    `min-height:${buttonHeight}px;border:0;border-radius:${borderRadius};background:#000;color:#fff;` +
    "font:500 1.125rem/1.5 var(--font-text,system-ui);cursor:pointer";

  /** The buttons of the wallets that the page has loaded. A wallet opens its sheet if the page allows it. */
  function createExpressElement({ options, variables, onPaid }) {
    const { on, off, emit } = listenersOf();
    const elementType = "expressCheckout";
    const types = (globalThis.sandboxWallets?.types ?? []).filter(
      (type) => options.paymentMethods?.[optionNames[type]] !== "never",
    );
    let box;
    const askPage = (type) =>
      new Promise((resolve) => {
        const reject = () => resolve(undefined);
        emit("click", { elementType, expressPaymentType: type, resolve: (sheet = {}) => resolve(sheet), reject });
      });
    const open = async (type) => {
      const sheet = await askPage(type);
      if (!sheet) return;
      const wallet = await globalThis.sandboxWallets.ask(type, sheet);
      if (wallet.isCancelled) return emit("cancel", { elementType });
      onPaid({ type, ...wallet });
      emit("confirm", { elementType, expressPaymentType: type, paymentFailed() {} });
    };
    const createButton = (type) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.testid = type;
      button.textContent = walletNames[type];
      button.style.cssText = walletStyle(options, variables);
      button.addEventListener("click", () => void open(type));
      return button;
    };
    const element = {
      on: (name, listener) => (on(name, listener), element),
      once: (name, listener) => (on(name, listener), element),
      off: (name) => (off(name), element),
      update: (more) => void Object.assign(options, more),
      unmount: () => box?.remove(),
      destroy: () => box?.remove(),
      mount(target) {
        const host = typeof target === "string" ? document.querySelector(target) : target;
        box = document.createElement("div");
        box.style.cssText = "display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))";
        box.append(...types.map(createButton));
        host.append(box);
        const available = Object.fromEntries(types.map((type) => [optionNames[type], true]));
        const availablePaymentMethods = types.length > 0 ? available : undefined;
        setTimeout(() => emit("ready", { elementType, availablePaymentMethods }));
      },
    };
    return element;
  }

  /** One payment element: a frame, and a port for its messages. */
  function createElement({ key, readTypes, kind, look, onUpdate }) {
    const { on, off, emit } = listenersOf();
    let frame;
    let port;
    const ready = Promise.withResolvers();
    const answers = new Map();
    const connect = async () => {
      const types = await readTypes();
      // The page may have been left while the types were read.
      if (!frame.contentWindow) return;
      const channel = new MessageChannel();
      port = channel.port1;
      port.addEventListener("message", ({ data }) => {
        if (data.kind === "ready") {
          ready.resolve();
          emit("ready", { elementType: kind });
        } else if (data.kind === "change") emit("change", { elementType: kind, collapsed: false, ...data.event });
        else if (data.kind === "height") frame.height = String(data.height);
        else if (data.kind === "answer") answers.get(data.id)?.(data.answer);
      });
      port.start();
      frame.contentWindow.postMessage({ kind: "begin", key, types, look }, origin, [channel.port2]);
    };
    const element = {
      on: (name, listener) => (on(name, listener), element),
      once: (name, listener) => (on(name, listener), element),
      off: (name) => (off(name), element),
      focus() {
        frame?.focus();
        void call("focus");
      },
      blur() {},
      clear() {},
      collapse() {},
      update: (more) => onUpdate(more),
      unmount: () => frame?.remove(),
      destroy: () => frame?.remove(),
      mount(target) {
        const host = typeof target === "string" ? document.querySelector(target) : target;
        frame = document.createElement("iframe");
        frame.src = `${base}payment-frame.html`;
        frame.title = "Secure payment input frame";
        frame.allow = "payment";
        frame.width = "100%";
        frame.height = "240";
        frame.style.cssText = "display:block;border:0";
        frame.addEventListener("load", () => void connect(), { once: true });
        host.append(frame);
      },
    };
    const call = async (name, input) => {
      await ready.promise;
      const id = answers.size;
      const answer = new Promise((resolve) => answers.set(id, resolve));
      port.postMessage({ id, call: name, input });
      return answer;
    };
    return { element, call };
  }

  const idOf = (clientSecret) => clientSecret.split("_secret")[0];

  function createClient(key) {
    const ask = async (path, form) => {
      const response = await fetch(new URL(`../v1/${path}`, base), {
        headers: { authorization: `Bearer ${key}` },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      return response.json();
    };
    const read = (kind, clientSecret) =>
      ask(`${kind}/${idOf(clientSecret)}?client_secret=${clientSecret}&expand[]=payment_method`);
    return { ask, read };
  }

  const failureOf = (intent, name) => {
    const error = intent.error ?? intent.last_setup_error ?? intent.last_payment_error;
    return error && { error: { ...error, [name]: intent.error ? error[name] : intent } };
  };

  /** The elements of one intent: the fields of a card, and the buttons of wallets. */
  function createElements({ key, read, options }) {
    // The intent has the payment types.
    const readTypes = async () => {
      const { payment_method_types: types = ["card"] } = await read("setup_intents", options.clientSecret);
      return types;
    };
    let made;
    // What was paid with in the sheet of a wallet, until it is confirmed.
    let wallet;
    const create = (kind, more = {}) => {
      const { locale, appearance, fonts } = options;
      if (kind === "expressCheckout") {
        const onPaid = (given) => void (wallet = given);
        return createExpressElement({ options: { ...more }, variables: appearance?.variables, onPaid });
      }
      made = createElement({ key, readTypes, kind, look: { locale, appearance, fonts }, onUpdate() {} });
      return made.element;
    };
    const takeWallet = () => {
      const taken = wallet;
      wallet = undefined;
      return taken;
    };
    return {
      create,
      getElement: () => made?.element ?? null,
      update: (more) => void Object.assign(options, more),
      fetchUpdates: async () => ({}),
      submit: () => made.call("submit"),
      sandbox: { options, takeWallet, call: (name, input) => made.call(name, input) },
    };
  }

  function Stripe(key) {
    if (!key.startsWith("pk_")) throw new Error("IntegrationError: Invalid publishable key");
    const { ask, read } = createClient(key);

    /** Carries out the action of an intent. A redirect leaves the page, so its promise never resolves. */
    const follow = async (kind, name, intent) => {
      const action = intent.status === "requires_action" ? intent.next_action : undefined;
      if (!action) return failureOf(intent, name) ?? { [name]: intent };
      if (action.type === "redirect_to_url") {
        location.assign(action.redirect_to_url.url);
        return new Promise(() => {});
      }
      await showBank(action.use_stripe_sdk.stripe_js);
      const after = await read(kind, intent.client_secret);
      if (after.status === "requires_action") {
        const code = `${name === "setupIntent" ? "setup_intent" : "payment_intent"}_authentication_failure`;
        return { error: { type: "invalid_request_error", code, message: "The check was closed.", [name]: after } };
      }
      return failureOf(after, name) ?? { [name]: after };
    };

    return {
      elements: (options = {}) => createElements({ key, read, options }),
      async confirmSetup({ elements, clientSecret, confirmParams = {}, redirect = "always" }) {
        const secret = clientSecret ?? elements.sandbox.options.clientSecret;
        const answer = elements
          ? await confirmInFrame(elements, { clientSecret: secret, confirmParams })
          : await ask(`setup_intents/${idOf(secret)}/confirm`, {
              client_secret: secret,
              payment_method: confirmParams.payment_method ?? "",
              return_url: confirmParams.return_url ?? "",
              "expand[]": "payment_method",
            });
        if (answer.error) return { error: answer.error };
        const result = await follow("setup_intents", "setupIntent", answer);
        if (redirect !== "always" || result.error) return result;
        const back = new URL(confirmParams.return_url);
        back.searchParams.set("setup_intent", answer.id);
        back.searchParams.set("setup_intent_client_secret", secret);
        back.searchParams.set("redirect_status", "succeeded");
        location.assign(back);
        return new Promise(() => {});
      },
      async handleNextAction({ clientSecret }) {
        return follow("payment_intents", "paymentIntent", await read("payment_intents", clientSecret));
      },
      async retrieveSetupIntent(clientSecret) {
        const setupIntent = await read("setup_intents", clientSecret);
        return setupIntent.error ? setupIntent : { setupIntent };
      },
      async retrievePaymentIntent(clientSecret) {
        const paymentIntent = await read("payment_intents", clientSecret);
        return paymentIntent.error ? paymentIntent : { paymentIntent };
      },
      createToken() {},
      createPaymentMethod() {},
      confirmCardPayment() {},
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  /** The frame confirms what was paid with in a wallet's sheet, or else what is typed in it. */
  async function confirmInFrame(elements, input) {
    const wallet = elements.sandbox.takeWallet();
    if (wallet) return elements.sandbox.call("confirm", { ...input, wallet });
    const { error } = await elements.submit();
    return error ? { error } : elements.sandbox.call("confirm", input);
  }

  Stripe.version = "endive";
  globalThis.Stripe = Stripe;
})();
