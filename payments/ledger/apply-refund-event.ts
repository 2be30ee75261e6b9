import { eq, type SQL } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { acceptedPatience, later } from "./deadlines.ts";
import { type RefundEvent, refundTransitions } from "./refund-states.ts";
import { type RefundRow, refunds } from "./tables.ts";

type News = { event: RefundEvent; reference?: string; reason?: string };

/** The only way a refund changes, whether the news come from an answer, a message or a lookup. */
export async function applyRefundEvent(
  tx: Queries,
  { where, event, reference, reason }: News & { where: SQL | undefined },
  at: Date,
): Promise<{ before: RefundRow; refund: RefundRow } | undefined> {
  const [before] = await tx.select().from(refunds).where(where).for("update");
  if (!before) return undefined;
  const state = refundTransitions[before.state][event];
  if (!state) return { before, refund: before };
  const [refund] = await tx
    .update(refunds)
    .set({
      state,
      dueAt: state === "ACCEPTED" ? later(at, acceptedPatience) : null,
      ...(reference !== undefined && { providerReference: reference }),
      ...(event === "failed" && { reason: reason ?? "failed" }),
    })
    .where(eq(refunds.id, before.id))
    .returning();
  return { before, refund: refund ?? before };
}
