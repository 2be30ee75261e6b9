import { eq } from "drizzle-orm";
import type { Client } from "../../contracts/client.ts";
import type { LetterKind } from "../../contracts/letters/letters.ts";
import type { Database } from "../../database/database.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import { createMailboxDelivery } from "../../letters/mailbox/deliver-to-mailbox.ts";
import { outbox } from "../../letters/outbox/outbox-table.ts";
import { sendTopic } from "../../letters/outbox/queue-letter.ts";
import type { Deliver, Delivery } from "../../letters/send/mail.ts";
import { letterJobs } from "../../letters/send/send-letters.ts";
import { fonts, letterSettings } from "../letters/letters-fixture.ts";

/** The letters that the law may ask for before a renewal. */
const notices: readonly LetterKind[] = ["reminder", "auto-renewal-changed"];

/** What the mail server does with the next mails. */
export type MailServer = { answer: Delivery };

type Sending = {
  database: Database;
  now: () => Date;
  mailServer: MailServer;
  documents: Client;
  /** notices: other letters stay in the outbox, where tests look at them. */
  sends: "notices" | "everything";
};

/** The terms of every contract, as the system with the texts gives them. */
const helpContent: Client = async () =>
  ({ id: "terms", name: "Terms", c_body: "<p>These terms apply.</p>", c_version: "2026-11-01" }) as never;

/** The real job that sends letters, with a mailbox behind it. */
export function sendingJobs({ database, now, mailServer, documents, sends }: Sending): Record<string, JobHandler> {
  const { hrefOf } = letterSettings;
  const toMailbox = createMailboxDelivery(database.queries);
  const deliver: Deliver = async (mail) => (mailServer.answer.outcome === "sent" ? toMailbox(mail) : mailServer.answer);
  const jobs = letterJobs({
    database,
    now,
    deliver,
    settings: letterSettings,
    sources: { helpContent, documents, fonts, hrefOf },
  });
  return {
    async [sendTopic](payload, attempt) {
      const { letterId } = payload as { letterId: number };
      const [letter] = await database.queries.select().from(outbox).where(eq(outbox.id, letterId));
      if (!letter || (sends === "notices" && !notices.includes(letter.kind))) return;
      await jobs[sendTopic]?.(payload, attempt);
    },
  };
}
