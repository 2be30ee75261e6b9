import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Letter, LetterContent } from "../../../contracts/letters/letters.ts";
import { type ShopLocale, shopLocales } from "../../../contracts/locales.ts";
import type { Queries } from "../../../database/database.ts";
import { queueLetter } from "../../../letters/outbox/queue-letter.ts";
import { addSeconds } from "../life-cycle/topics.ts";
import type { OrderRow } from "../tables.ts";
import { type DeclarationRow, declarations } from "./declaration-table.ts";

/** Enough for a person with several contracts; more would let a stranger fill another person's mailbox. */
export const letterLimit = { letters: 3, seconds: 3600 } as const;

/** Whether this address has had as many letters about declarations as it gets within an hour. */
export async function hasEnoughLetters(tx: Queries, email: string, at: Date): Promise<boolean> {
  const [sent] = await tx
    .select({ letters: count() })
    .from(declarations)
    .where(
      and(
        sql`lower(${declarations.email}) = ${email.toLowerCase()}`,
        gt(declarations.receivedAt, addSeconds(at, -letterLimit.seconds)),
        eq(declarations.isLetterHeld, false),
      ),
    );
  return (sent?.letters ?? 0) >= letterLimit.letters;
}

/** The acknowledgement, to the address that the declaration names. */
export async function queueReceipt(tx: Queries, declaration: DeclarationRow, at: Date): Promise<void> {
  const { number, email: recipient, siteId, localeId } = declaration;
  const letter: Letter = {
    eventKey: `declaration:${number}`,
    recipient,
    // Without a greeting: a stranger may have typed the name into the form.
    name: null,
    siteId,
    localeId,
    content: contentOf(declaration),
  };
  await queueLetter(tx, letter, at);
}

/** Sends an acknowledgement that was held back; changes nothing for another one. */
export async function releaseReceipt(tx: Queries, declaration: DeclarationRow, at: Date): Promise<void> {
  if (!declaration.isLetterHeld) return;
  await tx.update(declarations).set({ isLetterHeld: false }).where(eq(declarations.number, declaration.number));
  await queueReceipt(tx, declaration, at);
}

/**
 * The same letter to the contract's own address, if the declaration named another one: its owner must learn of a
 * declaration that another person made.
 */
export async function notifyOwner(
  tx: Queries,
  { declaration, order }: { declaration: DeclarationRow; order: OrderRow },
  at: Date,
): Promise<void> {
  if (order.email.toLowerCase() === declaration.email.toLowerCase()) return;
  const letter: Letter = {
    eventKey: `declaration:${declaration.number}:owner`,
    recipient: order.email,
    name: order.firstName.slice(0, 100),
    siteId: declaration.siteId,
    localeId: isShopLocale(order.localeId) ? order.localeId : declaration.localeId,
    content: contentOf(declaration),
  };
  await queueLetter(tx, letter, at);
}

const isShopLocale = (localeId: string): localeId is ShopLocale =>
  (shopLocales as readonly string[]).includes(localeId);

function contentOf({ kind, receivedAt, ...declaration }: DeclarationRow): LetterContent {
  const { number, name, contract, email, type, reason, endsOn } = declaration;
  const received = { number, receivedAt: receivedAt.toISOString(), name, contract, email };
  return kind === "withdrawal"
    ? { kind: "withdrawal-received", ...received }
    : { kind: "cancellation-received", ...received, type: type ?? "ordinary", reason, endsOn };
}
