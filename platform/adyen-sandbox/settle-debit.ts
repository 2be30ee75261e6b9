import { eq } from "drizzle-orm";
import type { SandboxDeps } from "./deps.ts";
import { decide } from "./make-payment.ts";
import { payments } from "./tables.ts";
import { refusalOfNames, refused } from "./test-cards.ts";

/** The bank has decided about a debit: as it was asked to, or because of the holder's name. */
export async function settleDebit(
  { database, now }: Pick<SandboxDeps, "database" | "now">,
  pspReference: string,
  isFailed?: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.pspReference, pspReference)).for("update");
    if (payment?.state !== "received") return;
    const isRefused = isFailed ?? refusalOfNames([payment.method.holderName]) !== undefined;
    await decide(
      { now },
      tx,
      isRefused ? { payment, state: "refused", refusal: refused } : { payment, state: "authorised" },
    );
  });
}
