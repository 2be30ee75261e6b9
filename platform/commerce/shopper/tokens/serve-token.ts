import type { Context, Hono } from "hono";
import {
  getAccessToken,
  logoutCustomer,
  endedSessionMessages,
  type TokenResponse,
} from "../../../../contracts/commerce/slas.ts";
import type { CallResult, ReceivedInput } from "../../../../contracts/endpoint.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import { bearerToken } from "../../require-shopper.ts";
import { recordLogin } from "../customers/customer-table.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { recordSession, redeemCode } from "./authorization-codes.ts";
import { issueTokens } from "./issue-tokens.ts";
import {
  closeGuestSession,
  findSessionId,
  openSession,
  type OpenSession,
  raceMs,
  revokeSession,
  rotateRefreshToken,
} from "./shopper-sessions.ts";
import {
  listAttempts,
  countFailure,
  requireAttemptsLeft,
  requireOrganization,
  requirePublicClient,
} from "./slas-checks.ts";
import { refuseSlasInput, slasRefusal } from "./slas-refusal.ts";

type TokenRequest = ReceivedInput<typeof getAccessToken>["body"];
type CodeRequest = Extract<TokenRequest, { grant_type: "authorization_code_pkce" }>;
type RefreshRequest = Extract<TokenRequest, { grant_type: "refresh_token" }>;

/** A session, or the message of the refusal. */
type GrantResult = OpenSession | { refusal: string };

export function serveToken(app: Hono, deps: ShopperDeps): void {
  serveEndpoint(app, getAccessToken, {
    refuseInput: refuseSlasInput,
    async handle({ params, body }, context): Promise<TokenResponse> {
      requireOrganization(deps.settings, params.organizationId);
      requirePublicClient(deps.settings, body.client_id);
      const isCode = body.grant_type === "authorization_code_pkce";
      return grantWithinLimits(deps, { context, credential: isCode ? body.code : body.refresh_token }, () =>
        isCode ? grantByCode(deps, body) : grantByRefreshToken(deps, body),
      );
    },
  });
}

async function grantWithinLimits(
  deps: ShopperDeps,
  { context, credential }: { context: Context; credential: string },
  grant: () => Promise<GrantResult>,
): Promise<TokenResponse> {
  const { queries } = deps.database;
  const attempts = listAttempts(deps, context, credential);
  await requireAttemptsLeft(queries, attempts);
  const granted = await grant();
  if (!("refusal" in granted)) return issueTokens(deps, granted);
  await countFailure(queries, attempts);
  throw slasRefusal(400, granted.refusal);
}

/** Returns a refusal instead of throwing it, so that the transaction commits and the code stays used. */
async function grantByCode({ database, now }: ShopperDeps, body: CodeRequest): Promise<GrantResult> {
  return database.transaction(async (tx) => {
    const at = now();
    const { code, client_id: clientId, redirect_uri: redirectUri, channel_id: siteId, usid } = body;
    const redemption = { code, codeVerifier: body.code_verifier, clientId, redirectUri, siteId, usid };
    const redeemed = await redeemCode(tx, redemption, at);
    if (redeemed.outcome === "replayed" && redeemed.sessionId && at.getTime() - redeemed.usedAt.getTime() >= raceMs) {
      await revokeSession(tx, redeemed.sessionId, at);
    }
    if (redeemed.outcome !== "redeemed") return { refusal: "invalid code" };
    const { grant } = redeemed;
    if (grant.isRegistered) {
      await closeGuestSession(tx, grant, at);
      await recordLogin(tx, grant.customerId, at);
    }
    const opened = await openSession(tx, { ...pickShopper(grant), clientId }, at);
    await recordSession(tx, code, opened.session.id);
    return opened;
  });
}

function pickShopper({
  siteId,
  customerId,
  usid,
  isRegistered,
}: {
  siteId: string;
  customerId: string;
  usid: string;
  isRegistered: boolean;
}) {
  return { siteId, customerId, usid, isRegistered };
}

async function grantByRefreshToken({ database, now }: ShopperDeps, body: RefreshRequest): Promise<GrantResult> {
  const presented = { refreshToken: body.refresh_token, clientId: body.client_id, siteId: body.channel_id };
  const rotation = await database.transaction((tx) => rotateRefreshToken(tx, presented, now()));
  return rotation.outcome === "rotated" ? rotation : { refusal: endedSessionMessages[rotation.outcome] };
}

export function serveLogout(app: Hono, { database: { queries }, accessTokens, settings, now }: ShopperDeps): void {
  serveEndpoint(app, logoutCustomer, {
    refuseInput: refuseSlasInput,
    async handle({ params, query }, context): Promise<CallResult<typeof logoutCustomer>> {
      requireOrganization(settings, params.organizationId);
      requirePublicClient(settings, query.client_id);
      const token = bearerToken(context);
      const shopper = token === undefined ? undefined : await accessTokens.verify(token);
      if (!shopper || shopper.siteId !== query.channel_id) throw slasRefusal(401, "invalid access_token");
      const presented = { refreshToken: query.refresh_token, clientId: query.client_id, siteId: query.channel_id };
      const sessionId = await findSessionId(queries, presented);
      if (sessionId === undefined || sessionId !== shopper.sessionId) {
        throw slasRefusal(400, endedSessionMessages.invalid);
      }
      await revokeSession(queries, sessionId, now());
      return undefined;
    },
  });
}
