import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Fetch } from "../contracts/client.ts";
import { runWithTimeout } from "../contracts/run-with-timeout.ts";
import { enqueue, type JobHandler } from "../database/jobs/jobs.ts";
import type { Database, Queries } from "../database/database.ts";
import { readMishap } from "./payment-mishaps.ts";
import { type MessageRow, messages, type SandboxName } from "./payment-sandbox-tables.ts";

/** The receiver of a provider's messages, and the provider's signature. */
export type Receiver = {
  fetch: Fetch;
  url: string;
  sign: (document: Record<string, unknown>) => { body: string; headers: Record<string, string> };
};

const topicOf = (provider: SandboxName) => `${provider}-sandbox.send-message`;

type NewMessage = Pick<MessageRow, "id" | "provider" | "subject" | "kind" | "document">;

/** Stores a message and schedules its delivery, in the transaction of the change it reports. */
export async function queueMessage(tx: Queries, message: NewMessage, at: Date): Promise<void> {
  await tx.insert(messages).values({ ...message, madeAt: at });
  const seconds = await readMishap(tx, message.provider, "delay-messages");
  await enqueueDelivery(tx, message, { at: new Date(at.getTime() + seconds * 1000), copy: "first" });
}

/** Schedules a delivery; each `copy` of a message is delivered once. */
export async function enqueueDelivery(
  tx: Queries,
  { id, provider }: Pick<MessageRow, "id" | "provider">,
  { at, copy }: { at: Date; copy: string },
): Promise<void> {
  await enqueue(tx, { topic: topicOf(provider), payload: { id }, runAt: at, key: `${id}:${copy}` });
}

const messagePayload = z.object({ id: z.string() });

/** Delivers messages; the job is retried until the shop accepts the message. */
export function messageJobs(
  { queries }: Database,
  provider: SandboxName,
  receiver: Receiver,
): Record<string, JobHandler> {
  return {
    [topicOf(provider)]: async (payload) => {
      const { id } = messagePayload.parse(payload);
      const [message] = await queries.select().from(messages).where(eq(messages.id, id));
      if (!message) return;
      const { body, headers } = receiver.sign(message.document);
      const request = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
      const response = await runWithTimeout(10_000, async (signal) =>
        receiver.fetch(new Request(receiver.url, { ...request, signal })),
      );
      await response.body?.cancel();
      await queries
        .update(messages)
        .set({ deliveries: sql`${messages.deliveries} + 1`, lastStatus: response.status })
        .where(eq(messages.id, id));
      if (!response.ok) throw new Error(`The shop answered a message of ${provider} with ${response.status}.`);
    },
  };
}
