import { asc, inArray } from "drizzle-orm";
import type { UpdateConflict } from "../../../contracts/order-management/update-record.ts";
import { cancelSubscriptions, refundConflict } from "../update/cancel-with-refund.ts";
import { turnOff } from "../update/auto-renewal.ts";
import { type UpdateContext, writeAudit } from "../update/update-context.ts";
import { type AssetRow, assets, type ItemRow } from "../tables.ts";
import type { DeclarationRow, OpenReason } from "./declaration-table.ts";
import type { Contract } from "./find-contract.ts";

/**
 * done: nothing is left to do. later: the order is still in progress. left: the rest needs an operator. `hasChanged` says
 * whether the declaration had an effect, now or in part.
 */
export type CarriedOut =
  | { kind: "done"; hasChanged: boolean }
  | { kind: "later" }
  | { kind: "left"; reason: OpenReason; hasChanged: boolean };

type Declared = { declaration: DeclarationRow; contract: Contract };

export const carryOut = (context: UpdateContext, declared: Declared): Promise<CarriedOut> =>
  declared.declaration.kind === "withdrawal" ? withdraw(context, declared) : cancel(context, declared);

/** Gives back what was within its cooling-off period when the declaration was received, however late it is matched. */
async function withdraw(context: UpdateContext, { declaration, contract }: Declared): Promise<CarriedOut> {
  const { receivedAt, number } = declaration;
  const ofItems = await readAssets(context, contract.items);
  const judged = ofItems.map(({ item, asset }) => ({ item, asset, conflict: conflictOf({ item, asset }, receivedAt) }));
  if (judged.some(({ conflict }) => conflict === "SUBSCRIPTION_IN_PROGRESS")) return { kind: "later" };
  const returned = judged.filter(({ conflict }) => conflict === undefined).map(({ item }) => item);
  const [first] = returned;
  if (first) {
    const toRequest = ({ id, assetId }: ItemRow) => ({
      recordId: assetId ?? "",
      orderItemId: id,
      additionalInfo: `Withdrawal ${number}`,
    });
    await cancelSubscriptions(
      { ...context, declaredAt: receivedAt },
      {
        refSubscription: "Asset",
        ...ownerOf(contract),
        recordId: first.assetId ?? "",
        cancelAutoRenewalItems: returned.map(toRequest),
      },
    );
  }
  const hasChanged = first !== undefined;
  const refused = judged.find(({ conflict }) => conflict !== undefined && conflict !== "REFUND_ALREADY_REQUESTED");
  return refused?.conflict ? { kind: "left", reason: refused.conflict, hasChanged } : { kind: "done", hasChanged };
}

type OfItem = { item: ItemRow; asset: AssetRow | undefined };

function conflictOf({ item, asset }: OfItem, at: Date): UpdateConflict | undefined {
  if (item.isCancelled) return "REFUND_ALREADY_REQUESTED";
  return asset ? refundConflict({ asset, item }, { orderItemId: item.id }, at) : "SUBSCRIPTION_IN_PROGRESS";
}

function ownerOf({ order }: Contract) {
  const { accountId, orderNumber, email } = order;
  return accountId === null ? { guest: { orderNumber, email } } : { accountId };
}

/** Stops the renewals, so that the subscriptions end with the running term. More than that an operator decides. */
async function cancel(context: UpdateContext, { declaration, contract }: Declared): Promise<CarriedOut> {
  const ofItems = await lockAssets(context, contract.items);
  if (ofItems.some(({ asset }) => !asset)) return { kind: "later" };
  const changed: string[] = [];
  for (const { asset } of ofItems) {
    if (!asset || asset.isCancelled || asset.termType === "one-time") continue;
    if (await turnOff(context, asset, { SNP_OMS_AutoRenewal__c: false })) changed.push(asset.id);
  }
  for (const recordId of changed) {
    await writeAudit(context, { actor: declaration.number, operation: "auto-renewal off", recordId });
  }
  const hasChanged = changed.length > 0;
  const reason = decisionOf(declaration, ofItems);
  return reason ? { kind: "left", reason, hasChanged } : { kind: "done", hasChanged };
}

/** What the end of the running term does not answer: a good cause, and a day after that end. */
function decisionOf({ type, endsOn }: DeclarationRow, ofItems: readonly OfItem[]): OpenReason | undefined {
  if (type === "extraordinary") return "GOOD_CAUSE";
  const isLater = ofItems.some(({ asset }) => endsOn !== null && asset?.expiresOn && endsOn > asset.expiresOn);
  return isLater ? "OTHER_END_DATE" : undefined;
}

/** Not locked: whatever changes them locks the orders first. */
async function readAssets({ tx }: UpdateContext, ofContract: readonly ItemRow[]): Promise<OfItem[]> {
  const found = await tx.select().from(assets).where(isAssetOf(ofContract));
  return withAssets(ofContract, found);
}

/** Locked in the order of their ids, to avoid deadlocks. */
async function lockAssets({ tx }: UpdateContext, ofContract: readonly ItemRow[]): Promise<OfItem[]> {
  const found = await tx.select().from(assets).where(isAssetOf(ofContract)).orderBy(asc(assets.id)).for("update");
  return withAssets(ofContract, found);
}

const isAssetOf = (ofContract: readonly ItemRow[]) =>
  inArray(assets.id, [...ofContract.flatMap(({ assetId }) => assetId ?? []), ""]);

const withAssets = (ofContract: readonly ItemRow[], found: readonly AssetRow[]): OfItem[] =>
  ofContract.map((item) => ({ item, asset: found.find(({ id }) => id === item.assetId) }));
