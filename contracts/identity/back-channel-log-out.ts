import { z } from "zod";

/** Where a shop receives notices of log-outs and new passwords: OpenID Connect Back-Channel Logout 1.0. */
export const backChannelLogOutPath = "/backchannel-logout";

export const logOutTokenType = "logout+jwt";
export const logOutEvent = "http://schemas.openid.net/event/backchannel-logout";

/** A token with a nonce is an id token, not a logout token, and is refused. */
export const logOutClaims = z.object({
  sub: z.string().min(1).max(100),
  iat: z.number(),
  events: z.object({ [logOutEvent]: z.object({}) }),
  nonce: z.undefined().optional(),
});
