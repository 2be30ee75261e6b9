import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import { revokeIdentitySessions } from "../../platform/commerce/shopper/tokens/shopper-sessions.ts";
import { endSessionsOf } from "../../platform/identity/openid/provider-records.ts";
import { notifyShopsTopic } from "../../platform/identity/openid/notify-shops.ts";
import { recordSessionEnding } from "../storefront/session-endings.ts";

/**
 * Ends every session of a person in one transaction: at the identity provider, at commerce for both makes, and in the
 * shop's cookies. A shop in another process gets a message about it.
 */
export function personSessionsEnding({ isShopRemote }: { isShopRemote: boolean }) {
  return async (tx: Queries, subject: string, at: Date): Promise<void> => {
    await endSessionsOf(tx, subject);
    await revokeIdentitySessions(tx, subject, at);
    await recordSessionEnding(tx, subject, at);
    if (!isShopRemote) return;
    const payload = { subject, endedAt: at.toISOString() };
    await enqueue(tx, { topic: notifyShopsTopic, payload, runAt: at });
  };
}
