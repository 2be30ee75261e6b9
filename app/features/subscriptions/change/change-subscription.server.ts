import type { z } from "zod";
import { isFault } from "../../../../contracts/fault.ts";
import type { autoRenewalReasons, cancelReasons } from "../../../../contracts/order-management/statuses.ts";
import {
  type cancelWithRefund,
  type setAutoRenewal,
  updateOmsRecord,
} from "../../../../contracts/order-management/update-record.ts";
import { readAutoRenewalInCountry } from "../read-auto-renewal.server.ts";
import { readProducts } from "../read-products.server.ts";
import { findSubscription, type SubscriptionDeps } from "../read-subscriptions.server.ts";
import type { Subscription } from "../subscription.ts";
import { turnOnTerms } from "../manage/turn-on-terms.server.ts";
import { type ManageOptions, manageOptions } from "../manage/manage-options.ts";
import type { RefundReason, TurnOffReason } from "./change-reasons.ts";
import { type Refusal, refusalOfConflict } from "./refusal.ts";

export type SubscriptionChange =
  | { kind: "turnOff"; reason?: TurnOffReason; text?: string }
  /** With the version of the terms that the customer has read. */
  | { kind: "turnOn"; terms: string }
  | { kind: "requestRefund"; reason?: RefundReason; text?: string };

export type ChangeOutcome =
  | { kind: "done"; name: string }
  /** It was like this before, for instance after a second press of the button. */
  | { kind: "alreadyDone"; name: string }
  | { kind: "paymentMethodMissing"; name: string }
  | { kind: "refused"; refusal: Refusal }
  /** No such subscription of this customer. */
  | { kind: "notFound" }
  | { kind: "unavailable" };

const TURN_OFF_ON_WIRE: Readonly<Record<TurnOffReason, (typeof autoRenewalReasons)[number]>> = {
  assess: "Planning to assess benefits of service before renewal",
  control: "More control over the renewal process",
  sell: "Planning to sell vehicle before renewal",
  other: "Other",
};

export const REFUND_ON_WIRE: Readonly<Record<RefundReason, (typeof cancelReasons)[number]>> = {
  expectations: "Service did not meet expectations",
  expensive: "Service is too expensive",
  unused: "Not using the service enough",
  technical: "Technical issues with the service",
  support: "Dissatisfied with customer support",
  notNeeded: "Service is no longer needed",
  mistake: "Purchased by mistake",
  other: "Other",
};

type Request = { assetId: string; change: SubscriptionChange; isRefundJustRequested: boolean };

/** Changes a subscription of the signed-in customer, if its page offers that change. */
export async function changeSubscription(deps: SubscriptionDeps, request: Request): Promise<ChangeOutcome> {
  try {
    const subscription = await findSubscription(deps, request.assetId);
    if (!subscription) return { kind: "notFound" };
    const [isAutoRenewalInCountry = false, [product]] = await Promise.all([
      readAutoRenewalInCountry(deps),
      readProducts(deps, [subscription]),
    ]);
    const name = product?.name ?? subscription.name;
    const { isRefundJustRequested } = request;
    const options = manageOptions({ subscription, now: deps.now, isAutoRenewalInCountry, isRefundJustRequested });
    if (isAlreadyDone(request.change, subscription, options)) return { kind: "alreadyDone", name };
    const refusal = refusalOf(request.change, options);
    if (refusal) return { kind: "refused", refusal };
    const agreed = turnOnTerms(deps, { subscription, product });
    if (request.change.kind === "turnOn" && request.change.terms !== agreed.version) {
      return { kind: "refused", refusal: "terms" };
    }
    return await send(deps, { assetId: subscription.assetId, name, agreed }, request.change);
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "unavailable" };
  }
}

function isAlreadyDone(change: SubscriptionChange, { state, isAutoRenewed }: Subscription, options: ManageOptions) {
  const isRunning = state.phase === "active" || state.phase === "failed";
  switch (change.kind) {
    case "turnOff":
      return isRunning && !isAutoRenewed;
    case "turnOn":
      return isRunning && isAutoRenewed;
    case "requestRefund":
      return state.phase === "ending" || options.refund === "alreadyRequested";
  }
}

/** Why the page would not offer the change; undefined when it does. */
function refusalOf(change: SubscriptionChange, options: ManageOptions): Refusal | undefined {
  if (options.isProcessing) return "processing";
  if (options.canBuyAgain) return "ended";
  if (change.kind === "requestRefund") {
    if (options.refund === "over") return "coolingOffOver";
    return options.refund === "offered" ? undefined : "notOffered";
  }
  return options.autoRenewal === change.kind ? undefined : "notOffered";
}

/** The terms of a renewal that the customer agrees to by turning it on. */
type Agreed = { text: string; version: string };
type Target = { assetId: string; name: string; agreed: Agreed };

async function send(deps: SubscriptionDeps, target: Target, change: SubscriptionChange): Promise<ChangeOutcome> {
  const { name } = target;
  try {
    await deps.services.orderManagement(updateOmsRecord, updateOf(deps, target, change));
    return { kind: "done", name };
  } catch (error) {
    if (!isFault(error) || error.kind !== "refused") throw error;
    if (error.status === 404) return { kind: "notFound" };
    if (error.type === "PAYMENT_METHOD_MISSING") return { kind: "paymentMethodMissing", name };
    if (error.type === "REFUND_ALREADY_REQUESTED") return { kind: "alreadyDone", name };
    return { kind: "refused", refusal: refusalOfConflict(error.type) };
  }
}

type Update = { body: z.input<typeof setAutoRenewal> } | { body: z.input<typeof cancelWithRefund> };

function updateOf(
  { accountId, shop }: SubscriptionDeps,
  { assetId: recordId, agreed }: Target,
  change: SubscriptionChange,
): Update {
  const record = { refSubscription: "Asset", accountId, localeId: shop.locale.id, recordId } as const;
  switch (change.kind) {
    case "turnOff": {
      const fields = {
        SNP_OMS_AutoRenewal__c: false as const,
        SNP_OMS_AutoRenewalCancellationReason__c: change.reason && TURN_OFF_ON_WIRE[change.reason],
        SNP_OMS_AutoRenewalAdditionalInfo__c: change.text,
      };
      return { body: { ...record, fields } };
    }
    case "turnOn": {
      const fields = {
        SNP_OMS_AutoRenewal__c: true as const,
        SNP_OMS_AutoRenewalCancelled__c: false as const,
        SNP_OMS_AutoRenewalConsentText__c: agreed.text,
        SNP_OMS_AutoRenewalConsentVersion__c: agreed.version,
      };
      return { body: { ...record, fields } };
    }
    case "requestRefund": {
      const cancellationReason = change.reason && REFUND_ON_WIRE[change.reason];
      return { body: { ...record, cancelAutoRenewalItems: [{ cancellationReason, additionalInfo: change.text }] } };
    }
  }
}
