import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../../contracts/client.ts";
import { createSlasClient } from "../../contracts/commerce/slas.ts";
import { createHandover } from "../../test/session-fixture.ts";
import {
  clientId,
  organizationId,
  prepareShopper,
  type ShopperFixture,
  trustedClient,
} from "../../test/shopper-fixture.ts";
import type { StoredSession } from "./session-cookies.server.ts";
import { createSharedTokenRequests } from "./shared-token-requests.server.ts";
import { createShopperLogin, type ShopperLogin } from "./shopper-login.server.ts";
import type { ShopperTokens, StoredTokens } from "./shopper-tokens.ts";
import { createTokenKeeper } from "./token-keeper.server.ts";

const ACCESS_SECONDS = 1_800;
const person = { accountId: "cdc-1", firstName: "Ada" };

/** The connection to commerce: a test can cut it, or delay its answers by `gate`. */
const wire = { isDown: false, grants: [] as string[], gate: undefined as Promise<void> | undefined };
const failures: unknown[] = [];

let commerce: ShopperFixture;
let login: ShopperLogin;
beforeAll(async () => {
  commerce = await prepareShopper();
  commerce.registerIdToken("proof", {
    subject: "ada",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Byron",
    crmId: "crm-1",
    cdcId: "cdc-1",
  });
  const connection: Connection = {
    baseUrl: "http://commerce.invalid",
    async fetch(request) {
      if (wire.isDown) throw new TypeError("down");
      wire.grants.push(new URLSearchParams(await request.clone().text()).get("grant_type") ?? "");
      await wire.gate;
      return commerce.app.fetch(request);
    },
  };
  const settings = {
    commerce: { organizationId, clientId, serverClient: trustedClient },
    publicOrigin: "http://shop.invalid",
  };
  login = createShopperLogin({ call: createSlasClient(connection), settings, now: commerce.now, siteId: "VCS" });
});
afterAll(() => commerce.close());
beforeEach(() => {
  Object.assign(wire, { isDown: false, grants: [], gate: undefined });
  failures.length = 0;
});

const report = (error: unknown) => void failures.push(error);
const newProcess = () => createSharedTokenRequests({ handover: createHandover(), now: commerce.now, report });

function open(
  received: StoredSession,
  { shared = newProcess(), browserSecret }: { shared?: ReturnType<typeof newProcess>; browserSecret?: string } = {},
) {
  return createTokenKeeper(
    { login, shared, now: commerce.now, report, ...(browserSecret !== undefined && { browserSecret }) },
    received,
  );
}

/** A new session whose tokens are so many seconds old; its own calls are not counted. */
async function sessionAfter(seconds: number, begin: () => Promise<ShopperTokens> = () => login.asGuest()) {
  const tokens = await begin();
  commerce.pass(seconds);
  wire.grants.length = 0;
  return tokens;
}
const asCustomer = () => login.signIn("proof", undefined);
/** A session that has ended at commerce, with an expired access token. */
async function endedSession() {
  const tokens = await sessionAfter(0);
  await login.logOut(tokens);
  commerce.pass(ACCESS_SECONDS);
  wire.grants.length = 0;
  return tokens;
}

