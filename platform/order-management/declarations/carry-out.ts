import { asc, inArray } from "drizzle-orm";
import type { UpdateConflict } from "../../../contracts/order-management/update-record.ts";
import { type Day, dayOf } from "../calendar.ts";
import { type EndedSubscription, endSubscription } from "../life-cycle/end-subscription.ts";
import { addPaidBack } from "../life-cycle/ending/refund-part.ts";
import { isRenewing } from "../life-cycle/renewals/is-renewing.ts";
import { cancelSubscriptions, refundConflict } from "../update/cancel-with-refund.ts";
import type { UpdateContext } from "../update/update-context.ts";
import { type AssetRow, assets, type ItemRow, refunds } from "../tables.ts";
import type { DeclarationRow, OpenReason } from "./declaration-table.ts";
import type { Contract } from "./find-contract.ts";
import type { ItemResult } from "./item-results.ts";

/** done: nothing is left to do. later: the order is still in progress. left: the rest needs an operator. */
export type CarriedOut =
  | { kind: "done"; results: ItemResult[] }
  | { kind: "later" }
  | { kind: "left"; reason: OpenReason; results: ItemResult[] };

type Declared = { declaration: DeclarationRow; contract: Contract };

export const carryOut = (context: UpdateContext, declared: Declared): Promise<CarriedOut> =>
  declared.declaration.kind === "withdrawal" ? withdraw(context, declared) : cancel(context, declared);

/** Gives back what was within its cooling-off period when the declaration was received, however late it is matched. */
async function withdraw(context: UpdateContext, { declaration, contract }: Declared): Promise<CarriedOut> {
  const { receivedAt, number } = declaration;
  const ofItems = await readAssets(context, contract.items);
  const judged = ofItems.map((ofItem) => ({ item: ofItem.item, conflict: conflictOf(ofItem, receivedAt) }));
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
  const results = judged.map(({ item, conflict }) => withdrawalResult(item, conflict));
  const refused = judged.find(({ conflict }) => conflict !== undefined && conflict !== "REFUND_ALREADY_REQUESTED");
  return refused?.conflict ? { kind: "left", reason: refused.conflict, results } : { kind: "done", results };
}

function withdrawalResult({ id: itemId, total, tax }: ItemRow, conflict: UpdateConflict | undefined): ItemResult {
  if (conflict === undefined) return { itemId, kind: "withdrawn", refund: { total, tax } };
  return { itemId, kind: conflict === "REFUND_ALREADY_REQUESTED" ? "returned-before" : "unchanged" };
}

type OfItem = { item: ItemRow; asset: AssetRow | undefined; isPaidBack: boolean; isRenewing: boolean };

/** What was paid back in part, because it ended early, is left to an operator: an item has one refund. */
function conflictOf({ item, asset, isPaidBack }: OfItem, at: Date): UpdateConflict | undefined {
  if (item.isCancelled) return "REFUND_ALREADY_REQUESTED";
  if (isPaidBack) return "REFUND_EXCEEDS_PAYMENT";
  return asset ? refundConflict({ asset, item }, { orderItemId: item.id }, at) : "SUBSCRIPTION_IN_PROGRESS";
}

function ownerOf({ order }: Contract) {
  const { accountId, orderNumber, email } = order;
  return accountId === null ? { guest: { orderNumber, email } } : { accountId };
}

const running = ["In progress", "Installed", "Active"];

/** Ends what was running by the market's rule. A good cause only stops the renewals: an operator decides the rest. */
async function cancel(context: UpdateContext, { declaration, contract }: Declared): Promise<CarriedOut> {
  const states = await readStates(context, { declaration, contract });
  if (states.some(({ state }) => state.kind === "in-progress")) return { kind: "later" };
  const results: ItemResult[] = [];
  let isLeft = false;
  for (const { item, state } of states) {
    if (state.kind === "in-progress") continue;
    const ended = state.kind === "running" ? await end(context, state, declaration) : { result: { kind: state.kind } };
    results.push({ itemId: item.id, ...ended.result });
    if ("isLeft" in ended && ended.isLeft) isLeft = true;
  }
  const reason = decisionOf(declaration, results) ?? (isLeft ? "REFUND_EXCEEDS_PAYMENT" : undefined);
  return reason ? { kind: "left", reason, results } : { kind: "done", results };
}

async function readStates(context: UpdateContext, { declaration, contract }: Declared) {
  const ofItems = await readAssets(context, contract.items);
  const receivedOn = dayOf(declaration.receivedAt, contract.order);
  return ofItems.map((ofItem) => ({ item: ofItem.item, state: stateOf(ofItem, receivedOn) }));
}

