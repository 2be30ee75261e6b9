/** How long a visitor waits at most for an answer of any kind, in milliseconds. */
const usualMs = 6_000;
/** The same for a request that moves money: a provider and the banks behind it may take their time. */
const payingMs = 30_000;

/** Pages that pay, or hear from a provider how a payment ended. */
const paying: ReadonlySet<string> = new Set([
  "/service-call-adyen-payments",
  "/service-call-adyen-payments-details",
  "/service-call-stripe",
  "/payment-confirmation",
]);

/** Calls end this much earlier, so that there is time to say how it went and to keep what was reached. */
const answerMs = 500;

export type RequestTime = { wholeMs: number; callsMs: number };

/** What a request for this page has, calls to other systems included; a slow machine has a multiple of it. */
export function requestTime(pathname: string, scale = 1): RequestTime {
  const wholeMs = (paying.has(pathname) ? payingMs : usualMs) * scale;
  return { wholeMs, callsMs: wholeMs - answerMs };
}
