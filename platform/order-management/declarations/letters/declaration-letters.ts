import { and, count, eq, gt, sql } from "drizzle-orm";
import type { LetterContent, LetterOf } from "../../../../contracts/letters/letters.ts";
import { shownContract } from "../../../../contracts/order-management/order-lookup.ts";
import type { Queries } from "../../../../database/database.ts";
import { queueLetter } from "../../../../letters/outbox/queue-letter.ts";
import { queueOrderLetter } from "../../letters/queue-order-letter.ts";
import { addSeconds } from "../../life-cycle/topics.ts";
import { type OrderRow, orders } from "../../tables.ts";
import { readContractText } from "../contract-text.ts";
import { type DeclarationRow, declarations } from "../declaration-table.ts";
import { isOfAddress } from "../find-contract.ts";
import { maskedEmail, maskedName } from "../mask-declarant.ts";

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

/** Whether an address is that of the order, or of another order of its account. */
export async function isOwnersAddress(tx: Queries, email: string, { id }: Pick<OrderRow, "id">): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), isOfAddress(tx, email)));
  return found.length > 0;
}

type DeclarantLetter = { declaration: DeclarationRow; eventKey: string; content: LetterContent };

/** To the address that the declaration names, without a greeting: a stranger may have typed the name into the form. */
export async function queueToDeclarant(
  tx: Queries,
  { declaration, eventKey, content }: DeclarantLetter,
  at: Date,
): Promise<void> {
  const { email: recipient, siteId, localeId } = declaration;
  await queueLetter(tx, { eventKey, recipient, name: null, siteId, localeId, content }, at);
}

/** The acknowledgement. */
export const queueReceipt = (tx: Queries, declaration: DeclarationRow, at: Date): Promise<void> =>
  queueToDeclarant(
    tx,
    { declaration, eventKey: `declaration:${declaration.number}`, content: contentOf(declaration) },
    at,
  );

/** Sends an acknowledgement that was held back; changes nothing for another one. */
export async function releaseReceipt(tx: Queries, declaration: DeclarationRow, at: Date): Promise<void> {
  if (!declaration.isLetterHeld) return;
  await tx.update(declarations).set({ isLetterHeld: false }).where(eq(declarations.number, declaration.number));
  await queueReceipt(tx, declaration, at);
}

/**
 * The same letter to the contract's own address, if the declaration named another one: its owner must learn of a
 * declaration that another person made, but not that person's name and address.
 */
export async function notifyOwner(
  tx: Queries,
  { declaration, order }: { declaration: DeclarationRow; order: OrderRow },
  at: Date,
): Promise<void> {
  const { number, email, name } = declaration;
  if (order.email.toLowerCase() === email.toLowerCase()) return;
  const isOwners = await isOwnersAddress(tx, email, order);
  const isNumber = readContractText(declaration.contract).orderNumbers.includes(order.orderNumber);
  const content = contentOf({
    ...declaration,
    ...(isNumber && { contract: order.orderNumber }),
    ...(!isOwners && { name: maskedName(name), email: maskedEmail(email) }),
  });
  const toOwner = { ...content, isForContractAddress: true };
  await queueToOwner(tx, { order, eventKey: `declaration:${number}:owner`, content: toOwner, at });
}

type OwnerLetter = Parameters<typeof queueOrderLetter>[1];

/** To the address of the order, also if it is one of the previous shop: the declaration was made in this one. */
export const queueToOwner = (tx: Queries, { order, ...letter }: OwnerLetter): Promise<void> =>
  queueOrderLetter(tx, { ...letter, order: { ...order, storefront: "VCS" } });

type Receipt = LetterOf<"withdrawal-received"> | LetterOf<"cancellation-received">;

function contentOf({ kind, receivedAt, ...declaration }: DeclarationRow): Receipt {
  const { number, name, email, type, reason, endsOn } = declaration;
  const contract = shownContract(declaration.contract);
  const received = { number, receivedAt: receivedAt.toISOString(), name, contract, email };
  return kind === "withdrawal"
    ? { kind: "withdrawal-received", ...received }
    : { kind: "cancellation-received", ...received, type: type ?? "ordinary", reason, endsOn };
}
