import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { fieldErrors } from "../forms/form-fields.ts";
import { countTry, type limits, networkOf } from "../limits.ts";
import type { FormProblem } from "../pages/fields.ts";
import type { Html } from "../pages/html.ts";
import type { PageSettings } from "../pages/page-settings.ts";
import { fillText } from "../texts/texts.ts";
import type { PageDeps } from "./page-deps.ts";

export async function sendPage(context: Context, page: Html, status: ContentfulStatusCode = 200): Promise<Response> {
  return context.html(await page, status);
}

type ReceivedForm<Schema extends z.ZodType> =
  | { isValid: true; form: z.output<Schema> }
  | { isValid: false; status: 403 | 422; problem: FormProblem; values: Record<string, string> };

/** Reads a form, and refuses it if it was not sent from our own page or a field is invalid. */
export async function receiveForm<Schema extends z.ZodType>(
  deps: PageDeps,
  context: Context,
  { schema, pageSettings }: { schema: Schema; pageSettings: PageSettings },
): Promise<ReceivedForm<Schema>> {
  const sent = Object.fromEntries(new URLSearchParams(await context.req.text()));
  const { password: _, ...values } = sent;
  if (!deps.formTokens.isGenuine(context, sent.form_token)) {
    return { isValid: false, status: 403, problem: { general: pageSettings.texts.formExpired }, values };
  }
  const { data, error } = schema.safeParse(sent);
  if (error)
    return { isValid: false, status: 422, problem: { fields: fieldErrors(error, pageSettings.texts) }, values };
  return { isValid: true, form: data };
}

type LimitName = keyof typeof limits;

export type LimitedTry = { limit: (typeof limits)[LimitName]; subject: string };

/** Counts a try against several limits. Returns the longest pause in seconds, 0 if none is exceeded. */
export async function countAgainstLimits(deps: PageDeps, tries: readonly LimitedTry[]): Promise<number> {
  const now = deps.now();
  let longest = 0;
  for (const { limit, subject } of tries) {
    const { waitSeconds } = await countTry(deps.database.queries, limit, { subject, now });
    longest = Math.max(longest, waitSeconds);
  }
  return longest;
}

export function tooManyTries(context: Context, pageSettings: PageSettings, waitSeconds: number): FormProblem {
  context.header("retry-after", String(waitSeconds));
  return { general: fillText(pageSettings.texts.tooManyTries, { minutes: Math.ceil(waitSeconds / 60) }) };
}

export function networkAddress(deps: PageDeps, context: Context): string {
  return networkOf(deps.addressOf(context));
}
