import { randomBytes, randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { authenticateCustomer, authorizeCustomer } from "../../../../contracts/commerce/slas.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import { attemptLimits, countAttempt, clearAttempts } from "../attempts.ts";
import { basicCredentials } from "../basic-credentials.ts";
import { findByLogin } from "../customers/customer-table.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { issueCode } from "./authorization-codes.ts";
import { hasOpenGuestSession } from "./shopper-sessions.ts";
import {
  listAttempts,
  countFailure,
  requireNoWait,
  requireAttemptsLeft,
  requireOrganization,
  requirePublicClient,
  requireRedirectUri,
  requireSite,
} from "./slas-checks.ts";
import { refuseSlasInput, slasRefusal } from "./slas-refusal.ts";

export function serveAuthorize(app: Hono, { database: { queries }, settings, now }: ShopperDeps): void {
  serveEndpoint(app, authorizeCustomer, {
    refuseInput: refuseSlasInput,
    async handle({ params, query }) {
      requireOrganization(settings, params.organizationId);
      requirePublicClient(settings, query.client_id);
      requireRedirectUri(settings, query.redirect_uri);
      await requireSite(queries, query.channel_id);
      // A usid in the query is ignored: an attacker could plant one by a link.
      const usid = randomUUID();
      const customerId = randomBytes(13).toString("hex");
      const code = await issueCode(queries, { ...readGrant(query), usid, customerId, isRegistered: false }, now());
      return redirectWith(query.redirect_uri, { usid, code, state: query.state });
    },
  });
}

export function serveLogin(app: Hono, deps: ShopperDeps): void {
  const { queries } = deps.database;
  serveEndpoint(app, authenticateCustomer, {
    refuseInput: refuseSlasInput,
    async handle({ params, body }, context) {
      requireOrganization(deps.settings, params.organizationId);
      requirePublicClient(deps.settings, body.client_id);
      requireRedirectUri(deps.settings, body.redirect_uri);
      await requireSite(queries, body.channel_id);
      const callers = listAttempts(deps, context);
      await requireAttemptsLeft(queries, callers);
      const siteId = body.channel_id;
      const credentials = basicCredentials(context);
      const customerId =
        credentials && (await checkPassword(deps, { siteId, caller: deps.callerOf?.(context) }, credentials));
      if (customerId === undefined) {
        await countFailure(queries, callers);
        throw slasRefusal(401, "invalid credentials");
      }
      const isKnownGuest = body.usid !== undefined && (await hasOpenGuestSession(queries, { usid: body.usid, siteId }));
      const usid = isKnownGuest && body.usid !== undefined ? body.usid : randomUUID();
      const code = await issueCode(queries, { ...readGrant(body), usid, customerId, isRegistered: true }, deps.now());
      return redirectWith(body.redirect_uri, { usid, code, state: body.state });
    },
  });
}

/** The customer with these credentials. The attempt is counted first, so that parallel attempts cannot evade the limit. */
async function checkPassword(
  { database: { queries }, passwords, now }: ShopperDeps,
  { siteId, caller }: { siteId: string; caller: string | undefined },
  { name, password }: { name: string; password: string },
): Promise<string | undefined> {
  const account = `${siteId}:${name.toLowerCase()}`;
  const attempts = [
    ...(caller === undefined ? [] : [{ attemptLimit: attemptLimits.loginFrom, subject: `${account}:${caller}` }]),
    { attemptLimit: attemptLimits.login, subject: account },
  ];
  for (const attempt of attempts) requireNoWait(await countAttempt(queries, { ...attempt, now: now() }));
  const customer = name.includes("\0") ? undefined : await findByLogin(queries, siteId, name);
  if (!(await passwords.matches(password, customer?.passwordHash))) return undefined;
  for (const attempt of attempts) await clearAttempts(queries, attempt);
  return customer?.id;
}

function readGrant(request: { channel_id: string; client_id: string; redirect_uri: string; code_challenge: string }) {
  return {
    siteId: request.channel_id,
    clientId: request.client_id,
    redirectUri: request.redirect_uri,
    codeChallenge: request.code_challenge,
  };
}

function redirectWith(redirectUri: string, values: { usid: string; code: string; state: string | undefined }): string {
  const address = new URL(redirectUri);
  address.searchParams.set("usid", values.usid);
  address.searchParams.set("code", values.code);
  if (values.state !== undefined) address.searchParams.set("state", values.state);
  return address.href;
}
