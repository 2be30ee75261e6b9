import { paymentErrorOfStatus } from "../port/payment-error-of-status.ts";
import { type CallEffect, callEffectOfFailure, codesBeforeArrival, ProviderFault } from "../provider-fault.ts";
import { ConnectionException, LibraryException } from "./adyen-library.ts";

/** Adyen still processes a request with the same key. */
const sameKeyInProgress = "704";

/** How Node and OpenSSL name a failed handshake. The request is sent only after the handshake. */
const failedHandshake = /certificate|altnames|wrong version number|handshake failure|unsupported protocol/i;

/** Whether the connection failed before the request was sent. The library's client keeps only the message of the error. */
function callEffectOf({ message }: { message: string }): CallEffect {
  const hasCode = message.split(/[^A-Z_]+/).some((word) => codesBeforeArrival.has(word));
  return hasCode || failedHandshake.test(message) ? "unsent" : "unknown";
}

/** The `ProviderFault` for a failed call of Adyen's library. */
export function adyenFault(cause: unknown): ProviderFault {
  if (cause instanceof ProviderFault) return cause;
  if (cause instanceof LibraryException) return answeredFault(cause);
  if (cause instanceof ConnectionException && cause.statusCode < 500) return answeredFault(cause);
  const callEffect = cause instanceof ConnectionException ? callEffectOf(cause) : callEffectOfFailure(cause);
  return new ProviderFault({ callEffect, error: "connection_error", message: "Adyen gave no answer" }, { cause });
}

/** The library reports its own refusals, before anything is sent, like answers of Adyen. */
function answeredFault(cause: { statusCode: number; errorCode?: string }): ProviderFault {
  const { statusCode: status, errorCode: code } = cause;
  const isUnknown = status >= 500 || status === 429 || code === sameKeyInProgress;
  return new ProviderFault(
    {
      callEffect: isUnknown ? "unknown" : "rejected",
      error: (!isUnknown && paymentErrorOfStatus(status)) || "connection_error",
      code,
      message: `Adyen answered ${status}`,
    },
    { cause },
  );
}

export const unusableAnswer = (what: string): ProviderFault =>
  new ProviderFault({ callEffect: "unknown", error: "connection_error", message: `Adyen answered with ${what}` });
