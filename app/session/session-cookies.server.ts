import { z } from "zod";
import { sealedCookie, type CookieDeps } from "../settings/sealed-cookie.server.ts";
import { person, type Person, shopperTokens, type StoredTokens } from "./shopper-tokens.ts";

/** The session of one site, as the browser's cookies hold it. */
export type StoredSession = {
  tokens?: StoredTokens;
  /** Of a registered customer. */
  person?: Person;
  /** The identity provider's token; needed to sign out there. */
  idToken?: string;
};

const DAY = 86_400;
const REFRESH_SECONDS = 90 * DAY;
const ACCESS_SECONDS = 1_800;

const guestRefresh = shopperTokens
  .pick({ refreshToken: true, customerId: true, usid: true })
  .extend({ organizationId: z.string() });
/** Browsers hold this cookie for months, so it keeps an earlier name of the account's id. */
const storedPerson = person.omit({ accountId: true }).extend({ identityId: z.string() });
const registeredRefresh = guestRefresh.extend({ person: storedPerson });
const access = shopperTokens.pick({ accessToken: true, expiresAt: true, customerId: true });
const identity = z.object({ idToken: z.string(), customerId: z.string() });

export type SessionCookies = {
  read(request: Request): Promise<StoredSession>;
  /**
   * The Set-Cookie lines that change the received session into the new one. Cookies that the request did not send stay
   * untouched: a slow request must not undo a sign-in in another tab.
   */
  write(session: StoredSession, received: StoredSession): Promise<string[]>;
};

/** The makes share a host but no session, so each site has its own cookies. */
export function sessionCookies(
  { organizationId, ...deps }: CookieDeps & { organizationId: string },
  siteId: string,
): SessionCookies {
  const cookies = {
    registered: sealedCookie(
      { name: `cc-nx_${siteId}`, schema: registeredRefresh, maxAgeSeconds: REFRESH_SECONDS },
      deps,
    ),
    guest: sealedCookie({ name: `cc-nx-g_${siteId}`, schema: guestRefresh, maxAgeSeconds: REFRESH_SECONDS }, deps),
    access: sealedCookie({ name: `cc-at_${siteId}`, schema: access, maxAgeSeconds: ACCESS_SECONDS }, deps),
    identity: sealedCookie({ name: `id_token_${siteId}`, schema: identity, maxAgeSeconds: REFRESH_SECONDS }, deps),
  };
  return {
    async read(request) {
      const registered = await cookies.registered.read(request);
      const refresh = registered ?? (await cookies.guest.read(request));
      // Tokens of another commerce organization are not valid here.
      if (refresh?.organizationId !== organizationId) return {};
      const { customerId, usid, refreshToken } = refresh;
      const token = await cookies.access.read(request);
      const isOwn = token?.customerId === customerId;
      const tokens: StoredTokens = {
        kind: registered ? "registered" : "guest",
        customerId,
        usid,
        refreshToken,
        ...(isOwn && { accessToken: token.accessToken, expiresAt: token.expiresAt }),
      };
      if (!registered) return { tokens };
      const proof = await cookies.identity.read(request);
      return {
        tokens,
        person: personOf(registered.person),
        ...(proof?.customerId === customerId && { idToken: proof.idToken }),
      };
    },
    async write({ tokens, person, idToken }, received) {
      const wasRegistered = received.tokens?.kind === "registered";
      const customerCleared = wasRegistered ? [cookies.registered.clear(), cookies.identity.clear()] : [];
      if (!tokens) {
        const guestCleared = received.tokens?.kind === "guest" ? [cookies.guest.clear()] : [];
        return [...customerCleared, ...guestCleared, cookies.access.clear()];
      }
      const { kind, customerId, usid, refreshToken, accessToken, expiresAt } = tokens;
      const refresh = { customerId, usid, refreshToken, organizationId };
      const token = accessToken && expiresAt ? { accessToken, expiresAt, customerId } : undefined;
      const common = token ? await cookies.access.write(token) : cookies.access.clear();
      if (kind === "guest" || !person) return [...customerCleared, await cookies.guest.write(refresh), common];
      return [
        cookies.guest.clear(),
        await cookies.registered.write({ ...refresh, person: toStored(person) }),
        ...(idToken ? [await cookies.identity.write({ idToken, customerId })] : []),
        common,
      ];
    },
  };
}

const personOf = ({ identityId, ...rest }: z.output<typeof storedPerson>): Person => ({
  accountId: identityId,
  ...rest,
});

const toStored = ({ accountId, ...rest }: Person): z.output<typeof storedPerson> => ({
  identityId: accountId,
  ...rest,
});
