import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { type MishapKind, mishaps, type SandboxName } from "./payment-sandbox-tables.ts";

/** What is to go wrong: so many answers lost or refused, or messages so many seconds late. */
export async function setMishap(
  queries: Queries,
  mishap: { provider: SandboxName; kind: MishapKind; amount: number },
): Promise<void> {
  await queries
    .insert(mishaps)
    .values(mishap)
    .onConflictDoUpdate({ target: [mishaps.provider, mishaps.kind], set: { amount: mishap.amount } });
}

const isThis = (provider: SandboxName, kind: MishapKind) => and(eq(mishaps.provider, provider), eq(mishaps.kind, kind));

/** True when this is the one that goes wrong. */
export async function takeMishap(queries: Queries, provider: SandboxName, kind: MishapKind): Promise<boolean> {
  const taken = await queries
    .update(mishaps)
    .set({ amount: sql`${mishaps.amount} - 1` })
    .where(and(isThis(provider, kind), gt(mishaps.amount, 0)))
    .returning({ kind: mishaps.kind });
  return taken.length > 0;
}

export async function readMishap(queries: Queries, provider: SandboxName, kind: MishapKind): Promise<number> {
  const [row] = await queries.select().from(mishaps).where(isThis(provider, kind));
  return row?.amount ?? 0;
}

/** An answer that breaks off on its way, as when a connection is lost after the work was done. */
export function lostAnswer(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.error(new Error("The answer was lost, as the sandbox was told."));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}
