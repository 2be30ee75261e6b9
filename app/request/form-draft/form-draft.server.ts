import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../settings/sealed-cookie.server.ts";

const draft = z.object({ path: z.string(), fields: z.record(z.string(), z.string()) });

/** What a customer had typed into the form of a page when their session ended. */
export type FormDraft = z.output<typeof draft>;

const DRAFT_SECONDS = 900;
/** A sealed cookie may have four kilobytes. */
const MAX_CHARACTERS = 2_400;
/** Fields that are never stored. */
const SECRET_FIELDS = /password|card|cvc|cvv|iban|secret|token/i;

export const draftCookie = (deps: CookieDeps): SealedCookie<FormDraft> =>
  sealedCookie({ name: "draft", schema: draft, maxAgeSeconds: DRAFT_SECONDS }, deps);

/** The filled-in fields of a submitted form; undefined when there is nothing to store. */
export async function readDraft(request: Request, path: string): Promise<FormDraft | undefined> {
  if (["GET", "HEAD"].includes(request.method)) return undefined;
  const form = await request.formData().catch(() => undefined);
  const typed = Array.from(form ?? []).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "" && !SECRET_FIELDS.test(pair[0]),
  );
  const fields = Object.fromEntries(typed);
  return typed.length > 0 && JSON.stringify(fields).length <= MAX_CHARACTERS ? { path, fields } : undefined;
}
