import { eq } from "drizzle-orm";
import { updateConflicts, type UpdateConflict } from "../../../contracts/order-management/update-record.ts";
import type { SomFault } from "../../../contracts/order-management/som.ts";
import type { Queries } from "../../../database/database.ts";
import { Refusal } from "../../refusal.ts";
import { type LifeCycleDeps, postpone } from "../life-cycle/life-cycle-deps.ts";
import { topics } from "../life-cycle/topics.ts";
import { orders } from "../tables.ts";
import type { UpdateContext } from "../update/update-context.ts";
import { carryOut } from "./carry-out.ts";
import { moveDeclaration } from "./declaration-states.ts";
import { notifyOwner, releaseReceipt } from "./letters/declaration-letters.ts";
import { type DeclarationRow, declarations, type OpenReason } from "./declaration-table.ts";
import { type ContractSearch, findContract, wholeOrder } from "./find-contract.ts";
import { isChange, mergeResults } from "./item-results.ts";

type Payload = { number: string; waits: number };

/** How often a declaration waits for an order in progress before an operator looks at it; about a day. */
const maxWaits = 27;

const actor = "declarations";

/** Looks for the contract of a declaration, and ends it. Repeated, it finds the declaration in another state and stops. */
export async function matchDeclaration(deps: LifeCycleDeps, payload: Payload): Promise<void> {
  const { database, now, settings } = deps;
  const match = (refusal?: OpenReason) =>
    database.transaction(async (tx) => {
      const context: UpdateContext = { tx, at: now(), settings };
      const declaration = await lockWaiting(tx, payload.number);
      if (!declaration) return;
      if (refusal) return moveDeclaration(context, declaration, { to: "unmatched", actor, openReason: refusal });
      const isInProgress = await matchOnce(context, declaration, payload);
      if (!isInProgress) return;
      await postpone(
        tx,
        { topic: topics.matchDeclaration, payload, key: `${payload.number}:${context.at.getTime()}` },
        deps,
      );
    });
  try {
    await match();
  } catch (error) {
    const refusal = refusalOf(error);
    // Between reading and locking a renewal may have begun: the next try sees it.
    if (!refusal || refusal === "SUBSCRIPTION_IN_PROGRESS") throw error;
    await match(refusal);
  }
}

async function lockWaiting(tx: Queries, number: string): Promise<DeclarationRow | undefined> {
  const [found] = await tx.select().from(declarations).where(eq(declarations.number, number)).for("no key update");
  return found?.state === "waiting" ? found : undefined;
}

/** Whether the order is still in progress, so that the declaration has to wait. */
async function matchOnce(context: UpdateContext, declaration: DeclarationRow, { waits }: Payload): Promise<boolean> {
  const search = await findDeclared(context.tx, declaration);
  if (search.kind !== "found") {
    const openReason = search.kind === "none" ? "NO_CONTRACT" : "SEVERAL_CONTRACTS";
    await moveDeclaration(context, declaration, { to: "unmatched", actor, openReason });
    return false;
  }
  const { contract } = search;
  const carriedOut = await carryOut(context, { declaration, contract });
  if (carriedOut.kind === "later" && waits < maxWaits) return true;
  const orderId = contract.order.id;
  if (carriedOut.kind === "later") {
    await moveDeclaration(context, declaration, {
      to: "unmatched",
      actor,
      orderId,
      openReason: "SUBSCRIPTION_IN_PROGRESS",
    });
    return false;
  }
  const { tx, at } = context;
  // A declaration that changed a contract is no part of a flood: a letter that was held back is sent now.
  if (carriedOut.results.some(isChange)) {
    await releaseReceipt(tx, declaration, at);
    await notifyOwner(tx, { declaration, order: contract.order }, at);
  }
  const results = mergeResults(declaration.results, carriedOut.results);
  await moveDeclaration(
    context,
    declaration,
    carriedOut.kind === "done"
      ? { to: "matched", actor, orderId, openReason: null, results }
      : { to: "unmatched", actor, orderId, openReason: carriedOut.reason, results },
  );
  return false;
}

/** The order that an operator has named, or the one that the declaration names. */
async function findDeclared(tx: Queries, declaration: DeclarationRow): Promise<ContractSearch> {
  if (declaration.orderId === null) return findContract(tx, declaration);
  const [order] = await tx.select().from(orders).where(eq(orders.id, declaration.orderId));
  return order ? { kind: "found", contract: await wholeOrder(tx, order) } : { kind: "none" };
}

function refusalOf(error: unknown): UpdateConflict | undefined {
  if (!(error instanceof Refusal) || error.status !== 409) return undefined;
  const [fault] = error.document as SomFault;
  return updateConflicts.find((code) => code === fault?.errorCode);
}
