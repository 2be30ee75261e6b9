import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

/** Who is shopping, as an access token says. */
export type Shopper = { siteId: string; customerId: string; usid: string; isRegistered: boolean };

export type AccessTokens = {
  sign(shopper: Shopper): Promise<string>;
  /** The shopper of a valid token; undefined for one that is forged, foreign or expired. */
  verify(token: string): Promise<Shopper | undefined>;
};

export const accessTokenSeconds = 1800;

const issuer = "commerce";
const claims = z.object({ site: z.string(), sub: z.string(), usid: z.string(), registered: z.boolean() });

export function createAccessTokens({ secret, now }: { secret: Uint8Array; now: () => Date }): AccessTokens {
  return {
    sign({ siteId, customerId, usid, isRegistered }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ site: siteId, usid, registered: isRegistered })
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
      const { site, sub, usid, registered } = parsed.data;
      return { siteId: site, customerId: sub, usid, isRegistered: registered };
    },
  };
}
