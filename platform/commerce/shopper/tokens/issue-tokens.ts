import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import type { TokenResponse } from "../../../../contracts/commerce/slas.ts";
import { accessTokenSeconds } from "../../access-token.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { type OpenSession, refreshSeconds, type ShopperSession } from "./shopper-sessions.ts";

/** The token response for a session that has just been opened or renewed. */
export async function issueTokens(
  deps: Pick<ShopperDeps, "accessTokens" | "secret" | "now">,
  { session, refreshToken }: OpenSession,
): Promise<TokenResponse> {
  const { isRegistered, customerId, usid } = session;
  return {
    access_token: await deps.accessTokens.sign({ ...session, sessionId: session.id }),
    id_token: isRegistered ? await signIdToken(deps, session) : "",
    refresh_token: refreshToken,
    expires_in: accessTokenSeconds,
    refresh_token_expires_in: isRegistered ? refreshSeconds.registered : refreshSeconds.guest,
    token_type: "BEARER",
    usid,
    customer_id: customerId,
    enc_user_id: isRegistered ? createHash("sha256").update(customerId).digest("hex") : "",
    idp_access_token: "",
  };
}

/** Identifies the customer to the client. It cannot be used as an access token, because its issuer differs. */
async function signIdToken({ secret, now }: Pick<ShopperDeps, "secret" | "now">, session: ShopperSession) {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ usid: session.usid })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("commerce-identity")
    .setAudience(session.clientId)
    .setSubject(session.customerId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(secret);
}
