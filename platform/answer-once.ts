import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { Database, Queries } from "../database/database.ts";
import { answers, type SandboxName } from "./payment-sandbox-tables.ts";

export type KeptAnswer = { status: number; body: string };
type Asked = { provider: SandboxName; key: string | undefined; request: string; at: Date; keyLivesMs: number };
type Result = { answer: KeptAnswer; isReplay: boolean } | "other request";

/**
 * Does the work of a request once for each key. Work and answer are kept in one transaction: whoever asks again gets the
 * first answer, also while the first is still at it, and after a crash either both are there or none.
 */
export async function answerOnce(
  database: Database,
  { provider, key, request, at, keyLivesMs }: Asked,
  work: (tx: Queries) => Promise<KeptAnswer>,
): Promise<Result> {
  if (key === undefined) return { answer: await database.transaction(work), isReplay: false };
  const requestHash = createHash("sha256").update(request).digest("hex");
  return database.transaction(async (tx) => {
    const isThis = and(eq(answers.provider, provider), eq(answers.key, key));
    // An old key is forgotten: the same request under it is a new one.
    await tx.delete(answers).where(and(isThis, lt(answers.madeAt, new Date(at.getTime() - keyLivesMs))));
    const claimed = await tx
      .insert(answers)
      .values({ provider, key, requestHash, status: 0, body: "", madeAt: at })
      .onConflictDoNothing()
      .returning({ key: answers.key });
    if (claimed.length === 0) {
      const [kept] = await tx.select().from(answers).where(isThis);
      if (kept?.requestHash !== requestHash) return "other request";
      return { answer: { status: kept.status, body: kept.body }, isReplay: true };
    }
    const answer = await work(tx);
    await tx.update(answers).set(answer).where(isThis);
    return { answer, isReplay: false };
  });
}
