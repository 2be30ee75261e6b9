import { newRefundRequestNumber } from "../record-id.ts";
import { refundRequests } from "../tables.ts";
import type { UpdateContext } from "./update-context.ts";

/** Stores a request, and returns its number, which no other request has. */
export async function addRefundRequest(
  context: Pick<UpdateContext, "tx" | "at">,
  newNumber: () => string = newRefundRequestNumber,
): Promise<string> {
  const [added] = await context.tx
    .insert(refundRequests)
    .values({ number: newNumber(), requestedAt: context.at })
    .onConflictDoNothing()
    .returning();
  return added ? added.number : addRefundRequest(context, newNumber);
}
