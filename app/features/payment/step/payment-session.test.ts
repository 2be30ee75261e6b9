import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserStripe, resetStripe, stripe } from "../../../../test/payments/browser-stripe.ts";
import type { PaymentOutcome } from "../../../../payments/port/payments.ts";
import type { ReadyView } from "../widget/payment-widget.ts";
import { openPaymentSession } from "./payment-session.ts";
import type { PaymentEvent } from "./payment-state.ts";

const orderNo = "0001";
const authorised: PaymentOutcome = { kind: "authorised", orderNo, method: null };
const action: PaymentOutcome = { kind: "action", orderNo, provider: "stripe", action: { clientSecret: "pi_secret" } };
const cancelled: PaymentOutcome = { kind: "cancelled", orderNo };

type Reply = { status?: number; document?: unknown } | "no connection";
/** The answers of the shop's server, by service. */
let server: Record<string, Reply>;
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  server = { setup: { document: { clientSecret: "seti_1_secret", saved: [] } }, pay: { document: authorised } };
  resetStripe();
  vi.stubGlobal("window", { Stripe: BrowserStripe });
  const createElement = () => ({ remove: () => undefined });
  vi.stubGlobal("document", { documentElement: {}, styleSheets: [], createElement });
  vi.stubGlobal("location", { origin: "http://shop.test", pathname: "/checkout" });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
  const Observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("MutationObserver", Observer);
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as Record<string, unknown>;
    sent.push(request);
    const reply = server[String(request.service)] ?? "no connection";
    if (reply === "no connection") throw new TypeError("fetch failed");
    return Response.json(reply.document, { status: reply.status ?? 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const view: ReadyView = {
  kind: "ready",
  basketId: "basket-1",
  settings: { provider: "stripe", publishableKey: "key" },
  types: ["card"],
  money: { amount: 8_900, currency: "GBP" },
  country: "GB",
  locale: "en-GB",
  recurring: { label: "Subscription", unit: "year", count: 2 },
};
const container = { querySelectorAll: () => [], append: () => undefined } as unknown as HTMLElement;

function openSession() {
  const events: PaymentEvent[] = [];
  const page = { canOrder: () => true, autoRenew: false };
  const session = openPaymentSession({
    view,
    hrefOf: (path) => `http://shop.test${path}`,
    texts: { title: "Connected services" },
    today: "2026-11-15",
    current: () => page,
    onEvent: (event) => void events.push(event),
  });
  const waitForEvent = (event: unknown) => vi.waitFor(() => expect(events).toContainEqual(event), { interval: 2 });
  return { session, events, page, waitForEvent, show: () => session.show(container) };
}
const services = () => sent.map(({ service }) => service);
const outcomeEvent = (fields: object) => ({ kind: "outcome", outcome: expect.objectContaining(fields) as object });

describe("showing the provider's widget", () => {
  it("reports the customer's saved methods", async () => {
    const saved = [{ token: "pm_1", type: "card" }];
    server.setup = { document: { clientSecret: "seti_1_secret", saved } };
    const { show, events } = openSession();
    await show();
    expect(events).toEqual([{ kind: "shown", saved }]);
  });

  it.each<[string, Reply, string]>([
    ["another total", { status: 400, document: { reason: "amountChanged", detail: "no" } }, "amountChanged"],
    [
      "a provider that is down",
      { document: { kind: "failed", error: "payment_platform_error" } },
      "payment_platform_error",
    ],
    ["an ended session", { status: 401, document: { detail: "no" } }, "authentication_error"],
    ["no connection", "no connection", "connection_error"],
  ])("reports an error after %s", async (_, reply, error) => {
    server.setup = reply;
    const { show, events } = openSession();
    await show();
    expect(events).toEqual([{ kind: "broken", error }]);
  });

  it("reports an error when the provider's fields do not load", async () => {
    stripe.fields = "broken";
    const { show, events } = openSession();
    await show();
    expect(events).toEqual([{ kind: "broken", error: "connection_error" }]);
  });

  it("sends no event to a page that has closed it meanwhile", async () => {
    const { show, events, session } = openSession();
    const showing = show();
    session.close();
    await showing;
    expect(events).toEqual([]);
  });

  it("removes the provider's widget when it is closed", async () => {
    const { show, session } = openSession();
    await show();
    session.close();
    expect(stripe.destroyed).toBe(2);
  });
});

describe("paying", () => {
  it("sends the method that was set up, with the current consent to renewal", async () => {
    const { show, session, page, waitForEvent } = openSession();
    await show();
    page.autoRenew = true;
    session.submit();
    await waitForEvent({ kind: "outcome", outcome: authorised });
    expect(sent.at(-1)).toEqual({ service: "pay", basketId: "basket-1", setupIntentId: "seti_1", autoRenew: true });
  });

  it("sends the token of a saved method", async () => {
    const { show, session, waitForEvent, events } = openSession();
    await show();
    session.submit({ token: "pm_1", type: "card" });
    await waitForEvent({ kind: "outcome", outcome: authorised });
    expect(sent.at(-1)).toEqual({ service: "pay", basketId: "basket-1", token: "pm_1", autoRenew: false });
    expect(events.map(({ kind }) => kind)).toEqual(["shown", "begun", "outcome"]);
  });

  it("happens once when the button is pressed twice", async () => {
    const { show, session, waitForEvent } = openSession();
    await show();
    session.submit();
    session.submit();
    await waitForEvent({ kind: "outcome", outcome: authorised });
    expect(services()).toEqual(["setup", "pay"]);
  });

  it.each<[string, () => void, object]>([
    [
      "fields that are not filled in",
      () => (stripe.typed = { error: { type: "validation_error", code: "incomplete_number" } }),
      { kind: "invalid" },
    ],
    [
      "a card that the bank refuses",
      () => (stripe.setup = async () => ({ error: { type: "card_error", code: "card_declined" } })),
      { kind: "error", error: "card_error" },
    ],
    [
      "a bank that does not recognise the customer",
      () => (stripe.setup = async () => ({ error: { type: "card_error", code: "authentication_required" } })),
      { kind: "error", error: "card_authorisation_error" },
    ],
    [
      "a window that was closed",
      () => (stripe.setup = async () => ({ error: { type: "card_error", code: "canceled" } })),
      { kind: "cancelled" },
    ],
    [
      "a method that was not set up",
      () => (stripe.setup = async () => ({ setupIntent: { id: "seti_1", status: "requires_payment_method" } })),
      { kind: "error", error: "card_error" },
    ],
    [
      "a broken connection to Stripe",
      () => (stripe.setup = () => Promise.reject(new TypeError("fetch failed"))),
      { kind: "error", error: "connection_error" },
    ],
  ])("ends without a charge after %s", async (_, arrange, ending) => {
    arrange();
    const { show, session, waitForEvent } = openSession();
    await show();
    session.submit();
    await waitForEvent({ kind: "ended", ending });
    expect(services()).toEqual(["setup"]);
  });

  it("by a wallet shows the total in its sheet, and a subscription while renewal is agreed to", async () => {
    const { show, page } = openSession();
    await show();
    const sheets: unknown[] = [];
    const click = () => stripe.press("click", { resolve: (sheet: unknown) => void sheets.push(sheet) });
    click();
    page.autoRenew = true;
    click();
    const lineItems = [{ name: "Connected services", amount: 8_900 }];
    expect(sheets).toEqual([
      { lineItems, applePay: { recurringPaymentRequest: null } },
      {
        lineItems,
        applePay: {
          recurringPaymentRequest: expect.objectContaining({ paymentDescription: "Connected services" }) as object,
        },
      },
    ]);
  });

  it("by a wallet is refused until the terms are accepted", async () => {
    const { show, page } = openSession();
    await show();
    page.canOrder = () => false;
    const reject = vi.fn<() => void>();
    stripe.press("click", { resolve: () => expect.unreachable(), reject });
    expect(reject).toHaveBeenCalledOnce();
  });

  it("by a wallet charges what was confirmed in its sheet, without looking at the fields", async () => {
    stripe.typed = { error: { type: "validation_error", code: "incomplete_number" } };
    const { show, waitForEvent } = openSession();
    await show();
    stripe.press("confirm", { expressPaymentType: "apple_pay" });
    await waitForEvent({ kind: "outcome", outcome: authorised });
    expect(sent.at(-1)).toMatchObject({ service: "pay", setupIntentId: "seti_1" });
  });

  it("by a wallet tells its sheet when the bank refuses", async () => {
    stripe.setup = async () => ({ error: { type: "card_error", code: "card_declined" } });
    const { show, waitForEvent } = openSession();
    await show();
    const paymentFailed = vi.fn<() => void>();
    stripe.press("confirm", { expressPaymentType: "google_pay", paymentFailed });
    await waitForEvent({ kind: "ended", ending: { kind: "error", error: "gPay-error" } });
    await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledOnce(), { interval: 2 });
    expect(services()).toEqual(["setup"]);
  });

  it("by a wallet ends without a charge when its sheet is closed", async () => {
    const { show, waitForEvent } = openSession();
    await show();
    stripe.press("cancel", {});
    await waitForEvent({ kind: "ended", ending: { kind: "cancelled" } });
    expect(services()).toEqual(["setup"]);
  });

  it.each<[string, Reply, object]>([
    ["a refusal", { document: { kind: "failed", orderNo, error: "card_error", code: "2" } }, { kind: "failed" }],
    ["another total", { status: 400, document: { reason: "amountChanged" } }, { kind: "amountChanged" }],
    ["no answer", "no connection", { kind: "lost" }],
    ["a payment in progress", { document: { kind: "inProgress", orderNo: null } }, { kind: "inProgress" }],
  ])("reports the outcome after %s", async (_, reply, fields) => {
    server.pay = reply;
    const { show, session, events } = openSession();
    await show();
    session.submit();
    await vi.waitFor(() => expect(events.at(-1)).toEqual(outcomeEvent(fields)), { interval: 2 });
  });

  it("sends no event to a closed page, although the payment continues", async () => {
    const { show, session, events } = openSession();
    await show();
    session.submit({ token: "pm_1", type: "card" });
    session.close();
    await vi.waitFor(() => expect(services()).toEqual(["setup", "pay"]), { interval: 2 });
    // After these turns of the event loop, the session has read the answer.
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(events.filter(({ kind }) => kind === "outcome")).toEqual([]);
  });
});

describe("a bank's check", () => {
  const payWithSaved = async () => {
    server.pay = { document: action };
    const opened = openSession();
    await opened.show();
    opened.session.submit({ token: "pm_1", type: "card" });
    return opened;
  };

  it("is completed in Stripe's frame, and the server reads the outcome", async () => {
    server.continue = { document: authorised };
    const { waitForEvent } = await payWithSaved();
    await waitForEvent({ kind: "outcome", outcome: authorised });
    expect(stripe.challenges).toEqual(["pi_secret"]);
    expect(sent.slice(-1)).toEqual([{ service: "continue", orderNo }]);
  });

  it.each<[string, Reply, object]>([
    ["ends the payment", { document: cancelled }, { kind: "failed", orderNo, error: "card_authorisation_error" }],
    ["is too late for a paid payment", { document: authorised }, { kind: "authorised", orderNo }],
    ["may get no answer", "no connection", { kind: "lost" }],
    ["may find the server down", { status: 500, document: { detail: "no" } }, { kind: "lost" }],
  ])("that is not completed is cancelled, which %s", async (_, reply, fields) => {
    server.continue = { document: action };
    server.cancel = reply;
    const { waitForEvent } = await payWithSaved();
    await waitForEvent(outcomeEvent(fields));
    expect(services()).toEqual(["setup", "pay", "continue", "cancel"]);
    expect(sent.at(-1)).toEqual({ service: "cancel", orderNo });
  });
});
