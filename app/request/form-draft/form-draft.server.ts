import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../settings/sealed-cookie.server.ts";

const draft = z.object({ path: z.string(), fields: z.record(z.string(), z.string()) });

/** What somebody had typed into the form of a page when their session ended. */
export type FormDraft = z.output<typeof draft>;

const QUARTER_OF_AN_HOUR = 900;
/** A cookie holds four kilobytes, sealed. */
const MOST_CHARACTERS = 2_400;
/** What must be typed anew each time. */
const UNKEPT = /password|card|cvc|cvv|iban|secret|token/i;

export const draftCookie = (deps: CookieDeps): SealedCookie<FormDraft> =>
  sealedCookie({ name: "draft", schema: draft, maxAgeSeconds: QUARTER_OF_AN_HOUR }, deps);

/** The typed fields of a request that changes something; undefined when there is nothing to keep. */
export async function readDraft(request: Request, path: string): Promise<FormDraft | undefined> {
  if (["GET", "HEAD"].includes(request.method)) return undefined;
  const form = await request.formData().catch(() => undefined);
  const typed = Array.from(form ?? []).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "" && !UNKEPT.test(pair[0]),
  );
  const fields = Object.fromEntries(typed);
  return typed.length > 0 && JSON.stringify(fields).length <= MOST_CHARACTERS ? { path, fields } : undefined;
}
