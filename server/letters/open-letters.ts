import { fileURLToPath } from "node:url";
import type { Client } from "../../contracts/client.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { createMailboxDelivery } from "../../letters/mailbox/deliver-to-mailbox.ts";
import { letterJobs } from "../../letters/send/send-letters.ts";
import { createSmtpDelivery } from "../../letters/send/send-over-smtp.ts";
import { issueUnsubscribeToken } from "../../letters/unsubscribe/unsubscribe-token.ts";
import { deriveSecret } from "../derive-secret.ts";
import type { Environment } from "../environment/environment.ts";
import { letterHref } from "./letter-href.ts";
import { unsubscribePath } from "./unsubscribe-page.ts";

type Deps = {
  environment: Environment;
  database: Database;
  now: () => Date;
  secret: string;
  /** Where this process answers browsers: its letters are unsubscribed from there. */
  origin: string;
  helpContent: Client;
  documents: Client;
};

const font = (name: string) => fileURLToPath(new URL(`../../platform/documents/fonts/${name}.ttf`, import.meta.url));
const fonts = { regular: font("DejaVuSansCondensed"), bold: font("DejaVuSansCondensed-Bold") };

/** Senders of a shop without a mail server. */
const exampleSenders = { VCS: "no-reply@landrover.example", VCSJ: "no-reply@jaguar.example" };

export const unsubscribeKey = (secret: string): Uint8Array => deriveSecret(secret, "unsubscribe links");

/** The jobs that send the letters of this process's database: over the mail server, or else into the mailbox. */
export function openLetters(deps: Deps): Record<string, JobHandler> {
  const { environment, database, now, secret, origin, helpContent, documents } = deps;
  const { MAIL_URL, MAIL_FROM } = environment;
  const hrefOf = letterHref(environment);
  const key = unsubscribeKey(secret);
  return letterJobs({
    database,
    now,
    deliver: MAIL_URL === undefined ? createMailboxDelivery(database.queries) : createSmtpDelivery(MAIL_URL),
    settings: {
      hrefOf,
      senders: { ...exampleSenders, ...MAIL_FROM },
      unsubscribeHref: (letterId) => `${origin}${unsubscribePath}?t=${issueUnsubscribeToken(letterId, key)}`,
    },
    sources: { helpContent, documents, fonts, hrefOf },
  });
}
