import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { DeclarationState } from "../../../../contracts/order-management/declarations.ts";
import type { Queries } from "../../../../database/database.ts";
import { orders } from "../../tables.ts";
import { type DeclarationRow, declarations } from "../declaration-table.ts";
import { isOfAddress } from "../find-contract.ts";
import { type ShownOrder, showOrder } from "./read-assignment.ts";

export type ListedDeclaration = DeclarationRow & { orderNumber: string | null; candidates: ShownOrder[] };

export const listLimit = 100;

/** The declarations in one state, the oldest first while they are open: their time is running. */
export async function listDeclarations(queries: Queries, state: DeclarationState): Promise<ListedDeclaration[]> {
  const isOpen = state === "unmatched" || state === "waiting";
  const rows = await queries
    .select({ declaration: declarations, orderNumber: orders.orderNumber })
    .from(declarations)
    .leftJoin(orders, eq(orders.id, declarations.orderId))
    .where(eq(declarations.state, state))
    .orderBy(isOpen ? asc(declarations.receivedAt) : desc(declarations.receivedAt))
    .limit(listLimit);
  const listed: ListedDeclaration[] = [];
  for (const { declaration, orderNumber } of rows) {
    const candidates = state === "unmatched" ? await findCandidates(queries, declaration) : [];
    listed.push({ ...declaration, orderNumber, candidates });
  }
  return listed;
}

const candidateLimit = 10;

/** Orders that it may be about: with the same e-mail address, with a number that the text contains, or of a person with that name. */
async function findCandidates(
  queries: Queries,
  { contract, email, name }: Pick<DeclarationRow, "contract" | "email" | "name">,
): Promise<ShownOrder[]> {
  const written = contract.toUpperCase();
  const numbers = written.match(/[A-Z0-9][A-Z0-9-]{4,}/g) ?? [];
  const found = await queries
    .select()
    .from(orders)
    .where(sql`(${isOfAddress(queries, email)} or ${inArray(orders.orderNumber, [...numbers, contract.trim()])})`)
    .orderBy(
      desc(sql`lower(concat_ws(' ', ${orders.firstName}, ${orders.lastName})) = ${name.toLowerCase()}`),
      desc(orders.orderedAt),
    )
    .limit(candidateLimit);
  return Promise.all(found.map((order) => showOrder(queries, order)));
}
