import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import type { Client } from "../../contracts/client.ts";
import type { Letter } from "../../contracts/letters/letters.ts";
import { startWorker } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { outbox, type StoredLetter } from "../../letters/outbox/outbox-table.ts";
import { queueLetter } from "../../letters/outbox/queue-letter.ts";
import type { Deliver } from "../../letters/send/mail.ts";
import { letterJobs } from "../../letters/send/send-letters.ts";
import { openTestDatabase } from "../test-database.ts";

const letterOrigin = "https://shop.example";

const font = (name: string) => fileURLToPath(new URL(`../../platform/documents/fonts/${name}.ttf`, import.meta.url));
export const fonts = { regular: font("DejaVuSansCondensed"), bold: font("DejaVuSansCondensed-Bold") };

const nothing: Client = () => Promise.reject(new Error("This letter has no attachments."));

/** Where letters lead, and who sends them. */
export const letterSettings = {
  hrefOf: (_: unknown, path: string) => letterOrigin + path,
  senders: { VCS: "services@landrover.example", VCSJ: "services@jaguar.example" },
  unsubscribeHref: (letterId: number | string) => `${letterOrigin}/letters/unsubscribe?t=${letterId}.signature`,
};

type Options = { deliver: Deliver; helpContent?: Client; documents?: Client; database?: Database };

/** The outbox with the job that sends it, at a clock that the test moves. */
export async function openLettersFixture({ deliver, helpContent = nothing, documents = nothing, ...given }: Options) {
  const database = given.database ?? (await openTestDatabase());
  let moment = new Date("2027-03-01T10:00:00Z").getTime();
  const now = () => new Date(moment);
  const errors: unknown[] = [];
  const { hrefOf } = letterSettings;
  const handlers = letterJobs({
    database,
    now,
    deliver,
    settings: letterSettings,
    sources: { helpContent, documents, fonts, hrefOf },
  });
  const worker = startWorker({ database, handlers, now, onError: (error) => errors.push(error), pollMs: 60_000 });
  return {
    database,
    now,
    errors,
    handlers,
    pass: (minutes: number) => void (moment += minutes * 60_000),
    queue: (letter: Letter) => database.transaction((tx) => queueLetter(tx, letter, now())),
    run: () => worker.drain(),
    async find(eventKey: string): Promise<StoredLetter> {
      const [letter] = await database.queries.select().from(outbox).where(eq(outbox.eventKey, eventKey));
      if (!letter) throw new Error(`There is no letter ${eventKey}.`);
      return letter;
    },
    async close() {
      await worker.stop();
      await database.close();
    },
  };
}
