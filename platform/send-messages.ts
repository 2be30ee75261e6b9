import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Fetch } from "../contracts/client.ts";
import { runWithTimeout } from "../contracts/run-with-timeout.ts";
import { enqueue, type JobHandler } from "../database/jobs/jobs.ts";
import type { Database, Queries } from "../database/database.ts";
import { readMishap } from "./payment-mishaps.ts";
import { type MessageRow, messages, type SandboxName } from "./payment-sandbox-tables.ts";

/** Where a provider's messages go, and how it proves that they are its own. */
export type Receiver = {
  fetch: Fetch;
  url: string;
  sign: (document: Record<string, unknown>) => { body: string; headers: Record<string, string> };
};

const topicOf = (provider: SandboxName) => `${provider}-sandbox.send-message`;

type NewMessage = Pick<MessageRow, "id" | "provider" | "subject" | "kind" | "document">;

/** Writes a message down and has it sent, in the transaction of what it tells about. */
export async function queueMessage(tx: Queries, message: NewMessage, at: Date): Promise<void> {
  await tx.insert(messages).values({ ...message, madeAt: at });
  const seconds = await readMishap(tx, message.provider, "delay-messages");
  await askToSend(tx, message, { at: new Date(at.getTime() + seconds * 1000), copy: "first" });
}

/** Sends a message again that may have been sent already. */
export async function askToSend(
  tx: Queries,
  { id, provider }: Pick<MessageRow, "id" | "provider">,
  { at, copy }: { at: Date; copy: string },
): Promise<void> {
  await enqueue(tx, { topic: topicOf(provider), payload: { id }, runAt: at, key: `${id}:${copy}` });
}

const payloadOf = z.object({ id: z.string() });

/** Delivers messages; one that is not taken is tried again later. */
export function messageJobs(
  { queries }: Database,
  provider: SandboxName,
  receiver: Receiver,
): Record<string, JobHandler> {
  return {
    [topicOf(provider)]: async (payload) => {
      const { id } = payloadOf.parse(payload);
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
