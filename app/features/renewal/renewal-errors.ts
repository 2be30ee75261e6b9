import type { MessageId } from "../../i18n/message-id.ts";
import type { RenewalError } from "./expiry/renewal-stage.ts";

const MESSAGES = {
  noVariations: "renewal.noVariations",
  otherProduct: "renewal.otherProduct",
  mismatch: "renewal.mismatch",
} as const satisfies Record<RenewalError["reason"], MessageId>;

/** Ids of the catalogue. Other values in the address are ignored, so that a link cannot put text onto our page. */
const ID = /^[\w-]{1,64}$/;

/** The error page for a renewal that is not possible. */
export function renewalErrorPath(error: RenewalError): string {
  const query = new URLSearchParams({ reason: error.reason });
  if (error.reason === "otherProduct") {
    query.set("product", error.productId);
    for (const id of error.subscriptionIds) query.append("subscription", id);
  }
  return `/generic-error?${query}`;
}

/** The message for the error page; undefined when the error is not about a renewal. */
export function readRenewalError(
  query: URLSearchParams,
): { id: (typeof MESSAGES)[keyof typeof MESSAGES]; values: { productId: string; subscriptionId: string } } | undefined {
  const reason = query.get("reason") ?? "";
  if (!isReason(reason)) return undefined;
  const ids = (name: string) => query.getAll(name).filter((id) => ID.test(id));
  return {
    id: MESSAGES[reason],
    values: { productId: ids("product")[0] ?? "", subscriptionId: ids("subscription").join(", ") },
  };
}

function isReason(reason: string): reason is RenewalError["reason"] {
  return Object.hasOwn(MESSAGES, reason);
}
