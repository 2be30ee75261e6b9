import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { getTrustedSystemAccessToken, type TokenResponse } from "../../../../contracts/commerce/slas.ts";
import type { Queries } from "../../../../database/database.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import { findOrCreateByIdentity, recordLogin } from "../customers/customer-table.ts";
import type { Identity, ShopperDeps } from "../shopper-deps.ts";
import { issueTokens } from "./issue-tokens.ts";
import { closeGuestSession, hasOpenGuestSession, openSession, type OpenSession } from "./shopper-sessions.ts";
import {
  listAttempts,
  countFailure,
  isTrustedClient,
  requireAttemptsLeft,
  requireOrganization,
  requirePublicClient,
  requireSite,
} from "./slas-checks.ts";
import { refuseSlasInput, slasRefusal } from "./slas-refusal.ts";

/** Signs in a customer whom the identity provider has authenticated, for the shop's server. */
export function serveTrustedSystem(app: Hono, deps: ShopperDeps): void {
  const { queries } = deps.database;
  serveEndpoint(app, getTrustedSystemAccessToken, {
    refuseInput: refuseSlasInput,
    async handle({ params, body }, context): Promise<TokenResponse> {
      requireOrganization(deps.settings, params.organizationId);
      const callers = listAttempts(deps, context);
      await requireAttemptsLeft(queries, callers);
      if (!isTrustedClient(deps.settings, context)) {
        await countFailure(queries, callers);
        throw slasRefusal(401, "invalid client credentials");
      }
      requirePublicClient(deps.settings, body.client_id);
      await requireSite(queries, body.channel_id);
      const identity = await deps.verifyIdentity(body.id_token);
      if (!identity) throw slasRefusal(401, "invalid id_token");
      if (!identity.crmId || !identity.cdcId) throw slasRefusal(403, "No CRMID / SAP CDC found");
      const start = { identity, siteId: body.channel_id, clientId: body.client_id, usid: body.usid };
      return issueTokens(deps, await deps.database.transaction((tx) => signIn(tx, deps.now, start)));
    },
  });
}

type SignIn = { identity: Identity; siteId: string; clientId: string; usid: string | undefined };

async function signIn(
  tx: Queries,
  now: () => Date,
  { identity, siteId, clientId, usid: guestUsid }: SignIn,
): Promise<OpenSession> {
  const at = now();
  const customerId = await findOrCreateByIdentity(tx, { siteId, identity, now: at });
  await recordLogin(tx, customerId, at);
  const isGuest = guestUsid !== undefined && (await hasOpenGuestSession(tx, { usid: guestUsid, siteId }));
  const usid = isGuest && guestUsid !== undefined ? guestUsid : randomUUID();
  await closeGuestSession(tx, { usid, siteId }, at);
  return openSession(tx, { siteId, clientId, customerId, usid, isRegistered: true }, at);
}
