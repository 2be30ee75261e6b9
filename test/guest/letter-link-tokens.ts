import type { LinkAction } from "../../contracts/order-management/letter-links.ts";
import type { ManagedService } from "../../contracts/order-management/subscriptions.ts";
import { newNonce, writeLinkToken } from "../../platform/order-management/letter-links/link-token.ts";
import { deriveSecret } from "../../server/derive-secret.ts";
import { secret } from "../shop/shop-fixture.ts";

type Change = { siteId?: string; expiresAt?: Date; price?: { total: number; tax: number; currency: string } };

const key = deriveSecret(secret, "letter links");

/** The token of a link about a subscription, as order management writes it into a letter. */
export function tokenFor({ Id, expirationDate }: ManagedService, action: LinkAction, change: Change = {}): string {
  return writeLinkToken(key, {
    action,
    assetId: Id,
    periodEnd: expirationDate ?? "",
    siteId: "VCS",
    expiresAt: new Date("2100-01-01T00:00:00Z"),
    nonce: newNonce(),
    ...change,
  });
}
