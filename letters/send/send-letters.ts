import { eq } from "drizzle-orm";
import { z } from "zod";
import { isFault } from "../../contracts/fault.ts";
import type { LetterContent } from "../../contracts/letters/letters.ts";
import { enqueue, type JobHandler } from "../../database/jobs/jobs.ts";
import type { Database, Queries } from "../../database/database.ts";
import { type AttachmentSources, collectAttachments, NotReadyYet } from "../attachments/collect-attachments.ts";
import { textVersion } from "./text-version.ts";
import { outbox, type StoredLetter } from "../outbox/outbox-table.ts";
import { sendTopic } from "../outbox/queue-letter.ts";
import { hasUnsubscribed, isOptional } from "../unsubscribe/unsubscribed.ts";
import { clearBounce, isSuppressedByBounce, markBounced } from "./bounces.ts";
import { claimLetter, claimSeconds } from "./claim-letter.ts";
import { composeMail, type MailSettings } from "./compose-mail.ts";
import type { Deliver, Delivery } from "./mail.ts";
import { nextTryAt } from "./retry-schedule.ts";

export type SendingDeps = {
  database: Database;
  now: () => Date;
  deliver: Deliver;
  settings: MailSettings;
  sources: AttachmentSources;
};

const sendJob = z.object({ letterId: z.int() });

type Result = Delivery | { outcome: "suppressed"; problem: string };

/** The job that sends the letters of the outbox. */
export function letterJobs(deps: SendingDeps): Record<string, JobHandler> {
  return { [sendTopic]: (payload) => sendLetter(deps, sendJob.parse(payload).letterId) };
}

/**
 * Sends a waiting letter once. A process that is killed after the mail server has taken the letter, and before that is
 * recorded, leaves it to be sent again: with the same Message-ID, by which mail programs know it as the same.
 */
async function sendLetter(deps: SendingDeps, letterId: number): Promise<void> {
  const { database, now } = deps;
  const claim = await claimLetter(database.queries, letterId);
  if (claim.state === "done") return;
  if (claim.state === "busy") {
    const runAt = new Date(now().getTime() + claimSeconds * 1000);
    const key = `${letterId}:after-claim-${claim.until.getTime()}`;
    return enqueue(database.queries, { topic: sendTopic, payload: { letterId }, runAt, key });
  }
  const { letter } = claim;
  const result = await trySending(deps, letter).catch(async (error: unknown) => {
    await database.queries.update(outbox).set({ claimedUntil: null }).where(eq(outbox.id, letterId));
    throw error;
  });
  await database.transaction((tx) => recordResult(tx, letter, { result, now: now() }));
}

async function trySending(deps: SendingDeps, letter: StoredLetter): Promise<Result> {
  const { database, sources, deliver, settings, now } = deps;
  const { queries } = database;
  if (await isSuppressedByBounce(queries, letter)) return { outcome: "suppressed", problem: "The address bounced." };
  if (isOptional(letter.content) && (await hasUnsubscribed(queries, letter))) {
    return { outcome: "suppressed", problem: "The reader does not want reminders." };
  }
  const attachments = await collectAttachments(letter, sources).catch((error: unknown) => {
    if (error instanceof NotReadyYet || isFault(error)) return error;
    throw error;
  });
  if (attachments instanceof Error) return { outcome: "delayed", problem: attachments.message };
  return deliver(composeMail(letter, attachments, { settings, now: now() }));
}

type Recorded = { result: Result; now: Date };

async function recordResult(tx: Queries, letter: StoredLetter, { result, now }: Recorded): Promise<void> {
  const { id, recipient } = letter;
  const tries = letter.tries + 1;
  const record = (change: Partial<StoredLetter>) =>
    tx
      .update(outbox)
      .set({ claimedUntil: null, tries, lastProblem: null, ...change })
      .where(eq(outbox.id, id));
  switch (result.outcome) {
    case "sent":
      await clearBounce(tx, recipient);
      await record({
        state: "sent",
        sentAt: now,
        textVersion: textVersion(letter.localeId),
        content: withoutPasswordLink(letter.content),
      });
      return;
    case "suppressed":
      await record({ state: "suppressed", lastProblem: result.problem });
      return;
    case "refused":
      await record({ state: "refused", lastProblem: result.problem });
      if (result.isUnknownAddress) await markBounced(tx, { address: recipient, at: now, reason: result.problem });
      return;
    case "delayed": {
      const runAt = nextTryAt(tries, now);
      await record({ lastProblem: result.problem, ...(!runAt && { state: "refused" as const }) });
      if (runAt) await enqueueTry(tx, { letterId: id, tries }, runAt);
    }
  }
}

const enqueueTry = (tx: Queries, { letterId, tries }: { letterId: number; tries: number }, runAt: Date) =>
  enqueue(tx, { topic: sendTopic, payload: { letterId }, runAt, key: `${letterId}:try-${tries}-${runAt.getTime()}` });

/** The link opens an account, so the outbox forgets it once it is sent. */
function withoutPasswordLink(content: LetterContent): LetterContent {
  const { kind } = content;
  const holdsLink = kind === "password-reset" || kind === "account-invitation" || kind === "account-exists";
  return holdsLink ? { kind, link: "" } : content;
}
