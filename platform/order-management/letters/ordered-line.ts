import { and, eq } from "drizzle-orm";
import type { LetterOf } from "../../../contracts/letters/letters.ts";
import type { Queries } from "../../../database/database.ts";
import { addTerm, type Day, dayOf, laterDay } from "../calendar.ts";
import { planAt } from "../life-cycle/renewals/renewal-plan.ts";
import { coverage, type ItemRow, type OrderRow } from "../tables.ts";
import { termOf } from "./letter-facts.ts";

type Ordered = { order: OrderRow; item: ItemRow };

/** A guest's order is never renewed, so no letter to a guest says that auto-renewal is on. */
const willRenew = ({ order, item }: Ordered): boolean =>
  item.isAutoRenewed === true && item.termType !== "one-time" && order.accountId !== null;

type Line = LetterOf<"order-received">["lines"][number];

/** The bought services as the confirmation of their contract names them. */
export async function orderedLines(
  tx: Queries,
  { order, items }: { order: OrderRow; items: readonly ItemRow[] },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const item of items) lines.push(await orderedLine(tx, { order, item }));
  return lines;
}

async function orderedLine(tx: Queries, { order, item }: Ordered): Promise<Line> {
  const { startsOn, endsOn } = await expectedTerm(tx, { order, item });
  const isAutoRenewed = willRenew({ order, item });
  const renewal = planAt({ price: item.total, tax: item.tax, taxes: item.taxes }, { asset: item, order });
  return {
    name: item.name,
    term: termOf(item),
    total: item.total,
    isAutoRenewed,
    startsOn: startsOn > dayOf(order.orderedAt, order) ? startsOn : null,
    endsOn: item.termType === "one-time" ? null : endsOn,
    ...(isAutoRenewed && { renewalTotal: renewal.price }),
  };
}

/** The term of a service that is not installed yet. Without a running term it begins with the order, or later. */
export async function expectedTerm(tx: Queries, { order, item }: Ordered): Promise<{ startsOn: Day; endsOn: Day }> {
  const [running] = await tx
    .select({ expiresOn: coverage.expiresOn })
    .from(coverage)
    .where(and(eq(coverage.vin, item.vin), eq(coverage.productId, item.productId)));
  const orderedOn = dayOf(order.orderedAt, order);
  const startsOn = laterDay(laterDay(orderedOn, running?.expiresOn), item.previousExpiresOn);
  return { startsOn, endsOn: addTerm(startsOn, item.term, item.termType) };
}
