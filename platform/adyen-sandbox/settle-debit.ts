import { eq } from "drizzle-orm";
import type { SandboxDeps } from "./deps.ts";
import { decidePayment } from "./create-payment.ts";
import { payments } from "./tables.ts";
import { findRefusalByName, refused } from "./test-cards.ts";

/** Decides a received debit: by `isFailed`, else by the holder's name. */
export async function settleDebit(
  { database, now }: Pick<SandboxDeps, "database" | "now">,
  pspReference: string,
  isFailed?: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.pspReference, pspReference))
      .for("no key update");
    if (payment?.state !== "received") return;
    const isRefused = isFailed ?? findRefusalByName([payment.method.holderName]) !== undefined;
    await decidePayment(
      { now },
      tx,
      isRefused ? { payment, state: "refused", refusal: refused } : { payment, state: "authorised" },
    );
  });
}
