import { sql } from "drizzle-orm";
import { z } from "zod";
import { providerName } from "./port/payment-words.ts";
import { enqueue, type JobHandler } from "../database/jobs/jobs.ts";
import type { Queries } from "../database/database.ts";
import { advance } from "./advance.ts";
import type { PaymentsDeps } from "./deps.ts";
import { recover } from "./recovery/recover.ts";
import { topics } from "./topics.ts";
import { processEvent } from "./webhooks/process-event.ts";

const eventPayload = z.object({ provider: providerName, eventId: z.string() });
const paymentPayload = z.object({ paymentId: z.string() });

export function paymentsJobs(deps: PaymentsDeps): Record<string, JobHandler> {
  return {
    [topics.advance]: (payload) => advance(deps, paymentPayload.parse(payload).paymentId),
    [topics.processEvent]: (payload) => processEvent(deps, eventPayload.parse(payload)),
    [topics.recover]: async (_, __, signal) => {
      await recover(deps, signal);
      await forgetRounds(deps.database.queries);
    },
  };
}

/** Asks for a round of recovery; however many processes ask within a minute, there is one. */
export async function askForRecovery(queries: Queries, now: Date): Promise<void> {
  await enqueue(queries, { topic: topics.recover, payload: {}, runAt: now, key: now.toISOString().slice(0, 16) });
}

/** A round a minute would fill the table of jobs for ever. */
async function forgetRounds(queries: Queries): Promise<void> {
  await queries.execute(sql`
    delete from jobs where topic = ${topics.recover} and done_at < now() - interval '10 minutes'`);
}
