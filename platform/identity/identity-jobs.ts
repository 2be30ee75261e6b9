import { z } from "zod";
import { brands, signInLocales } from "../../contracts/identity/sign-in.ts";
import { enqueue, type JobHandler } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import { findAccountByEmail } from "./accounts.ts";
import type { Mail, SendMail } from "./mailbox.ts";
import { createPasswordLink } from "./password-links.ts";
import { brandNames } from "./pages/page-settings.ts";
import { textsOf } from "./texts/choose-locale.ts";
import { fillText, type Texts } from "./texts/texts.ts";

const topics = { forgotten: "identity.password-forgotten", registration: "identity.registration" } as const;

const mailRequest = z.object({
  email: z.string(),
  signInUid: z.string(),
  brand: z.enum(brands),
  locale: z.enum(signInLocales),
});
const registration = mailRequest.extend({ givenName: z.string(), familyName: z.string() });

type MailRequest = z.output<typeof mailRequest>;
type Registration = z.output<typeof registration>;
type Addressee = { recipient: string; name: string; token: string };

/**
 * Both requests are only queued, the same way for every address; the worker checks later whether there is an account. So
 * neither the response nor its timing reveals which accounts exist.
 */
export const requestReset = (queries: Queries, payload: MailRequest, now: Date): Promise<void> =>
  enqueue(queries, { topic: topics.forgotten, payload, runAt: now });

export const requestAccount = (queries: Queries, payload: Registration, now: Date): Promise<void> =>
  enqueue(queries, { topic: topics.registration, payload, runAt: now });

type Deps = { queries: Queries; now: () => Date; issuer: string; sendMail: SendMail };

/** Sends the requested mails. */
export function identityJobs({ queries, now, issuer, sendMail }: Deps): Record<string, JobHandler> {
  const sendRequested = (request: MailRequest, kind: MailKind, addressee: Addressee) =>
    sendMail(composeMail(issuer, request, { kind, addressee }));
  return {
    async [topics.forgotten](payload) {
      const request = mailRequest.parse(payload);
      const account = await findAccountByEmail(queries, request.email);
      if (!account) return;
      const token = await createPasswordLink(queries, request, now());
      await sendRequested(request, "reset", { recipient: account.email, name: account.givenName, token });
    },
    async [topics.registration](payload) {
      const request = registration.parse(payload);
      const account = await findAccountByEmail(queries, request.email);
      const { givenName, familyName, email, signInUid } = request;
      const person = account ? {} : { person: { givenName, familyName } };
      const token = await createPasswordLink(queries, { email, signInUid, ...person }, now());
      const name = account?.givenName ?? givenName;
      await sendRequested(request, account ? "known" : "welcome", { recipient: email, name, token });
    },
  };
}

const mailTexts = {
  reset: ["mailResetSubject", "mailReset"],
  welcome: ["mailWelcomeSubject", "mailWelcome"],
  known: ["mailKnownSubject", "mailKnown"],
} as const satisfies Record<string, readonly [keyof Texts, keyof Texts]>;
type MailKind = keyof typeof mailTexts;

function composeMail(
  issuer: string,
  { brand, locale }: MailRequest,
  { kind, addressee }: { kind: MailKind; addressee: Addressee },
): Mail {
  const [subject, body] = mailTexts[kind];
  const texts = textsOf[locale];
  const values = { brand: brandNames[brand], name: addressee.name };
  const query = new URLSearchParams({ token: addressee.token, brand, locale });
  return {
    recipient: addressee.recipient,
    subject: fillText(texts[subject], values),
    body: fillText(texts[body], values),
    link: `${issuer}/choose-password?${query.toString()}`,
  };
}
