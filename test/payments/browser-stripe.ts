import type { Stripe } from "@stripe/stripe-js";

type Problem = { type: string; code?: string };
/** The behaviour of Stripe.js in the browser; the shop's own code is the real one. */
type BrowserState = {
  fields: "ready" | "broken";
  typed: { error?: Problem };
  setup: () => Promise<{ error?: Problem; setupIntent?: { id: string; status: string } }>;
  challenges: string[];
  destroyed: number;
  /** An event of the buttons of the wallets. */
  press: (name: "click" | "confirm" | "cancel", event: object) => void;
};

const initialState = (): BrowserState => ({
  fields: "ready",
  typed: {},
  setup: async () => ({ setupIntent: { id: "seti_1", status: "succeeded" } }),
  challenges: [],
  destroyed: 0,
  press: () => undefined,
});

export const stripe = initialState();

export const resetStripe = (): void => void Object.assign(stripe, initialState());

/** One function for all tests, because Stripe's loader keeps the first that it has found. */
export function BrowserStripe(): Stripe {
  const element = {
    on(name: string, handler: (event: object) => void) {
      if (name === "ready" && stripe.fields === "ready") queueMicrotask(() => handler({}));
      if (name === "loaderror" && stripe.fields === "broken") queueMicrotask(() => handler({ error: {} }));
    },
    mount: () => undefined,
    update: () => undefined,
    focus: () => undefined,
    destroy: () => void (stripe.destroyed += 1),
  };
  const walletListeners = new Map<string, (event: object) => void>();
  const express = {
    on: (name: string, handler: (event: object) => void) => void walletListeners.set(name, handler),
    mount: () => walletListeners.get("ready")?.({ availablePaymentMethods: { applePay: true } }),
    destroy: () => void (stripe.destroyed += 1),
  };
  stripe.press = (name, event) => walletListeners.get(name)?.(event);
  const browser = {
    elements: () => ({
      create: (kind: string) => (kind === "payment" ? element : express),
      submit: async () => stripe.typed,
    }),
    confirmSetup: () => stripe.setup(),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      stripe.challenges.push(clientSecret);
      return {};
    },
  };
  return browser as unknown as Stripe;
}