describe("the tokens of a request", () => {
  it("do not exist for a visitor without a session, and commerce is not called", async () => {
    const keeper = open({});
    expect(await keeper.current()).toBeUndefined();
    expect(keeper.endedTokens()).toBeUndefined();
    expect(wire.grants).toEqual([]);
  });

  it.each([0, 1, ACCESS_SECONDS - 61])("are used unchanged %i seconds after they were issued", async (seconds) => {
    const tokens = await sessionAfter(seconds);
    const keeper = open({ tokens });
    expect(await keeper.current()).toBe(tokens);
    await keeper.waitForRefresh();
    expect(keeper.stored().tokens).toBe(tokens);
    expect(wire.grants).toEqual([]);
  });

  it.each([ACCESS_SECONDS - 60, ACCESS_SECONDS - 1])(
    "are used once more after %i seconds, while the next ones are fetched",
    async (seconds) => {
      const tokens = await sessionAfter(seconds);
      const keeper = open({ tokens });
      expect(await keeper.current()).toBe(tokens);
      await keeper.waitForRefresh();
      expect(wire.grants).toEqual(["refresh_token"]);
      expect(keeper.stored().tokens).toMatchObject({ customerId: tokens.customerId, kind: "guest" });
      expect(keeper.stored().tokens?.refreshToken).not.toBe(tokens.refreshToken);
    },
  );

  it.each([ACCESS_SECONDS, ACCESS_SECONDS + 1, 86_400])("are refreshed after %i seconds", async (seconds) => {
    const tokens = await sessionAfter(seconds);
    const keeper = open({ tokens });
    const fresh = await keeper.current();
    expect(fresh).toMatchObject({ customerId: tokens.customerId, usid: tokens.usid });
    expect(fresh?.accessToken).not.toBe(tokens.accessToken);
    expect(fresh?.expiresAt).toBe(commerce.now().getTime() + ACCESS_SECONDS * 1000);
    expect(keeper.stored().tokens).toBe(fresh);
  });

  it("are refreshed when the browser has dropped the access token", async () => {
    const { accessToken: _, expiresAt: __, ...remaining } = await sessionAfter(0);
    expect((await open({ tokens: remaining }).current())?.accessToken).toEqual(expect.any(String));
    expect(wire.grants).toEqual(["refresh_token"]);
  });
});

describe("while commerce is down", () => {
  it("a token in its last minute is still used, and the failure is reported", async () => {
    const tokens = await sessionAfter(ACCESS_SECONDS - 30);
    wire.isDown = true;
    const keeper = open({ tokens });
    expect(await keeper.current()).toBe(tokens);
    await keeper.waitForRefresh();
    expect(failures).toHaveLength(1);
    expect(keeper.stored().tokens).toBe(tokens);
  });

  it("an expired token cannot be replaced, but its session has not ended", async () => {
    const tokens = await sessionAfter(ACCESS_SECONDS);
    wire.isDown = true;
    const keeper = open({ tokens });
    await expect(keeper.current()).rejects.toThrow("commerce cannot be reached");
    expect([keeper.stored().tokens, keeper.endedTokens()]).toEqual([tokens, undefined]);
    wire.isDown = false;
    expect((await keeper.current())?.customerId).toBe(tokens.customerId);
  });
});

describe("a session that has ended", () => {
  it("is dropped from the cookies, and its tokens are known as ended", async () => {
    const tokens = await endedSession();
    const keeper = open({ tokens, person, idToken: "proof" });
    expect(await keeper.current()).toBeUndefined();
    expect(keeper.stored()).toEqual({});
    expect(keeper.endedTokens()).toBe(tokens);
    expect(failures).toEqual([]);
  });

  it("still serves the current request in the last minute of its token, and is not reported as a failure", async () => {
    const tokens = await sessionAfter(0);
    await login.logOut(tokens);
    commerce.pass(ACCESS_SECONDS - 30);
    const keeper = open({ tokens });
    expect(await keeper.current()).toBe(tokens);
    await keeper.waitForRefresh();
    expect([failures, keeper.endedTokens()]).toEqual([[], undefined]);
  });
});

