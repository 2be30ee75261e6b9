import { isSessionEndedError, chooseLoginAction, tokenState } from "./login-actions.ts";
import type { StoredSession } from "./session-cookies.server.ts";
import type { SharedTokenRequests } from "./shared-token-requests.server.ts";
import type { ShopperLogin } from "./shopper-login.server.ts";
import type { ShopperTokens, StoredTokens } from "./shopper-tokens.ts";

export type KeeperDeps = {
  login: ShopperLogin;
  shared: SharedTokenRequests;
  now: () => Date;
  report: (error: unknown) => void;
  /** A secret that all requests of one browser share before it has a session. */
  browserSecret?: string;
};

/** Holds the tokens of one request and replaces them when they expire. */
export type TokenKeeper = {
  stored(): StoredSession;
  replace(session: StoredSession): void;
  /** Valid tokens; undefined for a visitor without a session. */
  current(): Promise<StoredTokens | undefined>;
  createGuest(endedSession?: StoredTokens): Promise<ShopperTokens>;
  /** A new access token for the same shopper, after commerce refused this one; undefined when there is none. */
  renew(refused: string, customerId: string): Promise<string | undefined>;
  /** Resolves when no refresh is under way any more. */
  waitForRefresh(): Promise<void>;
  /** The tokens of a session that had ended. */
  endedTokens(): StoredTokens | undefined;
};

export function createTokenKeeper(deps: KeeperDeps, received: StoredSession): TokenKeeper {
  const { login, shared, now, report } = deps;
  let stored = received;
  let endedTokens: StoredTokens | undefined;
  let renewal: Promise<unknown> = Promise.resolve();

  const storeTokens = (tokens: ShopperTokens): ShopperTokens => {
    const isSamePerson = tokens.kind === "registered" && tokens.customerId === stored.tokens?.customerId;
    stored = isSamePerson ? { ...stored, tokens } : { tokens };
    return tokens;
  };

  const refresh = async ({ refreshToken }: StoredTokens) => {
    const tokens = await shared.refreshOnce(refreshToken, () => login.refresh(refreshToken));
    // A log-out or a sign-in that happened meanwhile wins over the old session.
    return stored.tokens?.refreshToken === refreshToken ? storeTokens(tokens) : tokens;
  };

  const actions = {
    reuse: async (tokens: StoredTokens) => tokens,
    "reuse and refresh": async (tokens: StoredTokens) => {
      // The current token is valid for this request even if the refresh fails; the next request tries again.
      renewal = refresh(tokens).catch((error: unknown) => {
        if (!isSessionEndedError(error)) report(error);
      });
      return tokens;
    },
    refresh,
    "become a guest": async () => undefined,
    "sign in": async () => undefined,
  };

  /** The result of the work, or undefined when the session has ended. */
  const unlessEnded = async <T>(tokens: StoredTokens, work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      if (!isSessionEndedError(error)) throw error;
      endedTokens = tokens;
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
      const action = chooseLoginAction({ hasCredentials: false, token, hasRefreshToken: true });
      return unlessEnded(tokens, actions[action](tokens));
    },
    /** Requests of the same ended session share one guest, and so do the first requests of one browser. */
    async createGuest(endedSession) {
      const start = () => login.asGuest();
      const secret = endedSession ? `after ${endedSession.refreshToken}` : deps.browserSecret;
      return storeTokens(await (secret === undefined ? start() : shared.createGuestOnce(secret, start)));
    },
    async renew(refused, customerId) {
      const { tokens } = stored;
      if (tokens?.customerId !== customerId) return undefined;
      if (tokens.accessToken !== undefined && tokens.accessToken !== refused) return tokens.accessToken;
      const renewed = await unlessEnded(tokens, refresh(tokens));
      return renewed?.customerId === customerId ? renewed.accessToken : undefined;
    },
    waitForRefresh: async () => void (await renewal),
    endedTokens: () => endedTokens,
  };
}
