import type { Client } from "../../contracts/client.ts";
import { isFault } from "../../contracts/fault.ts";
import { withoutTimeBudget } from "../../contracts/time-budget.ts";
import type { BackingSystems } from "../../contracts/services.ts";
import type { Session, Shopper } from "./session.ts";
import type { StoredSession } from "./session-cookies.server.ts";
import type { StoredTokens } from "./shopper-tokens.ts";
import { createTokenKeeper, type KeeperDeps, type TokenKeeper } from "./token-keeper.server.ts";

type Deps = KeeperDeps & { services: Pick<BackingSystems, "commerceOcapi" | "commerceScapi">; hasEnded?: boolean };

export type OpenSession = Session & {
  /** The session to store in the browser; undefined when it has not changed. Waits for a refresh under way. */
  changed(): Promise<StoredSession | undefined>;
};

/** Opens the session of one request, from what the browser sent. */
export function openSession(deps: Deps, received: StoredSession): OpenSession {
  const { services, login, report } = deps;
  const keeper = createTokenKeeper(deps, received);
  const pending: { read?: Promise<Shopper | undefined>; shopper?: Promise<Shopper> } = {};

  const shopperOf = ({ kind, customerId }: StoredTokens): Shopper => ({
    kind,
    customerId,
    commerceOcapi: authorizeClient(keeper, services.commerceOcapi, customerId),
    commerceScapi: authorizeClient(keeper, services.commerceScapi, customerId),
  });

  const readShopper = async () => {
    const tokens = await keeper.current();
    return tokens && shopperOf(tokens);
  };

  const findOrCreateGuest = async () => {
    await pending.read;
    const found = await readShopper();
    if (found) return found;
    const endedTokens = keeper.endedTokens();
    const guest = shopperOf(await keeper.createGuest(endedTokens));
    // Other requests of the same ended session share this guest, who may have a basket already.
    return { ...guest, isNew: endedTokens === undefined };
  };

  const findShopper = () => {
    pending.read ??= readShopper().finally(() => delete pending.read);
    return pending.read;
  };

  /** Logs out at commerce. The browser's session does not depend on the answer. */
  const logOutAtCommerce = async () => {
    const endedKeeper = createTokenKeeper(deps, keeper.stored());
    await withoutTimeBudget(() => endAtCommerce(endedKeeper, login)).catch((error: unknown) => {
      // The identity provider may have ended all sessions of the customer already.
      if (!isFault(error) || error.status !== 401) report(error);
    });
  };

  return {
    get isRegistered() {
      return keeper.stored().tokens?.kind === "registered";
    },
    hasEnded: deps.hasEnded ?? false,
    get customerId() {
      return keeper.stored().tokens?.customerId;
    },
    get person() {
      return keeper.stored().person;
    },
    get idToken() {
      return keeper.stored().idToken;
    },
    findShopper: () => pending.shopper ?? findShopper(),
    getOrCreateShopper() {
      pending.shopper ??= findOrCreateGuest().finally(() => delete pending.shopper);
      return pending.shopper;
    },
    async signIn({ idToken, person }) {
      await keeper.waitForRefresh();
      const before = keeper.stored().tokens;
      if (before?.kind === "registered") void logOutAtCommerce();
      const tokens = await login.signIn(idToken, before?.kind === "guest" ? before.usid : undefined);
      keeper.replace({ tokens, person: { ...person, signedInAt: deps.now().getTime() }, idToken });
      return shopperOf(tokens);
    },
    signOut: () => {
      const loggedOut = logOutAtCommerce();
      keeper.replace({});
      return loggedOut;
    },
    async changed() {
      await Promise.allSettled([pending.read, pending.shopper]);
      await keeper.waitForRefresh();
      return keeper.stored() === received ? undefined : keeper.stored();
    },
  };
}

async function endAtCommerce(keeper: TokenKeeper, login: KeeperDeps["login"]): Promise<void> {
  const tokens = await keeper.current();
  await keeper.waitForRefresh();
  const latest = keeper.stored().tokens ?? tokens;
  if (latest) await login.logOut(latest);
}

/** The client with the shopper's token. When commerce refuses the token, the call is repeated once with a new one. */
function authorizeClient(keeper: TokenKeeper, client: Client, customerId: string): Client {
  return async (endpoint, input, options = {}) => {
    const send = (token: string) =>
      client(endpoint, input, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
    const { tokens } = keeper.stored();
    const token = tokens?.customerId === customerId ? (tokens.accessToken ?? "") : "";
    try {
      return await send(token);
    } catch (error) {
      if (!isFault(error) || error.status !== 401) throw error;
      const renewed = await keeper.renew(token, customerId);
      if (renewed === undefined) throw error;
      return send(renewed);
    }
  };
}
