import type { MessageId } from "../../i18n/message-id.ts";

type Visitor = { isAutoRenewalInCountry: boolean; isRegistered: boolean };

/**
 * The note about auto-renewal before a choice. A guest cannot have it: it needs a kept payment method, and an account in
 * which it can be turned off.
 */
export function autoRenewalNote({ isAutoRenewalInCountry, isRegistered }: Visitor): MessageId | undefined {
  if (!isAutoRenewalInCountry) return undefined;
  return isRegistered ? "renewal.autoRenewConsent" : "renewal.autoRenewAccount";
}
