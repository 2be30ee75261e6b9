import { eq } from "drizzle-orm";
import type { DeclarationRefusal } from "../../../../contracts/order-management/declarations.ts";
import type { Database } from "../../../../database/database.ts";
import { enqueue } from "../../../../database/jobs/jobs.ts";
import { defaultSettings } from "../../life-cycle/settings.ts";
import { topics } from "../../life-cycle/topics.ts";
import { type UpdateContext, writeAudit } from "../../update/update-context.ts";
import { acceptGoodCause } from "../carry-out.ts";
import { notifyOwner, releaseReceipt } from "../letters/declaration-letters.ts";
import { moveDeclaration } from "../declaration-states.ts";
import { type DeclarationRow, declarations } from "../declaration-table.ts";
import { itemsOfResults } from "../find-contract.ts";
import { mergeResults } from "../item-results.ts";
import { findOrder } from "./read-assignment.ts";

/**
 * assign: to the order with this number. accept: its good cause. settle: carried out in another way, or refused.
 * sendLetter: the letter that was held back. `revision` is the one that the operator saw.
 */
export type Decision = { number: string } & (
  | { intent: "sendLetter" }
  | ({ revision: number } & (
      | { intent: "assign"; orderNumber: string }
      | { intent: "accept" }
      | { intent: "settle"; refusal: DeclarationRefusal | null; note: string | null }
    ))
);

/** notOpen: another operator, or a second click, was faster. inProgress: a service of the contract is not installed yet. */
export type DecisionOutcome = "done" | "notOpen" | "noOrder" | "inProgress";

const actor = "operator";

/** What an operator decides about a declaration. A decision that is sent again changes nothing. */
export async function decideDeclaration(
  { database, now }: { database: Database; now: () => Date },
  decision: Decision,
): Promise<DecisionOutcome> {
  return database.transaction(async (tx) => {
    const context: UpdateContext = { tx, at: now(), settings: defaultSettings };
    const [declaration] = await tx
      .select()
      .from(declarations)
      .where(eq(declarations.number, decision.number))
      .for("no key update");
    if (!declaration) return "notOpen";
    if (decision.intent === "sendLetter") return sendLetter(context, declaration);
    if (declaration.state !== "unmatched" || declaration.revision !== decision.revision) return "notOpen";
    switch (decision.intent) {
      case "assign":
        return assign(context, declaration, decision.orderNumber);
      case "accept":
        return accept(context, declaration);
      case "settle": {
        const { refusal, note } = decision;
        // The letter says that the contract is not renewed, so the contract must have been found.
        if (refusal === "no-good-cause" && declaration.openReason !== "GOOD_CAUSE") return "notOpen";
        await moveDeclaration(context, declaration, { to: "settled", actor, refusal, note });
        return "done";
      }
    }
  });
}

async function sendLetter(context: UpdateContext, declaration: DeclarationRow): Promise<DecisionOutcome> {
  if (!declaration.isLetterHeld) return "notOpen";
  await releaseReceipt(context.tx, declaration, context.at);
  await writeAudit(context, { actor, operation: "declaration letter sent", recordId: declaration.number });
  return "done";
}

/** The job carries it out as if the declaration had named this order. */
async function assign(context: UpdateContext, declaration: DeclarationRow, typed: string): Promise<DecisionOutcome> {
  const { tx, at } = context;
  const { number } = declaration;
  const order = await findOrder(tx, typed);
  if (!order) return "noOrder";
  await moveDeclaration(context, declaration, { to: "waiting", actor, orderId: order.id, openReason: null });
  const key = `${number}:${at.toISOString()}`;
  await enqueue(tx, { topic: topics.matchDeclaration, payload: { number, waits: 0 }, runAt: at, key });
  return "done";
}

/** Only where the job has found the contract, and left the cause to an operator. */
async function accept(context: UpdateContext, declaration: DeclarationRow): Promise<DecisionOutcome> {
  const { tx, at } = context;
  const contract = declaration.openReason === "GOOD_CAUSE" ? await itemsOfResults(tx, declaration) : undefined;
  if (!contract) return "notOpen";
  const accepted = await acceptGoodCause(context, { declaration, contract });
  if (accepted.isInProgress) return "inProgress";
  await releaseReceipt(tx, declaration, at);
  await notifyOwner(tx, { declaration, order: contract.order }, at);
  const results = mergeResults(declaration.results, accepted.results);
  await moveDeclaration(context, declaration, { to: "settled", actor, openReason: null, results });
  return "done";
}
