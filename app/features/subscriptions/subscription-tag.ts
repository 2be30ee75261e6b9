import type { MessageId } from "../../i18n/message-id.ts";
import { isRenewedByItself } from "./is-renewed-by-itself.ts";
import type { Subscription } from "./subscription.ts";
import type { SubscriptionPhase } from "./subscription-state.ts";

/** The state of a subscription at a glance: a sign and a word. */
export type SubscriptionTag = { sign: "ok" | "soon" | "off" | "trouble"; label: MessageId };

const SIGNS: Readonly<Record<SubscriptionPhase, SubscriptionTag["sign"]>> = {
  active: "ok",
  inProgress: "soon",
  failed: "trouble",
  ending: "off",
  ended: "off",
  unpaid: "trouble",
  unknown: "off",
};

export function tagOf(
  subscription: Pick<Subscription, "state" | "isExpiring" | "isAutoRenewed">,
  country: { isAutoRenewalInCountry: boolean | undefined },
): SubscriptionTag {
  const { phase, label } = subscription.state;
  const endsSoon = phase === "active" && subscription.isExpiring && !isRenewedByItself(subscription, country);
  return endsSoon ? { sign: "soon", label: "status.expiresSoon" } : { sign: SIGNS[phase], label };
}
