import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { type MishapKind, mishaps, type SandboxName } from "./payment-sandbox-tables.ts";

/** Sets a simulated failure: how many responses are lost or refused, or how many seconds messages are late. */
export async function setMishap(
  queries: Queries,
  mishap: { provider: SandboxName; kind: MishapKind; amount: number },
): Promise<void> {
  await queries
    .insert(mishaps)
    .values(mishap)
    .onConflictDoUpdate({ target: [mishaps.provider, mishaps.kind], set: { amount: mishap.amount } });
}

const isMishap = (provider: SandboxName, kind: MishapKind) =>
  and(eq(mishaps.provider, provider), eq(mishaps.kind, kind));

/** Whether this call has to fail; each failure counts the rest down. */
export async function consumeMishap(queries: Queries, provider: SandboxName, kind: MishapKind): Promise<boolean> {
  const consumed = await queries
    .update(mishaps)
    .set({ amount: sql`${mishaps.amount} - 1` })
    .where(and(isMishap(provider, kind), gt(mishaps.amount, 0)))
    .returning({ kind: mishaps.kind });
  return consumed.length > 0;
}

export async function readMishap(queries: Queries, provider: SandboxName, kind: MishapKind): Promise<number> {
  const [row] = await queries.select().from(mishaps).where(isMishap(provider, kind));
  return row?.amount ?? 0;
}

/** A response that breaks off, as if the connection was lost after the work was done. */
export function lostResponse(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.error(new Error("The response was lost, as set in the sandbox's console."));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}
