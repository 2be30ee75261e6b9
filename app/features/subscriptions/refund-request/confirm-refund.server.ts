import { isFault } from "../../../../contracts/fault.ts";
import { updateOmsRecord } from "../../../../contracts/order-management/update-record.ts";
import { REFUND_ON_WIRE } from "../change/change-subscription.server.ts";
import { type Refusal, refusalOfConflict } from "../change/refusal.ts";
import type { RefundDeps } from "./read-refund-order.server.ts";
import type { SelectedItem } from "./refund-form.ts";

export type ConfirmOutcome =
  | { kind: "requested"; number?: string }
  /** Another tab, or the first of two clicks, was faster. */
  | { kind: "alreadyRequested" }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "unavailable" };

type Request = { items: readonly SelectedItem[]; assets: ReadonlyMap<string, string> };

/** Cancels all selected items and requests their refunds in one call, so that order management takes all or none. */
export async function confirmRefund(
  { services, owner, shop }: RefundDeps,
  { items, assets }: Request,
): Promise<ConfirmOutcome> {
  const cancelled = items.flatMap(({ itemId, reason, text }) => {
    const recordId = assets.get(itemId);
    const cancellationReason = reason && REFUND_ON_WIRE[reason];
    return recordId ? [{ recordId, orderItemId: itemId, cancellationReason, additionalInfo: text }] : [];
  });
  const [first] = cancelled;
  if (!first || cancelled.length < items.length) return { kind: "refused", refusal: "notOffered" };
  const body = {
    refSubscription: "Asset" as const,
    ...(owner.kind === "guest" ? { guest: owner.guest } : { accountId: owner.accountId }),
    localeId: shop.locale.id,
    recordId: first.recordId,
    cancelAutoRenewalItems: cancelled,
  };
  try {
    const { patchResult } = await services.orderManagement(updateOmsRecord, { body });
    const { refundRequestNumber: number } = patchResult;
    return { kind: "requested", ...(number && { number }) };
  } catch (error) {
    if (!isFault(error)) throw error;
    if (error.kind !== "refused") return { kind: "unavailable" };
    if (error.type === "REFUND_ALREADY_REQUESTED") return { kind: "alreadyRequested" };
    return { kind: "refused", refusal: refusalOfConflict(error.type) };
  }
}
