import type { MessageId } from "../../../i18n/message-id.ts";
import type { SubscriptionTag } from "../subscription-tag.ts";
import type { RefundStage } from "./refund-order.ts";

/** How the refund of an item stands, at a glance. */
export const STAGE_TAGS: Readonly<Record<RefundStage, { sign: SubscriptionTag["sign"]; label: MessageId }>> = {
  requested: { sign: "soon", label: "status.refundRequested" },
  issued: { sign: "off", label: "status.refundIssued" },
  failed: { sign: "trouble", label: "status.refundError" },
};
