import { randomUUID } from "node:crypto";
import { z } from "zod";
import { brands, signInLocales } from "../../contracts/identity/sign-in.ts";
import { enqueue, type JobHandler } from "../../database/jobs/jobs.ts";
import type { Database, Queries } from "../../database/database.ts";
import { queueLetter } from "../../letters/outbox/queue-letter.ts";
import { findAccountByEmail } from "./accounts.ts";
import { createPasswordLink } from "./password-links.ts";
import { siteOfBrand } from "./site-of-brand.ts";

const topics = { forgotten: "identity.password-forgotten", registration: "identity.registration" } as const;

const mailRequest = z.object({
  /** Names the request: a job that runs twice queues one letter. */
  requestId: z.string().default(() => randomUUID()),
  email: z.string(),
  /** The pending sign-in it was requested from, if any. */
  signInUid: z.string().nullable(),
  brand: z.enum(brands),
  locale: z.enum(signInLocales),
});
const registration = mailRequest.extend({ givenName: z.string(), familyName: z.string() });

type MailRequest = z.output<typeof mailRequest>;
type Registration = z.output<typeof registration>;

/**
 * Both requests are only queued, the same way for every address; the worker checks later whether there is an account. So
 * neither the response nor its timing reveals which accounts exist.
 */
export const requestReset = (queries: Queries, request: Omit<MailRequest, "requestId">, now: Date): Promise<void> =>
  enqueue(queries, { topic: topics.forgotten, payload: { ...request, requestId: randomUUID() }, runAt: now });

export const requestAccount = (queries: Queries, request: Omit<Registration, "requestId">, now: Date): Promise<void> =>
  enqueue(queries, { topic: topics.registration, payload: { ...request, requestId: randomUUID() }, runAt: now });

type Deps = { database: Database; now: () => Date; issuer: string };
type LinkKind = "password-reset" | "account-invitation" | "account-exists";

/** Queues the requested letters, each with a link of its own. */
export function identityJobs({ database, now, issuer }: Deps): Record<string, JobHandler> {
  const queueLink = (
    tx: Queries,
    { requestId, brand, locale, email }: MailRequest,
    { kind, name, token }: { kind: LinkKind; name: string; token: string },
  ) => {
    const query = new URLSearchParams({ token, brand, locale });
    const content = { kind, link: `${issuer}/choose-password?${query.toString()}` };
    const reader = { recipient: email, name, siteId: siteOfBrand[brand], localeId: locale };
    return queueLetter(tx, { eventKey: `${kind}:${requestId}`, ...reader, content }, now());
  };
  return {
    [topics.forgotten]: (payload) =>
      database.transaction(async (tx) => {
        const request = mailRequest.parse(payload);
        const account = await findAccountByEmail(tx, request.email);
        if (!account) return;
        const token = await createPasswordLink(tx, request, now());
        await queueLink(tx, request, { kind: "password-reset", name: account.givenName, token });
      }),
    [topics.registration]: (payload) =>
      database.transaction(async (tx) => {
        const request = registration.parse(payload);
        const account = await findAccountByEmail(tx, request.email);
        const { givenName, familyName, email, signInUid } = request;
        const person = account ? {} : { person: { givenName, familyName } };
        const token = await createPasswordLink(tx, { email, signInUid, ...person }, now());
        const kind = account ? "account-exists" : "account-invitation";
        await queueLink(tx, request, { kind, name: account?.givenName ?? givenName, token });
      }),
  };
}
