import { sql } from "drizzle-orm";
import { z } from "zod";
import { providerName } from "./port/payment-types.ts";
import { enqueue, type JobHandler } from "../database/jobs/jobs.ts";
import type { Queries } from "../database/database.ts";
import { runFollowUps } from "./follow-ups.ts";
import type { PaymentsDeps } from "./deps.ts";
import { recover } from "./recovery/recover.ts";
import { topics } from "./topics.ts";
import { processMessage } from "./webhooks/process-message.ts";

const messagePayload = z
  .object({ provider: providerName, eventId: z.string() })
  .transform(({ provider, eventId: messageId }) => ({ provider, messageId }));
const paymentPayload = z.object({ paymentId: z.string() });

export function paymentsJobs(deps: PaymentsDeps): Record<string, JobHandler> {
  return {
    [topics.runFollowUps]: (payload) => runFollowUps(deps, paymentPayload.parse(payload).paymentId),
    [topics.processMessage]: (payload) => processMessage(deps, messagePayload.parse(payload)),
    [topics.recover]: async (_, __, signal) => {
      await recover(deps, signal);
      await deleteOldRounds(deps.database.queries);
    },
  };
}

/** Enqueues a round of recovery: at most one a minute, however many processes request it. */
export async function requestRecovery(queries: Queries, now: Date): Promise<void> {
  await enqueue(queries, { topic: topics.recover, payload: {}, runAt: now, key: now.toISOString().slice(0, 16) });
}

/** One round a minute would let the table of jobs grow without end. */
async function deleteOldRounds(queries: Queries): Promise<void> {
  await queries.execute(sql`
    delete from jobs where topic = ${topics.recover} and done_at < now() - interval '10 minutes'`);
}
