import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { DeclarationState } from "../../../../contracts/order-management/declarations.ts";
import type { Queries } from "../../../../database/database.ts";
import { items, type OrderRow, orders } from "../../tables.ts";
import { type DeclarationRow, declarations } from "../declaration-table.ts";
import { isOfAddress } from "../find-contract.ts";

/** An order that a declaration may be about. */
export type Candidate = {
  orderNumber: string;
  orderedAt: Date;
  email: string;
  name: string;
  services: string[];
};

export type ListedDeclaration = DeclarationRow & { orderNumber: string | null; candidates: Candidate[] };

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

/** Orders with the same e-mail address, with a number that the text contains, or of a person with that name. */
async function findCandidates(
  queries: Queries,
  { contract, email, name }: Pick<DeclarationRow, "contract" | "email" | "name">,
): Promise<Candidate[]> {
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
  return Promise.all(found.map((order) => toCandidate(queries, order)));
}

async function toCandidate(queries: Queries, order: OrderRow): Promise<Candidate> {
  const services = await queries
    .select({ name: items.name })
    .from(items)
    .where(and(eq(items.orderId, order.id)))
    .orderBy(asc(items.position));
  const { orderNumber, orderedAt, email, firstName, lastName } = order;
  const name = [firstName, lastName ?? ""].join(" ").trim();
  return { orderNumber, orderedAt, email, name, services: services.map((service) => service.name) };
}
