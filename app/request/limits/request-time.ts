import { isReturnFromBank } from "./bank-return.ts";

/** The time limit of a request, in milliseconds. */
const defaultMs = 6_000;
/** The time limit of a request that moves money: a provider and its banks may be slow. */
const paymentMs = 30_000;

/** Requests that pay, or read the result of a payment from a provider. */
const paymentPaths: ReadonlySet<string> = new Set([
  "/service-call-adyen-payments",
  "/service-call-adyen-payments-details",
  "/service-call-stripe",
  "/payment-confirmation",
]);

/** A page that asks the provider for the result only when a bank has sent the customer back to it. */
const methodReturnPath = "/account/my-payment-method";

/** Calls to other systems end this much earlier, to leave time for the response. */
const responseMs = 500;

export type RequestTime = { totalMs: number; callsMs: number };

type RequestAddress = { pathname: string; searchParams: URLSearchParams };

/** The time limits of a request and of its calls to other systems; `scale` is for slow machines. */
export function requestTime({ pathname, searchParams }: RequestAddress, scale = 1): RequestTime {
  const isPayment = paymentPaths.has(pathname) || (pathname === methodReturnPath && isReturnFromBank(searchParams));
  const totalMs = (isPayment ? paymentMs : defaultMs) * scale;
  return { totalMs, callsMs: totalMs - responseMs * scale };
}
