import { z } from "zod";
import { brands, signInLocales } from "../../contracts/identity/sign-in.ts";
import { enqueue, type JobHandler } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import { findAccountByEmail } from "./accounts.ts";
import type { Mail, SendMail } from "./mailbox.ts";
import { createPasswordLink } from "./password-links.ts";
import { brandNames } from "./pages/look.ts";
import { textsOf } from "./texts/speak.ts";
import { fillText, type Texts } from "./texts/texts.ts";

const topics = { forgotten: "identity.password-forgotten", registration: "identity.registration" } as const;

const asked = z.object({
  email: z.string(),
  signInUid: z.string(),
  brand: z.enum(brands),
  locale: z.enum(signInLocales),
});
const registration = asked.extend({ givenName: z.string(), familyName: z.string() });

type Asked = z.output<typeof asked>;
type Registration = z.output<typeof registration>;
type Letter = { recipient: string; name: string; token: string };

/**
 * Both requests are only written down, the same way for every address; whether there is an account is found out later,
 * by the worker. So the answer and its time tell nothing.
 */
export const askForReset = (queries: Queries, payload: Asked, now: Date): Promise<void> =>
  enqueue(queries, { topic: topics.forgotten, payload, runAt: now });

export const askForAccount = (queries: Queries, payload: Registration, now: Date): Promise<void> =>
  enqueue(queries, { topic: topics.registration, payload, runAt: now });

type Means = { queries: Queries; now: () => Date; issuer: string; sendMail: SendMail };

/** The mails that follow a request. */
export function identityJobs({ queries, now, issuer, sendMail }: Means): Record<string, JobHandler> {
  const write = (about: Asked, kind: MailKind, letter: Letter) =>
    sendMail(composeMail(issuer, about, { kind, letter }));
  return {
    async [topics.forgotten](payload) {
      const about = asked.parse(payload);
      const account = await findAccountByEmail(queries, about.email);
      if (!account) return;
      const token = await createPasswordLink(queries, about, now());
      await write(about, "reset", { recipient: account.email, name: account.givenName, token });
    },
    async [topics.registration](payload) {
      const about = registration.parse(payload);
      const account = await findAccountByEmail(queries, about.email);
      const { givenName, familyName, email, signInUid } = about;
      const person = account ? {} : { person: { givenName, familyName } };
      const token = await createPasswordLink(queries, { email, signInUid, ...person }, now());
      const name = account?.givenName ?? givenName;
      await write(about, account ? "known" : "welcome", { recipient: email, name, token });
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
  { brand, locale }: Asked,
  { kind, letter }: { kind: MailKind; letter: Letter },
): Mail {
  const [subject, body] = mailTexts[kind];
  const texts = textsOf[locale];
  const values = { brand: brandNames[brand], name: letter.name };
  const query = new URLSearchParams({ token: letter.token, brand, locale });
  return {
    recipient: letter.recipient,
    subject: fillText(texts[subject], values),
    body: fillText(texts[body], values),
    link: `${issuer}/choose-password?${query.toString()}`,
  };
}
