import { isLostSession, loginMove, tokenState } from "./login-moves.ts";
import type { StoredSession } from "./session-cookies.server.ts";
import type { SharedLogins } from "./shared-logins.server.ts";
import type { ShopperLogin } from "./shopper-login.server.ts";
import type { ShopperTokens, StoredTokens } from "./shopper-tokens.ts";

export type KeeperDeps = {
  login: ShopperLogin;
  shared: SharedLogins;
  now: () => Date;
  report: (error: unknown) => void;
  /** A secret that all requests of one browser share before it has a session. */
  browser?: string;
};

/** Holds the tokens of one request and gets others when they no longer do. */
export type TokenKeeper = {
  stored(): StoredSession;
  replace(session: StoredSession): void;
  /** Tokens that are good now; undefined for somebody without a session. */
  current(): Promise<StoredTokens | undefined>;
  becomeGuest(lost?: StoredTokens): Promise<ShopperTokens>;
  /** Another access token for the same shopper, after commerce refused this one; undefined when there is none. */
  renew(refused: string, customerId: string): Promise<string | undefined>;
  /** Ends when no refresh is under way any more. */
  settle(): Promise<void>;
  /** The tokens of a session that had ended. */
  lost(): StoredTokens | undefined;
};

export function createTokenKeeper(deps: KeeperDeps, brought: StoredSession): TokenKeeper {
  const { login, shared, now, report } = deps;
  let stored = brought;
  let lost: StoredTokens | undefined;
  let renewal: Promise<unknown> = Promise.resolve();

  const keep = (tokens: ShopperTokens): ShopperTokens => {
    const isSamePerson = tokens.kind === "registered" && tokens.customerId === stored.tokens?.customerId;
    stored = isSamePerson ? { ...stored, tokens } : { tokens };
    return tokens;
  };

  const refresh = async ({ refreshToken }: StoredTokens) => {
    const tokens = await shared.successorOf(refreshToken, () => login.refresh(refreshToken));
    // A log-out or a sign-in that came meanwhile counts, not the session before it.
    return stored.tokens?.refreshToken === refreshToken ? keep(tokens) : tokens;
  };

  const moves = {
    reuse: async (tokens: StoredTokens) => tokens,
    "reuse and refresh": async (tokens: StoredTokens) => {
      // The token in hand is good for this request whatever comes of it; the next request sees to the rest.
      renewal = refresh(tokens).catch((error: unknown) => {
        if (!isLostSession(error)) report(error);
      });
      return tokens;
    },
    refresh,
    "become a guest": async () => undefined,
    "sign in": async () => undefined,
  };

  /** The work's result, or undefined when it turns out that the session has ended. */
  const orLost = async <T>(tokens: StoredTokens, work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      if (!isLostSession(error)) throw error;
      lost = tokens;
      stored = {};
      return undefined;
    }
  };

  return {
    stored: () => stored,
    replace(session) {
      stored = session;
      renewal = Promise.resolve();
    },
    async current() {
      const { tokens } = stored;
      if (!tokens) return undefined;
      const token = tokenState(tokens.expiresAt, now());
      const move = loginMove({ hasCredentials: false, token, hasRefreshToken: true });
      return orLost(tokens, moves[move](tokens));
    },
    /** Requests that lost the same session become the same guest, and so do the first requests of one browser. */
    async becomeGuest(lostTokens) {
      const start = () => login.asGuest();
      const secret = lostTokens ? `after ${lostTokens.refreshToken}` : deps.browser;
      return keep(await (secret === undefined ? start() : shared.guestOf(secret, start)));
    },
    async renew(refused, customerId) {
      const { tokens } = stored;
      if (tokens?.customerId !== customerId) return undefined;
      if (tokens.accessToken !== undefined && tokens.accessToken !== refused) return tokens.accessToken;
      const renewed = await orLost(tokens, refresh(tokens));
      return renewed?.customerId === customerId ? renewed.accessToken : undefined;
    },
    settle: async () => void (await renewal),
    lost: () => lost,
  };
}
