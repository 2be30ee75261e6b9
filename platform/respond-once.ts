import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { Database, Queries } from "../database/database.ts";
import { storedResponses, type SandboxName } from "./payment-sandbox-tables.ts";

export type StoredResponse = { status: number; body: string };
type IdempotentRequest = {
  provider: SandboxName;
  key: string | undefined;
  request: string;
  at: Date;
  keyLifetimeMs: number;
};
type Result = { response: StoredResponse; isReplay: boolean } | "other request";

/**
 * Does the work of a request once per idempotency key. Work and response are stored in one transaction: a repeated
 * request waits for the first and gets its response, and after a crash either both are stored or none.
 */
export async function respondOnce(
  database: Database,
  { provider, key, request, at, keyLifetimeMs }: IdempotentRequest,
  work: (tx: Queries) => Promise<StoredResponse>,
): Promise<Result> {
  if (key === undefined) return { response: await database.transaction(work), isReplay: false };
  const requestHash = createHash("sha256").update(request).digest("hex");
  return database.transaction(async (tx) => {
    const hasKey = and(eq(storedResponses.provider, provider), eq(storedResponses.key, key));
    // An expired key is deleted, so that a request with it counts as new.
    await tx
      .delete(storedResponses)
      .where(and(hasKey, lt(storedResponses.madeAt, new Date(at.getTime() - keyLifetimeMs))));
    const claimed = await tx
      .insert(storedResponses)
      .values({ provider, key, requestHash, status: 0, body: "", madeAt: at })
      .onConflictDoNothing()
      .returning({ key: storedResponses.key });
    if (claimed.length === 0) {
      const [stored] = await tx.select().from(storedResponses).where(hasKey);
      if (stored?.requestHash !== requestHash) return "other request";
      return { response: { status: stored.status, body: stored.body }, isReplay: true };
    }
    const response = await work(tx);
    await tx.update(storedResponses).set(response).where(hasKey);
    return { response, isReplay: false };
  });
}
