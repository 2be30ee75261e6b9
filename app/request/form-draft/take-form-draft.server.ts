import { type RequestContext, shopContext } from "../request-context.ts";
import { draftCookie } from "./form-draft.server.ts";
import { cookieDeps } from "../cookie-deps.server.ts";

/** What was typed into the form of the page before a sign-in, and the header line that makes the browser forget it. */
export async function takeFormDraft(
  request: Request,
  context: RequestContext,
): Promise<{ fields: Record<string, string>; line: string } | undefined> {
  const cookie = draftCookie(cookieDeps(context));
  const kept = await cookie.read(request);
  return kept?.path === context.get(shopContext).pathname ? { fields: kept.fields, line: cookie.clear() } : undefined;
}
