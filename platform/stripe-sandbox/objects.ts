import { randomBytes } from "node:crypto";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { bigint, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type Stripe from "stripe";
import type { Queries } from "../../database/database.ts";
import type { Scenario } from "./test-methods.ts";

/** The objects as on the wire, without the fields that the library adds to responses. */
export type Kinds = {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  setup_attempt: Stripe.SetupAttempt;
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
};
export type Kind = keyof Kinds;

export const objects = pgSchema("stripe_sandbox").table("objects", {
  id: text().primaryKey(),
  kind: text().$type<Kind>().notNull(),
  customer: text(),
  document: jsonb().notNull(),
  scenario: text().$type<Scenario>(),
  madeAt: timestamp("made_at", { withTimezone: true, mode: "date" }).notNull(),
  position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

const customerOf = (document: object): string | null => {
  const { customer } = document as { customer?: unknown };
  return typeof customer === "string" ? customer : null;
};

type NewObject<K extends Kind> = { kind: K; document: Kinds[K]; at: Date; scenario?: Scenario };

export async function addObject<K extends Kind>(
  tx: Queries,
  { kind, document, at, scenario }: NewObject<K>,
): Promise<Kinds[K]> {
  await tx.insert(objects).values({
    id: document.id,
    kind,
    customer: customerOf(document),
    document,
    scenario: scenario ?? null,
    madeAt: at,
  });
  return document;
}

export async function updateObject<K extends Kind>(
  tx: Queries,
  document: Kinds[K],
  changes: Partial<Kinds[K]>,
): Promise<Kinds[K]> {
  const changed = { ...document, ...changes };
  await tx
    .update(objects)
    .set({ document: changed, customer: customerOf(changed) })
    .where(eq(objects.id, document.id));
  return changed;
}

/** Locks the object, because the caller usually changes it. */
export async function findObject<K extends Kind>(tx: Queries, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const [row] = await tx
    .select()
    .from(objects)
    .where(and(eq(objects.id, id), eq(objects.kind, kind)))
    .for("no key update");
  return row?.document as Kinds[K] | undefined;
}

/** The id of a referenced object, which may be expanded. */
export const idOf = (value: string | { id: string } | null): string =>
  typeof value === "string" ? value : (value?.id ?? "");

export async function scenarioOf(tx: Queries, method: string | { id: string } | null): Promise<Scenario> {
  const [row] = await tx
    .select({ scenario: objects.scenario })
    .from(objects)
    .where(eq(objects.id, idOf(method)));
  return row?.scenario ?? "fine";
}

type Page = { customer?: string; where?: SQL; limit: number; startingAfter?: string };

export async function listObjects<K extends Kind>(
  tx: Queries,
  kind: K,
  { customer, where, limit, startingAfter }: Page,
): Promise<{ data: Kinds[K][]; hasMore: boolean }> {
  const before = startingAfter
    ? lt(objects.position, sql`(select position from stripe_sandbox.objects where id = ${startingAfter})`)
    : undefined;
  const rows = await tx
    .select()
    .from(objects)
    .where(
      and(eq(objects.kind, kind), customer === undefined ? undefined : eq(objects.customer, customer), where, before),
    )
    .orderBy(desc(objects.position))
    .limit(limit + 1);
  return { data: rows.slice(0, limit).map(({ document }) => document as Kinds[K]), hasMore: rows.length > limit };
}
