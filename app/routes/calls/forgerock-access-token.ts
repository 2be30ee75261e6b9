import { createHash } from "node:crypto";
import { z } from "zod";
import { handleSignInCallback } from "../../features/sign-in/handle-sign-in-callback.server.ts";
import { closeFlow, flowsCookie } from "../../features/sign-in/sign-in-flows.server.ts";
import { SIGN_IN_PROBLEMS, type SignInProblem } from "../../features/sign-in/sign-in-problem.ts";
import { factsContext, settingsContext, requestedShopContext, depsContext } from "../../request/request-context.ts";
import { storageKeyCookie } from "../../session/storage-encryption-key.server.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import { missingPartsResponse } from "../../request/missing-parts.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import type { Route } from "./+types/forgerock-access-token";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

const body = z.strictObject({
  customerCode: z.string().min(1).max(2048),
  codeVerifier: z.string().max(128).optional(),
  origin: z.string().max(200).optional(),
});

const STATUS: Record<SignInProblem, number> = { token: 401, ids: 403, customer: 502, unavailable: 503 };

/**
 * Completes the sign-in that this browser started last. The tokens stay on the server: `idToken` in the answer is only a
 * hash of the received one, and grants no access.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const settings = context.get(settingsContext);
  const { host, ip } = context.get(factsContext);
  const allowance = await context.get(depsContext).limits.signInPerIp(ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  const sent: unknown = await request.json().catch(() => undefined);
  const incomplete = missingPartsResponse(sent, ["customerCode"]);
  if (incomplete) return incomplete;
  const data = parseRequest(sent, siteOrigin(settings, host));
  if (!data) return answer({ error: "invalid request" }, 400);
  const siteId = context.get(requestedShopContext).shop.site.id;
  const { flow, line } = await closeFlow(flowsCookie(cookieDeps(context)), request, (one) => one.siteId === siteId);
  const headers = addCookies(new Headers({ "cache-control": "no-store" }), line);
  const isOwnVerifier = data.codeVerifier === undefined || data.codeVerifier === flow?.verifier;
  if (!flow || !isOwnVerifier) return answerProblem("token", headers);
  const query = new URLSearchParams({ code: data.customerCode, state: flow.state, iss: settings.identity.issuer });
  const outcome = await handleSignInCallback(context, { flow, query });
  if (outcome.kind !== "signedIn") return answerProblem(outcome.kind === "failed" ? outcome.problem : "token", headers);
  addCookies(headers, storageKeyCookie(cookieDeps(context)).clear());
  return answer({ idToken: createHash("sha256").update(outcome.idToken).digest("base64url") }, 200, headers);
}

/** Undefined for a malformed request, or one that names another origin than the shop's. */
function parseRequest(sent: unknown, origin: string): z.infer<typeof body> | undefined {
  const { data } = body.safeParse(sent);
  return data?.origin === undefined || data.origin === origin ? data : undefined;
}

export const loader = () => answer({ error: "method not allowed" }, 405, new Headers({ allow: "POST" }));

const answerProblem = (problem: SignInProblem, headers: Headers) =>
  answer({ error: SIGN_IN_PROBLEMS[problem] }, STATUS[problem], headers);

function answer(document: object, status: number, headers = new Headers({ "cache-control": "no-store" })): Response {
  return Response.json(document, { status, headers });
}
