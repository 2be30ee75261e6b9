import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

/** The shopper of an access token. */
export type Shopper = {
  siteId: string;
  customerId: string;
  usid: string;
  isRegistered: boolean;
  /** The token's session. When it is revoked, the token is no longer valid. */
  sessionId?: string | undefined;
};

export type AccessTokens = {
  sign(shopper: Shopper): Promise<string>;
  /** The shopper of a valid token; undefined for one that is forged, of another issuer, expired or revoked. */
  verify(token: string): Promise<Shopper | undefined>;
};

export const accessTokenSeconds = 1800;

const issuer = "commerce";
const claims = z.object({
  site: z.string(),
  sub: z.string(),
  usid: z.string(),
  registered: z.boolean(),
  sid: z.string().optional(),
});

type Settings = { secret: Uint8Array; now: () => Date; isRevoked?: (sessionId: string) => Promise<boolean> };

export function createAccessTokens({ secret, now, isRevoked }: Settings): AccessTokens {
  return {
    sign({ siteId, customerId, usid, isRegistered, sessionId }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ site: siteId, usid, registered: isRegistered, ...(sessionId && { sid: sessionId }) })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setSubject(customerId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(secret);
    },
    async verify(token) {
      const verified = await jwtVerify(token, secret, { issuer, algorithms: ["HS256"], currentDate: now() }).catch(
        () => undefined,
      );
      const parsed = claims.safeParse(verified?.payload);
      if (!parsed.success) return undefined;
      const { site, sub, usid, registered, sid } = parsed.data;
      if (sid !== undefined && (await isRevoked?.(sid))) return undefined;
      return { siteId: site, customerId: sub, usid, isRegistered: registered, sessionId: sid };
    },
  };
}