describe("a guest", () => {
  const guestOf = async (options: Parameters<typeof open>[1], endedTokens?: StoredTokens) =>
    (await open({}, options).createGuest(endedTokens)).customerId;

  it("is the same for all requests of one browser", async () => {
    const shared = newProcess();
    const [first, second, other] = await Promise.all([
      guestOf({ shared, browserSecret: "one" }),
      guestOf({ shared, browserSecret: "one" }),
      guestOf({ shared, browserSecret: "two" }),
    ]);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it("differs between requests of a browser without a secret", async () => {
    const shared = newProcess();
    expect(await guestOf({ shared })).not.toBe(await guestOf({ shared }));
  });

  it("is the same for all requests of one ended session, whatever the browser", async () => {
    const shared = newProcess();
    const endedTokens = await endedSession();
    const [first, second] = await Promise.all([
      guestOf({ shared, browserSecret: "one" }, endedTokens),
      guestOf({ shared, browserSecret: "two" }, endedTokens),
    ]);
    expect(second).toBe(first);
    expect(await guestOf({ shared, browserSecret: "one" })).not.toBe(first);
    expect(first).not.toBe(endedTokens.customerId);
  });

  it("has no data of the customer who was signed in before", async () => {
    const tokens = await sessionAfter(0, asCustomer);
    const keeper = open({ tokens, person, idToken: "proof" });
    const guest = await keeper.createGuest();
    expect(guest.kind).toBe("guest");
    expect(keeper.stored()).toEqual({ tokens: guest });
  });
});

it("a customer keeps name and id token after a refresh", async () => {
  const tokens = await sessionAfter(ACCESS_SECONDS, asCustomer);
  const keeper = open({ tokens, person, idToken: "proof" });
  const fresh = await keeper.current();
  expect(fresh).toMatchObject({ kind: "registered", customerId: tokens.customerId });
  expect(keeper.stored()).toEqual({ tokens: fresh, person, idToken: "proof" });
});

describe("a token that commerce refused", () => {
  it("is renewed for its own customer", async () => {
    const tokens = await sessionAfter(10);
    const keeper = open({ tokens });
    const renewed = await keeper.renew(tokens.accessToken, tokens.customerId);
    expect(renewed).toBe(keeper.stored().tokens?.accessToken);
    expect(renewed).not.toBe(tokens.accessToken);
  });

  it("is renewed once for all calls of a request", async () => {
    const tokens = await sessionAfter(10);
    const keeper = open({ tokens });
    const all = await Promise.all([1, 2, 3].map(() => keeper.renew(tokens.accessToken, tokens.customerId)));
    expect(new Set(all).size).toBe(1);
    expect(await keeper.renew(tokens.accessToken, tokens.customerId)).toBe(all[0]);
    expect(wire.grants).toEqual(["refresh_token"]);
  });

  it.each([
    ["another customer", async () => (await login.asGuest()).customerId],
    ["an empty id", async () => ""],
  ])("is not renewed for %s", async (_, customerOf) => {
    const customerId = await customerOf();
    const tokens = await sessionAfter(10);
    expect(await open({ tokens }).renew(tokens.accessToken, customerId)).toBeUndefined();
    expect(wire.grants).toEqual([]);
  });

  it("is not renewed without a session", async () => {
    expect(await open({}).renew("any", "any")).toBeUndefined();
  });

  it("is not renewed after the session has ended", async () => {
    const tokens = await endedSession();
    const keeper = open({ tokens });
    expect(await keeper.renew(tokens.accessToken, tokens.customerId)).toBeUndefined();
    expect([keeper.stored(), keeper.endedTokens()]).toEqual([{}, tokens]);
  });

  it("cannot be renewed while commerce is down, which is thrown as a fault", async () => {
    const tokens = await sessionAfter(10);
    wire.isDown = true;
    const keeper = open({ tokens });
    await expect(keeper.renew(tokens.accessToken, tokens.customerId)).rejects.toThrow("commerce cannot be reached");
    expect(keeper.stored().tokens).toBe(tokens);
  });
});

describe("a log-out during a refresh", () => {
  it.each([ACCESS_SECONDS, ACCESS_SECONDS - 30])("%i seconds after the sign-in wins over the refresh", async (age) => {
    const tokens = await sessionAfter(age, asCustomer);
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    wire.gate = promise;
    const shared = newProcess();
    const keeper = open({ tokens, person, idToken: "proof" }, { shared });
    const current = keeper.current();
    keeper.replace({});
    answer();
    expect((await current)?.customerId).toBe(tokens.customerId);
    await shared.refreshOnce(tokens.refreshToken, () => login.refresh(tokens.refreshToken));
    expect(keeper.stored()).toEqual({});
    expect(wire.grants).toEqual(["refresh_token"]);
  });
});
