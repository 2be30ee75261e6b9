import { type RequestContext, requestedShopContext } from "../request-context.ts";
import { draftCookie } from "./form-draft.server.ts";
import { cookieDeps } from "../cookies/cookie-deps.server.ts";

/** The stored fields of this page's form, and the Set-Cookie line that removes them from the browser. */
export async function takeFormDraft(
  request: Request,
  context: RequestContext,
): Promise<{ fields: Record<string, string>; line: string } | undefined> {
  const cookie = draftCookie(cookieDeps(context));
  const draft = await cookie.read(request);
  return draft?.path === context.get(requestedShopContext).pathname
    ? { fields: draft.fields, line: cookie.clear() }
    : undefined;
}
