import { desc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { mailbox, type MailboxEntry } from "./mailbox-table.ts";

export type MailboxLine = Pick<MailboxEntry, "id" | "recipient" | "subject" | "receivedAt">;

const mailboxPageSize = 50;

/** A page of the mailbox, the newest first; with a recipient only the mail to addresses that contain it. */
export async function listMailbox(
  queries: Queries,
  { recipient, page }: { recipient: string; page: number },
): Promise<{ lines: MailboxLine[]; hasMore: boolean }> {
  const lines = await queries
    .select({
      id: mailbox.id,
      recipient: mailbox.recipient,
      subject: mailbox.subject,
      receivedAt: mailbox.receivedAt,
    })
    .from(mailbox)
    .where(recipient === "" ? undefined : sql`strpos(lower(${mailbox.recipient}), ${recipient.toLowerCase()}) > 0`)
    .orderBy(desc(mailbox.id))
    .limit(mailboxPageSize + 1)
    .offset((page - 1) * mailboxPageSize);
  return { lines: lines.slice(0, mailboxPageSize), hasMore: lines.length > mailboxPageSize };
}

export async function readMailboxEntry(queries: Queries, id: number): Promise<MailboxEntry | undefined> {
  const [entry] = await queries.select().from(mailbox).where(eq(mailbox.id, id));
  return entry;
}
