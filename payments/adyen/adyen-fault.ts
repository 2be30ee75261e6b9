import { paymentErrorOfStatus } from "../port/payment-error-of-status.ts";
import { type Certainty, certaintyOfFailure, codesBeforeArrival, ProviderFault } from "../provider-fault.ts";
import { ConnectionException, LibraryException } from "./adyen-library.ts";

/** A request with the same key is still being worked on. */
const sameKeyInWork = "704";

/** How Node and OpenSSL name a handshake that failed: the request follows only after it. */
const failedHandshake = /certificate|altnames|wrong version number|handshake failure|unsupported protocol/i;

/** A connection that failed before the request could be sent is certain. The library's own client keeps the message only. */
function certaintyOf({ message }: { message: string }): Certainty {
  const hasCode = message.split(/[^A-Z_]+/).some((word) => codesBeforeArrival.has(word));
  return hasCode || failedHandshake.test(message) ? "unsent" : "unknown";
}

/** What a failed call of Adyen's library means. */
export function adyenFault(cause: unknown): ProviderFault {
  if (cause instanceof ProviderFault) return cause;
  if (cause instanceof LibraryException) return answeredFault(cause);
  if (cause instanceof ConnectionException && cause.statusCode < 500) return answeredFault(cause);
  const certainty = cause instanceof ConnectionException ? certaintyOf(cause) : certaintyOfFailure(cause);
  return new ProviderFault({ certainty, error: "connection_error", message: "Adyen gave no answer" }, { cause });
}

/** The library counts its own no, before anything is sent, like an answer. */
function answeredFault(cause: { statusCode: number; errorCode?: string }): ProviderFault {
  const { statusCode: status, errorCode: code } = cause;
  const isUnknown = status >= 500 || status === 429 || code === sameKeyInWork;
  return new ProviderFault(
    {
      certainty: isUnknown ? "unknown" : "rejected",
      error: (!isUnknown && paymentErrorOfStatus(status)) || "connection_error",
      code,
      message: `Adyen answered ${status}`,
    },
    { cause },
  );
}

export const nonsense = (what: string): ProviderFault =>
  new ProviderFault({ certainty: "unknown", error: "connection_error", message: `Adyen answered with ${what}` });
