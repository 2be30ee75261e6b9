import { asc, inArray } from "drizzle-orm";
import type { UpdateConflict } from "../../../contracts/order-management/update-record.ts";
import { endSubscription } from "../life-cycle/end-subscription.ts";
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

const running = ["In progress", "Installed", "Active"];

/** Ends what is running by the market's rule. A good cause only stops the renewals: an operator decides the rest. */
async function cancel(context: UpdateContext, { declaration, contract }: Declared): Promise<CarriedOut> {
  const ofItems = await readAssets(context, contract.items);
  const open = ofItems.flatMap(({ asset }) => (asset && !isOver(asset) ? [asset] : []));
  if (ofItems.some(({ asset }) => !asset) || open.some(({ expiresOn }) => expiresOn === null)) return { kind: "later" };
  let hasChanged = false;
  for (const asset of open) {
    const isChanged =
      declaration.type === "extraordinary"
        ? await stopRenewal(context, asset, declaration)
        : await end(context, asset, declaration);
    hasChanged ||= isChanged;
  }
  const reason = decisionOf(declaration, ofItems);
  return reason ? { kind: "left", reason, hasChanged } : { kind: "done", hasChanged };
}

const isOver = ({ isCancelled, termType, status }: AssetRow): boolean =>
  isCancelled || termType === "one-time" || !running.includes(status);

async function stopRenewal(context: UpdateContext, asset: AssetRow, { number }: DeclarationRow): Promise<boolean> {
  const isChanged = await turnOff(context, asset, { SNP_OMS_AutoRenewal__c: false });
  if (isChanged) await writeAudit(context, { actor: number, operation: "auto-renewal off", recordId: asset.id });
  return isChanged;
}

/** Counted from the day on which the declaration was received, however late it is matched. */
async function end(
  context: UpdateContext,
  { id: assetId, isAutoRenewed, expiresOn }: AssetRow,
  { number, endsOn: wishedDay, receivedAt }: DeclarationRow,
): Promise<boolean> {
  const ended = await endSubscription(
    { ...context, declaredAt: receivedAt },
    { assetId, number, wishedDay, actor: number },
  );
  return ended !== undefined && (isAutoRenewed || ended.endsOn !== expiresOn);
}

/** What the end of the running term does not answer: a good cause, and a day after that end. */
function decisionOf({ type, endsOn }: DeclarationRow, ofItems: readonly OfItem[]): OpenReason | undefined {
  if (type === "extraordinary") return "GOOD_CAUSE";
  const isLater = ofItems.some(({ asset }) => endsOn !== null && asset?.expiresOn && endsOn > asset.expiresOn);
  return isLater ? "OTHER_END_DATE" : undefined;
}

/** Not locked: whatever changes them locks the orders first, and reads them again. */
async function readAssets({ tx }: UpdateContext, ofContract: readonly ItemRow[]): Promise<OfItem[]> {
  const ids = ofContract.flatMap(({ assetId }) => assetId ?? []);
  const found = await tx
    .select()
    .from(assets)
    .where(inArray(assets.id, [...ids, ""]))
    .orderBy(asc(assets.id));
  return ofContract.map((item) => ({ item, asset: found.find(({ id }) => id === item.assetId) }));
}
