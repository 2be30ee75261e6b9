import { paymentErrorOfStatus } from "../../contracts/payments/payment-error-of-status.ts";
import { certaintyOfFailure, ProviderFault } from "../provider-fault.ts";
import { LibraryException } from "./adyen-library.ts";

/** A request with the same key is still being worked on. */
const sameKeyInWork = "704";

/** What a failed call of Adyen's library means. */
export function adyenFault(cause: unknown): ProviderFault {
  if (cause instanceof ProviderFault) return cause;
  if (!(cause instanceof LibraryException)) {
    const certainty = certaintyOfFailure(cause);
    return new ProviderFault({ certainty, error: "connection_error", message: "Adyen gave no answer" }, { cause });
  }
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
