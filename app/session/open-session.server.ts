import type { Client } from "../../contracts/client.ts";
import { isFault } from "../../contracts/fault.ts";
import { withoutTimeBudget } from "../../contracts/time-budget.ts";
import type { Services } from "../../contracts/services.ts";
import type { Session, Shopper } from "./session.ts";
import type { StoredSession } from "./session-cookies.server.ts";
import type { StoredTokens } from "./shopper-tokens.ts";
import { createTokenKeeper, type KeeperDeps, type TokenKeeper } from "./token-keeper.server.ts";

type Deps = KeeperDeps & { services: Pick<Services, "commerce" | "commerceData">; hasEnded?: boolean };

export type OpenSession = Session & {
  /** What the browser is to remember from now on; undefined while it knows that already. Waits for a refresh under way. */
  changed(): Promise<StoredSession | undefined>;
};

/** The session of one request, begun with what the browser brought. */
export function openSession(deps: Deps, brought: StoredSession): OpenSession {
  const { services, login, report } = deps;
  const keeper = createTokenKeeper(deps, brought);
  const pending: { known?: Promise<Shopper | undefined>; shopper?: Promise<Shopper> } = {};

  const shopperOf = ({ kind, customerId }: StoredTokens): Shopper => ({
    kind,
    customerId,
    commerce: speakFor(keeper, services.commerce, customerId),
    commerceData: speakFor(keeper, services.commerceData, customerId),
  });

  const find = async () => {
    const tokens = await keeper.current();
    return tokens && shopperOf(tokens);
  };

  const findOrBecome = async () => {
    await pending.known;
    const found = await find();
    if (found) return found;
    const lost = keeper.lost();
    const guest = shopperOf(await keeper.becomeGuest(lost));
    // Other requests that lost the same session are the same guest, with a basket perhaps.
    return { ...guest, isNew: lost === undefined };
  };

  const known = () => {
    pending.known ??= find().finally(() => delete pending.known);
    return pending.known;
  };

  /** Whatever commerce says to it, and however late: the session of this browser does not depend on it. */
  const leave = async () => {
    const leaving = createTokenKeeper(deps, keeper.stored());
    await withoutTimeBudget(() => endAtCommerce(leaving, login)).catch((error: unknown) => {
      // The identity provider may have been faster to end all sessions of the person.
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
    known: () => pending.shopper ?? known(),
    shopper() {
      pending.shopper ??= findOrBecome().finally(() => delete pending.shopper);
      return pending.shopper;
    },
    async signIn({ idToken, person }) {
      await keeper.settle();
      const before = keeper.stored().tokens;
      if (before?.kind === "registered") void leave();
      const tokens = await login.signIn(idToken, before?.kind === "guest" ? before.usid : undefined);
      keeper.replace({ tokens, person: { ...person, signedInAt: deps.now().getTime() }, idToken });
      return shopperOf(tokens);
    },
    signOut: () => {
      const left = leave();
      keeper.replace({});
      return left;
    },
    async changed() {
      await Promise.allSettled([pending.known, pending.shopper]);
      await keeper.settle();
      return keeper.stored() === brought ? undefined : keeper.stored();
    },
  };
}

async function endAtCommerce(keeper: TokenKeeper, login: KeeperDeps["login"]): Promise<void> {
  const tokens = await keeper.current();
  await keeper.settle();
  const latest = keeper.stored().tokens ?? tokens;
  if (latest) await login.logOut(latest);
}

/** The client with the shopper's token. When commerce refuses it, the call is repeated once with the next token. */
function speakFor(keeper: TokenKeeper, client: Client, customerId: string): Client {
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
