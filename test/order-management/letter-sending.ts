import type { Client } from "../../contracts/client.ts";
import type { LetterKind } from "../../contracts/letters/letters.ts";
import type { Database } from "../../database/database.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import { sendTopic } from "../../letters/outbox/queue-letter.ts";
import { outbox } from "../../letters/outbox/outbox-table.ts";
import type { Deliver, Delivery, Mail } from "../../letters/send/mail.ts";
import { letterJobs } from "../../letters/send/send-letters.ts";
import { eq } from "drizzle-orm";
import { fonts, letterOrigin } from "../letters/letters-fixture.ts";

/** The letters that the law may ask for before a renewal. */
const notices: readonly LetterKind[] = ["reminder", "auto-renewal-changed"];

const nothing: Client = () => Promise.reject(new Error("This letter has no attachments."));

export type MailServer = {
  /** What it does with the next mails. */
  answer: Delivery;
  received: Mail[];
};

type Sending = { database: Database; now: () => Date; mailServer: MailServer };

/** The job that sends letters, with a mail server. Others than notices stay in the outbox, where tests look at them. */
export function noticeJobs({ database, now, mailServer }: Sending): Record<string, JobHandler> {
  const hrefOf = (_: unknown, path: string) => letterOrigin + path;
  const deliver: Deliver = async (mail) => {
    if (mailServer.answer.outcome === "sent") mailServer.received.push(mail);
    return mailServer.answer;
  };
  const jobs = letterJobs({
    database,
    now,
    deliver,
    settings: {
      hrefOf,
      senders: { VCS: "services@landrover.example", VCSJ: "services@jaguar.example" },
      unsubscribeHref: (letterId) => `${letterOrigin}/letters/unsubscribe?t=${letterId}.signature`,
    },
    sources: { helpContent: nothing, documents: nothing, fonts, hrefOf },
  });
  return {
    async [sendTopic](payload, attempt) {
      const { letterId } = payload as { letterId: number };
      const [letter] = await database.queries.select().from(outbox).where(eq(outbox.id, letterId));
      if (letter && notices.includes(letter.kind)) await jobs[sendTopic]?.(payload, attempt);
    },
  };
}
