import { and, asc, eq, inArray } from "drizzle-orm";
import type { LetterContent, LetterOf } from "../../../../contracts/letters/letters.ts";
import { isToBeSentAgain } from "../../../../contracts/order-management/declarations.ts";
import type { Queries } from "../../../../database/database.ts";
import { type Day, dayOf } from "../../calendar.ts";
import { lockCoverage } from "../../life-cycle/coverage.ts";
import { refundDueDay } from "../../life-cycle/refund-due.ts";
import { earlierTerm } from "../../life-cycle/uninstall.ts";
import { orderOf, paymentOf, vehicleOf } from "../../letters/letter-facts.ts";
import { type ItemRow, items, type OrderRow, orders } from "../../tables.ts";
import { isOwnersAddress, queueToDeclarant, queueToOwner } from "./declaration-letters.ts";
import { quotedContract } from "../contract-text.ts";
import type { DeclarationRow } from "../declaration-table.ts";
import { isChange, type ItemResult, refundOf } from "../item-results.ts";

type Content = LetterOf<"declaration-settled">;

/**
 * The letter with the result, once for each declaration, to the address that it names. Only an address of the customer
 * gets the details; if the declaration names another address, the customer gets the result of a change too.
 */
export async function queueResult(tx: Queries, declaration: DeclarationRow, at: Date): Promise<void> {
  const order = await readOrder(tx, declaration);
  const content = await contentOf(tx, { declaration, order, at });
  const isOwners = order === undefined || (await isOwnersAddress(tx, declaration.email, order));
  const eventKey = `declaration-settled:${declaration.number}`;
  await queueToDeclarant(tx, { declaration, eventKey, content: isOwners ? content : withoutDetails(content) }, at);
  const isSame = order?.email.toLowerCase() === declaration.email.toLowerCase();
  if (!order || isSame || !declaration.results.some(isChange)) return;
  const toOwner = { ...content, isForContractAddress: true };
  await queueToOwner(tx, { order, eventKey: `${eventKey}:owner`, content: toOwner, at });
}

async function readOrder(tx: Queries, { orderId }: DeclarationRow): Promise<OrderRow | undefined> {
  if (orderId === null) return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

type Settled = { declaration: DeclarationRow; order: OrderRow | undefined; at: Date };

async function contentOf(tx: Queries, { declaration, order, at }: Settled): Promise<Content> {
  const { number, kind: declared, receivedAt, refusal, results } = declaration;
  const head = { kind: "declaration-settled", number, receivedAt: receivedAt.toISOString(), declared } as const;
  if (!order) {
    const contract = isToBeSentAgain(refusal) ? quotedContract(declaration.contract) : null;
    return { ...head, order: null, vehicle: null, services: [], refusal, contract, refund: null, hasDetails: true };
  }
  const refund = refundOf(results);
  return {
    ...head,
    order: orderOf(order),
    vehicle: vehicleOf(order),
    services: await servicesOf(
      tx,
      { order, at },
      refusal === null ? results.filter(({ kind }) => kind !== "unchanged") : results,
    ),
    refusal,
    refund: refund
      ? {
          ...refund,
          currency: order.currency,
          payment: paymentOf(order),
          by: refundDueDay(order, { declaredAt: receivedAt, decidedAt: at }),
        }
      : null,
    hasDetails: true,
  };
}

async function servicesOf(
  tx: Queries,
  { order, at }: { order: OrderRow; at: Date },
  results: readonly ItemResult[],
): Promise<Content["services"]> {
  const found = await tx
    .select()
    .from(items)
    .where(and(eq(items.orderId, order.id), inArray(items.id, [...results.map(({ itemId }) => itemId), ""])))
    .orderBy(asc(items.position));
  const today = dayOf(at, order);
  const services: Content["services"] = [];
  for (const item of found) {
    const result = results.find(({ itemId }) => itemId === item.id);
    if (!result) continue;
    const runsUntil = result.kind === "withdrawn" ? await runningUntil(tx, item, today) : undefined;
    services.push({ name: item.name, result: toLetter(result, { today, runsUntil }) });
  }
  return services;
}

/** The end of a term that the customer had before the withdrawn one, if it still runs. */
async function runningUntil(tx: Queries, item: ItemRow, today: Day): Promise<Day | undefined> {
  const { assetId, vin, productId, previousExpiresOn } = item;
  const hadTerm = previousExpiresOn !== null && previousExpiresOn > today;
  if (!hadTerm && !(await earlierTerm(tx, { id: assetId ?? "", vin, productId }, today))) return undefined;
  const covered = await lockCoverage(tx, item);
  return covered?.expiresOn && covered.expiresOn > today ? covered.expiresOn : undefined;
}

type Facts = { today: Day; runsUntil: Day | undefined };

function toLetter(result: ItemResult, { today, runsUntil }: Facts): Content["services"][number]["result"] {
  switch (result.kind) {
    case "withdrawn":
      return { kind: "withdrawn", ...(runsUntil && { runsUntil }) };
    case "cancelled":
      return {
        kind: "cancelled",
        lastDay: result.lastDay,
        isPaidBack: result.refund !== null,
        hasEnded: result.lastDay <= today,
        ...(result.hadRenewal !== undefined && { hadRenewal: result.hadRenewal }),
      };
    case "ends-anyway":
      return { kind: "ends-anyway", lastDay: result.lastDay };
    default:
      return { kind: result.kind };
  }
}

const withoutDetails = (content: Content): LetterContent => ({
  ...content,
  order: null,
  vehicle: null,
  services: [],
  refund: null,
  hasDetails: false,
});
