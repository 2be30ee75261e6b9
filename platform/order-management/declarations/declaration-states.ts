import { eq, sql } from "drizzle-orm";
import type { DeclarationState } from "../../../contracts/order-management/declarations.ts";
import { type UpdateContext, writeAudit } from "../update/update-context.ts";
import { type DeclarationRow, declarations } from "./declaration-table.ts";
import { queueResult } from "./letters/result-letter.ts";

/** From waiting back to waiting: its contract is still in progress. From unmatched to waiting: an operator named the order. */
export const nextStates: Readonly<Record<DeclarationState, readonly DeclarationState[]>> = {
  waiting: ["matched", "unmatched"],
  unmatched: ["waiting", "settled"],
  matched: [],
  settled: [],
};

type Changes = Partial<Pick<DeclarationRow, "orderId" | "openReason" | "note" | "results" | "refusal">>;
type Move = Changes & { to: DeclarationState; actor: string };

/** Moves a locked declaration to its next state, and records who did it. In both last states its result is sent. */
export async function moveDeclaration(
  context: UpdateContext,
  { number, state }: Pick<DeclarationRow, "number" | "state">,
  { to, actor, ...changes }: Move,
): Promise<void> {
  if (!nextStates[state].includes(to)) throw new Error(`A declaration that is ${state} does not become ${to}.`);
  const [moved] = await context.tx
    .update(declarations)
    .set({ state: to, revision: sql`${declarations.revision} + 1`, ...changes })
    .where(eq(declarations.number, number))
    .returning();
  if (!moved) throw new Error("There is no such declaration.");
  await writeAudit(context, { actor, operation: `declaration ${to}`, recordId: number, detail: changes });
  if (nextStates[to].length === 0) await queueResult(context.tx, moved, context.at);
}
