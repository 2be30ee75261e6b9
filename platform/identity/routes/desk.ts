import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Provider } from "oidc-provider";
import type { z } from "zod";
import type { Database, Queries } from "../../../database/database.ts";
import { fieldErrors } from "../form-fields.ts";
import type { FormTokens } from "../form-token.ts";
import type { KnownDevices } from "../known-devices.ts";
import { countTry, type limits, networkOf } from "../limits.ts";
import type { Mailbox } from "../mailbox.ts";
import type { FormProblem } from "../pages/fields.ts";
import type { Html } from "../pages/html.ts";
import type { Look, Looks } from "../pages/look.ts";
import type { SampleAccount } from "../pages/sample-aside.ts";
import { fillText } from "../texts/texts.ts";

/** What a demonstration shows and a real deployment never does. */
export type Demonstration = { accounts: readonly SampleAccount[]; password: string; mailbox: Mailbox };

/** Everything the pages work with. */
export type Desk = {
  database: Database;
  now: () => Date;
  provider: Provider;
  issuer: URL;
  mount: string;
  looks: Looks;
  formTokens: FormTokens;
  knownDevices: KnownDevices;
  addressOf: (context: Context) => string;
  /** The hash of a password nobody knows, checked where there is no account, so that both cases take as long. */
  nobodysHash: string;
  demonstration: Demonstration | undefined;
  endSessions: EndSessions;
};

/** Ends every session of a person: a browser that holds one, or a copy of one, has to sign in again. */
export type EndSessions = (tx: Queries, sub: string, at: Date) => Promise<void>;

export async function answer(context: Context, page: Html, status: ContentfulStatusCode = 200): Promise<Response> {
  return context.html(await page, status);
}

type Received<Schema extends z.ZodType> =
  | { isGood: true; form: z.output<Schema> }
  | { isGood: false; status: 403 | 422; problem: FormProblem; values: Record<string, string> };

/** Reads a form, and refuses it when it was not sent from a page of ours or a field is wrong. */
export async function receiveForm<Schema extends z.ZodType>(
  desk: Desk,
  context: Context,
  { schema, look }: { schema: Schema; look: Look },
): Promise<Received<Schema>> {
  const sent = Object.fromEntries(new URLSearchParams(await context.req.text()));
  const { password: _, ...values } = sent;
  if (!desk.formTokens.isGenuine(context, sent.form_token)) {
    return { isGood: false, status: 403, problem: { general: look.texts.formExpired }, values };
  }
  const { data, error } = schema.safeParse(sent);
  if (error) return { isGood: false, status: 422, problem: { fields: fieldErrors(error, look.texts) }, values };
  return { isGood: true, form: data };
}

type LimitName = keyof typeof limits;

export type Try = { limit: (typeof limits)[LimitName]; subject: string };

/** Counts a try against several limits; the longest pause counts. */
export async function waitFor(desk: Desk, tries: readonly Try[]): Promise<number> {
  const now = desk.now();
  let longest = 0;
  for (const { limit, subject } of tries) {
    const { waitSeconds } = await countTry(desk.database.queries, limit, { subject, now });
    longest = Math.max(longest, waitSeconds);
  }
  return longest;
}

export function tooManyTries(context: Context, look: Look, waitSeconds: number): FormProblem {
  context.header("retry-after", String(waitSeconds));
  return { general: fillText(look.texts.tooManyTries, { minutes: Math.ceil(waitSeconds / 60) }) };
}

export function networkAddress(desk: Desk, context: Context): string {
  return networkOf(desk.addressOf(context));
}