type RunningAsset = { asset: AssetRow; expiresOn: Day };
type AssetState =
  | ({ kind: "running" } & RunningAsset)
  | { kind: "in-progress" | "returned-before" | "one-time" | "ended-before" };

function stateOf({ asset, isRenewing }: OfItem, receivedOn: Day): AssetState {
  if (!asset) return { kind: "in-progress" };
  if (asset.isCancelled) return { kind: "returned-before" };
  if (asset.termType === "one-time") return { kind: "one-time" };
  if (isRenewing) return { kind: "in-progress" };
  const { status, expiresOn } = asset;
  const ranThen = status === "Expired" && expiresOn !== null && expiresOn > receivedOn;
  if (!ranThen && !running.includes(status)) return { kind: "ended-before" };
  return expiresOn === null ? { kind: "in-progress" } : { kind: "running", asset, expiresOn };
}

type Ending =
  | { kind: "cancelled"; lastDay: Day; refund: EndedSubscription["refund"]; hadRenewal: boolean }
  | { kind: "ends-anyway"; lastDay: Day }
  | { kind: "ended-before" };

/** Counted from the moment at which the declaration was received, however late it is matched. */
async function end(
  context: UpdateContext,
  { asset: { id: assetId, isAutoRenewed, status }, expiresOn }: RunningAsset,
  { number, type, endsOn: wishedDay, receivedAt }: DeclarationRow,
): Promise<{ result: Ending; isLeft: boolean }> {
  const ended = await endSubscription(
    { ...context, declaredAt: receivedAt },
    { assetId, number, wishedDay, actor: number, ...(type === "extraordinary" && { rule: "paidEnd" }) },
  );
  const { endsOn: lastDay, refund, isLeft } = ended ?? { endsOn: expiresOn, refund: null, isLeft: false };
  const isChanged = ended !== undefined && (isAutoRenewed || lastDay !== expiresOn);
  if (isChanged) return { result: { kind: "cancelled", lastDay, refund, hadRenewal: isAutoRenewed }, isLeft };
  return { result: status === "Expired" ? { kind: "ended-before" } : { kind: "ends-anyway", lastDay }, isLeft };
}

/** isInProgress: nothing was changed, because a service is not installed yet. */
export type AcceptedCause = { isInProgress: true } | { isInProgress: false; results: ItemResult[] };

/** Ends what is running on the day of the declaration or on the wished one, and pays the days after it back. */
export async function acceptGoodCause(
  context: UpdateContext,
  { declaration, contract }: Declared,
): Promise<AcceptedCause> {
  const { number, receivedAt, endsOn: wishedDay } = declaration;
  const states = await readStates(context, { declaration, contract });
  if (states.some(({ state }) => state.kind === "in-progress")) return { isInProgress: true };
  const results: ItemResult[] = [];
  for (const { item, state } of states) {
    if (state.kind !== "running") continue;
    const ended = await endSubscription(
      { ...context, declaredAt: receivedAt },
      { assetId: state.asset.id, number, wishedDay, actor: number, rule: "goodCause" },
    );
    if (!ended) continue;
    // The renewal was stopped when the declaration was matched, and what came after it was paid back.
    const found = declaration.results.find(({ itemId }) => itemId === item.id);
    const before = found?.kind === "cancelled" ? found : undefined;
    const hadRenewal = state.asset.isAutoRenewed || before !== undefined;
    const refund = addPaidBack(before?.refund ?? null, ended.refund);
    results.push({ itemId: item.id, kind: "cancelled", lastDay: ended.endsOn, refund, hadRenewal });
  }
  return { isInProgress: false, results };
}

/** What the end of the running term does not answer: a good cause, and a day after that end. */
function decisionOf({ type, endsOn }: DeclarationRow, results: readonly ItemResult[]): OpenReason | undefined {
  if (type === "extraordinary") return "GOOD_CAUSE";
  const isLater = results.some((result) => endsOn !== null && "lastDay" in result && endsOn > result.lastDay);
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
  const itemIds = ofContract.map(({ id }) => id);
  const paidBack = await tx
    .select({ itemId: refunds.itemId })
    .from(refunds)
    .where(inArray(refunds.itemId, [...itemIds, ""]));
  const ofItems: OfItem[] = [];
  for (const item of ofContract) {
    const asset = found.find(({ id }) => id === item.assetId);
    const isPaidBack = paidBack.some(({ itemId }) => itemId === item.id);
    ofItems.push({ item, asset, isPaidBack, isRenewing: asset !== undefined && (await isRenewing(tx, asset)) });
  }
  return ofItems;
}
