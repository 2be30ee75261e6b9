import type { Subscription } from "../subscription.ts";

/** What the customer can do with a subscription. The page offers it, and the action accepts nothing else. */
export type ManageOptions = {
  /** Being processed: nothing can be changed yet. */
  isProcessing: boolean;
  autoRenewal?: "turnOff" | "turnOn";
  canRenewNow: boolean;
  /** over: the cooling-off period has ended. Missing where the question does not arise. */
  refund?: "offered" | "alreadyRequested" | "over";
  canBuyAgain: boolean;
};

type Situation = {
  subscription: Pick<Subscription, "state" | "isAutoRenewed" | "isExpiring" | "coolingOffEndsAt" | "plan">;
  now: Date;
  /** Whether auto-renewal is offered in the country of the shop. */
  isAutoRenewalInCountry: boolean;
  /** A refund was requested moments ago, and the list may not show it yet. */
  isRefundJustRequested: boolean;
};

const NONE: ManageOptions = { isProcessing: false, canRenewNow: false, canBuyAgain: false };

export function manageOptions(situation: Situation): ManageOptions {
  switch (situation.subscription.state.phase) {
    case "active":
      return activeOptions(situation);
    case "failed":
      return { ...NONE, ...turnOffOption(situation), refund: refundOption(situation) };
    case "inProgress":
      return { ...NONE, isProcessing: true };
    case "ended":
      return { ...NONE, canBuyAgain: true };
    case "ending":
    case "unpaid":
    case "unknown":
      return NONE;
  }
}

function activeOptions(situation: Situation): ManageOptions {
  const { isAutoRenewed, isExpiring, plan } = situation.subscription;
  const canTurnOn = !isAutoRenewed && situation.isAutoRenewalInCountry && plan !== undefined;
  const refund = refundOption(situation);
  return {
    ...NONE,
    ...(canTurnOn && { autoRenewal: "turnOn" }),
    ...turnOffOption(situation),
    canRenewNow: isExpiring && refund === "over",
    refund,
  };
}

/** Offered in every country: customers can end a renewal also where the shop no longer offers renewals. */
const turnOffOption = ({ subscription }: Situation): Pick<ManageOptions, "autoRenewal"> =>
  subscription.isAutoRenewed ? { autoRenewal: "turnOff" } : {};

function refundOption({ subscription, now, isRefundJustRequested }: Situation): NonNullable<ManageOptions["refund"]> {
  if (new Date(subscription.coolingOffEndsAt) < now) return "over";
  return isRefundJustRequested ? "alreadyRequested" : "offered";
}
