import { eq, type SQL } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { acceptedCheckIntervalMs, addMs } from "./deadlines.ts";
import { type RefundEvent, refundTransitions } from "./refund-states.ts";
import { type RefundRow, refunds } from "./tables.ts";

type RefundUpdate = { event: RefundEvent; refundReference?: string; reason?: string };

/** The only function that changes the state of a refund, for answers, webhooks and lookups alike. */
export async function applyRefundEvent(
  tx: Queries,
  { where, event, refundReference, reason }: RefundUpdate & { where: SQL | undefined },
  at: Date,
): Promise<{ before: RefundRow; refund: RefundRow } | undefined> {
  const [before] = await tx.select().from(refunds).where(where).for("no key update");
  if (!before) return undefined;
  const state = refundTransitions[before.state][event];
  if (!state) return { before, refund: before };
  const [refund] = await tx
    .update(refunds)
    .set({
      state,
      dueAt: state === "ACCEPTED" ? addMs(at, acceptedCheckIntervalMs) : null,
      ...(refundReference !== undefined && { refundReference }),
      ...(event === "failed" && { reason: reason ?? "failed" }),
    })
    .where(eq(refunds.id, before.id))
    .returning();
  return { before, refund: refund ?? before };
}
