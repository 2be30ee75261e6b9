import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { draftCookie, readDraft } from "../../request/form-draft/form-draft.server.ts";
import { type RequestContext, requestedShopContext } from "../../request/request-context.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

/** Keeps what was typed into a form in a cookie of the response, until the visitor is back from a sign-in. */
export async function withFormDraft(request: Request, context: RequestContext, response: Response): Promise<Response> {
  const draft = await readDraft(request, context.get(requestedShopContext).pathname);
  if (draft) addCookies(response.headers, await draftCookie(cookieDeps(context)).write(draft));
  return response;
}
