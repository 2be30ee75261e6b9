import { eq } from "drizzle-orm";
import type { Queries } from "../../../../database/database.ts";
import { type Subscription, writeAutoRenewalChanged } from "../../letters/subscription-letters.ts";
import { assets, audit } from "../../tables.ts";

/** Where a renewal without notice would be void: nothing is charged, and the customer learns that the service ends. */
export async function endWithoutNotice(
  tx: Queries,
  { asset, order, at }: Pick<Subscription, "asset" | "order"> & { at: Date },
): Promise<void> {
  await tx
    .update(assets)
    .set({
      isAutoRenewed: false,
      isAutoRenewalCancelled: true,
      autoRenewalReason: "No notice",
      autoRenewalInfo: null,
      paymentRecordId: null,
    })
    .where(eq(assets.id, asset.id));
  await writeAutoRenewalChanged(tx, { asset, order, at, isWithoutNotice: true });
  await tx.insert(audit).values({
    at,
    actor: "renewals",
    operation: "auto-renewal off without notice",
    recordId: asset.id,
    detail: { endsOn: asset.expiresOn },
  });
}
