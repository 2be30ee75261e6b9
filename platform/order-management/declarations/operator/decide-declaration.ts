import { eq } from "drizzle-orm";
import { normaliseLookup } from "../../../../contracts/order-management/order-lookup.ts";
import type { Database } from "../../../../database/database.ts";
import { enqueue } from "../../../../database/jobs/jobs.ts";
import { defaultSettings } from "../../life-cycle/settings.ts";
import { topics } from "../../life-cycle/topics.ts";
import { orders } from "../../tables.ts";
import { type UpdateContext, writeAudit } from "../../update/update-context.ts";
import { releaseReceipt } from "../declaration-letters.ts";
import { moveDeclaration } from "../declaration-states.ts";
import { type DeclarationRow, declarations } from "../declaration-table.ts";

/** assign: to the order with this number. settle: without a contract. sendLetter: the letter that was held back. */
export type Decision = { number: string } & (
  | { intent: "assign"; orderNumber: string }
  | { intent: "settle"; note: string }
  | { intent: "sendLetter" }
);

/** notOpen: another operator, or a second click, was faster. */
export type DecisionOutcome = "done" | "notOpen" | "noOrder";

const actor = "operator";

/** What an operator decides about a declaration. A second click changes nothing. */
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
      .for("update");
    if (!declaration) return "notOpen";
    if (decision.intent === "sendLetter") return sendLetter(context, declaration);
    if (declaration.state !== "unmatched") return "notOpen";
    if (decision.intent === "assign") return assign(context, declaration, decision.orderNumber);
    await moveDeclaration(context, declaration, { to: "settled", actor, note: decision.note });
    return "done";
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
  const { orderNumber } = normaliseLookup({ orderNumber: typed, email: "" });
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) return "noOrder";
  await moveDeclaration(context, declaration, { to: "waiting", actor, orderId: order.id, openReason: null });
  const key = `${number}:${at.toISOString()}`;
  await enqueue(tx, { topic: topics.matchDeclaration, payload: { number, waits: 0 }, runAt: at, key });
  return "done";
}
