import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../../contracts/client.ts";
import { getCustomer } from "../../contracts/commerce/customers/customers.ts";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../contracts/commerce/scapi.ts";
import { createSlasClient } from "../../contracts/commerce/slas.ts";
import {
  clientId,
  organizationId,
  params,
  prepareShopper,
  type ShopperGround,
  trustedClient,
} from "../../test/shopper-ground.ts";
import { HANDOVER_MS, type LoginHandover } from "./login-handover.ts";
import { openSession } from "./open-session.server.ts";
import type { StoredSession } from "./session-cookies.server.ts";
import { createSharedLogins } from "./shared-logins.server.ts";
import { createShopperLogin } from "./shopper-login.server.ts";

let ground: ShopperGround;
let asked: string[];
let isDown = false;
let failures: unknown[];

beforeAll(async () => {
  ground = await prepareShopper();
  ground.vouch("proof of Ada", {
    subject: "ada",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Byron",
    crmId: "crm-1",
    cdcId: "cdc-1",
  });
});
afterAll(() => ground.close());
beforeEach(() => {
  asked = [];
  failures = [];
  isDown = false;
});

const connection: Connection = {
  baseUrl: "http://commerce.invalid",
  async fetch(request) {
    if (isDown) throw new TypeError("down");
    const copy = request.clone();
    const grant = new URLSearchParams(await copy.text()).get("grant_type");
    asked.push(grant ?? new URL(request.url).pathname.split("/").at(-1) ?? "");
    return ground.app.fetch(request);
  },
};

const person = { identityId: "ada", firstName: "Ada" };

function createHandover(): LoginHandover {
  const left = new Map<string, { sealed: string; until: Date }>();
  return {
    leave: async (key, sealed, until) => void left.set(key, { sealed, until }),
    async pick(key, now) {
      const found = left.get(key);
      return found && found.until > now ? found.sealed : undefined;
    },
  };
}

/** One process of the shop. */
function startProcess(handover = createHandover()) {
  const now = () => ground.now();
  const report = (error: unknown) => failures.push(error);
  const shared = createSharedLogins({ handover, now, report });
  const settings = {
    commerce: { organizationId, clientId, serverClient: trustedClient },
    publicOrigin: "http://shop.invalid",
    now,
  };
  const services = { commerce: createOcapiClient(connection), commerceData: createScapiClient(connection) };
  return (brought: StoredSession = {}, siteId = "VCS") =>
    openSession(
      {
        services,
        login: createShopperLogin({ call: createSlasClient(connection), settings, siteId }),
        shared,
        now,
        report,
      },
      brought,
    );
}

async function guestOf(visit: ReturnType<typeof startProcess>): Promise<StoredSession> {
  const session = visit();
  await session.shopper();
  return (await session.changed()) ?? {};
}

async function customerOf(visit: ReturnType<typeof startProcess>, brought?: StoredSession): Promise<StoredSession> {
  const session = visit(brought);
  await session.signIn({ idToken: "proof of Ada", person });
  return (await session.changed()) ?? {};
}

const readSelf = async (session: ReturnType<ReturnType<typeof startProcess>>) => {
  const shopper = await session.shopper();
  return shopper.commerceData(getCustomer, {
    params: { ...params, customerId: shopper.customerId },
    query: { siteId: "VCS" },
  });
};

describe("somebody new", () => {
  it("is nobody until a shopper is needed", async () => {
    const session = startProcess()();
    expect(await session.known()).toBeUndefined();
    expect(session.isRegistered).toBe(false);
    expect(await session.changed()).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("becomes one guest, however many ask at the same time", async () => {
    const session = startProcess()();
    const shoppers = await Promise.all([session.known(), session.shopper(), session.shopper(), session.shopper()]);
    expect(shoppers[0]).toBeUndefined();
    expect(new Set(shoppers.slice(1).map((shopper) => shopper?.customerId)).size).toBe(1);
    expect(asked).toEqual(["authorize", "authorization_code_pkce"]);
    expect((await session.changed())?.tokens?.kind).toBe("guest");
  });

  it("stays nobody while commerce is down, and becomes a guest afterwards", async () => {
    const session = startProcess()();
    isDown = true;
    await expect(session.shopper()).rejects.toThrow("commerce cannot be reached");
    expect(await session.changed()).toBeUndefined();
    isDown = false;
    expect((await session.shopper()).kind).toBe("guest");
  });
});

describe("a known shopper", () => {
  it("goes on with the token while it is fresh", async () => {
    const visit = startProcess();
    const stored = await guestOf(visit);
    asked = [];
    const session = visit(stored);
    expect((await session.known())?.customerId).toBe(stored.tokens?.customerId);
    expect(asked).toEqual([]);
    expect(await session.changed()).toBeUndefined();
  });

  it("uses a token once more within its last minute, and takes the next one home", async () => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    ground.pass(1800 - 60);
    asked = [];
    const session = visit(stored);
    const [self] = await Promise.all([readSelf(session), readSelf(session)]);
    expect(self.firstName).toBe("Ada");
    expect(asked.filter((what) => what === "refresh_token")).toHaveLength(1);
    const changed = await session.changed();
    expect(changed?.tokens?.refreshToken).not.toBe(stored.tokens?.refreshToken);
    expect(changed).toMatchObject({ person, idToken: "proof of Ada", tokens: { kind: "registered" } });
  });

  it("keeps the token of the last minute when the next one cannot be had", async () => {
    const visit = startProcess();
    const stored = await guestOf(visit);
    ground.pass(1800 - 30);
    isDown = true;
    const session = visit(stored);
    expect((await session.shopper()).customerId).toBe(stored.tokens?.customerId);
    expect(await session.changed()).toBeUndefined();
    expect(failures).toHaveLength(1);
  });

  it.each([
    ["an expired token", (stored: StoredSession) => stored],
    [
      "no token any more",
      ({ tokens, ...rest }: StoredSession): StoredSession => ({
        ...rest,
        ...(tokens && { tokens: { ...tokens, accessToken: undefined, expiresAt: undefined } }),
      }),
    ],
  ])("refreshes with %s", async (_, brought) => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    ground.pass(1801);
    const session = visit(brought(stored));
    expect((await readSelf(session)).email).toBe("ada@example.com");
    expect(session.isRegistered).toBe(true);
  });

  it("shares one refresh between requests that run at the same time or come a little later", async () => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    ground.pass(1801);
    asked = [];
    const sessions = [visit(stored), visit(stored), visit(stored)];
    await Promise.all(sessions.map((session) => session.known()));
    ground.pass(HANDOVER_MS / 1000 - 5);
    const late = visit(stored);
    await late.known();
    expect(asked).toEqual(["refresh_token"]);
    const after = await Promise.all([...sessions, late].map((session) => session.changed()));
    expect(new Set(after.map((changed) => changed?.tokens?.refreshToken)).size).toBe(1);
    expect((await readSelf(visit(after[0]))).firstName).toBe("Ada");
  });

  it("shares one refresh between two processes", async () => {
    const handover = createHandover();
    const [first, second] = [startProcess(handover), startProcess(handover)];
    const stored = await customerOf(first);
    ground.pass(1801);
    const sessions = [first(stored), second(stored)];
    const kinds = await Promise.all(sessions.map(async (session) => (await session.known())?.kind));
    expect(kinds).toEqual(["registered", "registered"]);
    ground.pass(30);
    expect((await second(stored).known())?.kind).toBe("registered");
  });

  it("renews a token that commerce no longer takes, and repeats the call once", async () => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    const session = visit({ ...stored, tokens: { ...stored.tokens!, accessToken: "no.longer.taken" } });
    asked = [];
    const selves = await Promise.all([readSelf(session), readSelf(session), readSelf(session)]);
    expect(selves.map(({ firstName }) => firstName)).toEqual(["Ada", "Ada", "Ada"]);
    expect(asked.filter((what) => what === "refresh_token")).toHaveLength(1);
  });
});

describe("a session that has ended", () => {
  const endings = [
    ["expired", () => ground.pass(91 * 86_400)],
    ["invalid", () => ground.pass(1801)],
  ] as const;

  it.each(endings)("is forgotten, and the visitor becomes a guest when one is needed (%s)", async (how, end) => {
    const visit = startProcess();
    const fresh = await customerOf(visit);
    const stored =
      how === "invalid" ? { ...fresh, tokens: { ...fresh.tokens!, refreshToken: "nobody-gave-this-out" } } : fresh;
    end();
    const looking = visit(stored);
    expect(await looking.known()).toBeUndefined();
    expect(looking.isRegistered).toBe(false);
    expect(await looking.changed()).toEqual({});
    const shopping = visit(stored);
    expect((await shopping.shopper()).kind).toBe("guest");
    expect(await shopping.changed()).toMatchObject({ tokens: { kind: "guest" } });
    expect((await shopping.changed())?.person).toBeUndefined();
  });

  it("becomes one guest for all requests that found it ended", async () => {
    const visit = startProcess();
    const stored = await guestOf(visit);
    ground.pass(91 * 86_400);
    const shoppers = await Promise.all([visit(stored).shopper(), visit(stored).shopper(), visit(stored).shopper()]);
    expect(new Set(shoppers.map(({ customerId }) => customerId)).size).toBe(1);
  });

  it("does not let a call of the person's go through as a guest's", async () => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    const session = visit({
      ...stored,
      tokens: { ...stored.tokens!, accessToken: "refused", refreshToken: "ended" },
    });
    await expect(readSelf(session)).rejects.toMatchObject({ status: 401 });
    expect(await session.changed()).toEqual({});
  });
});

describe("signing in and out", () => {
  it("gives every token anew and ends the guest's session", async () => {
    const visit = startProcess();
    const guest = await guestOf(visit);
    const customer = await customerOf(visit, guest);
    expect(customer.tokens?.refreshToken).not.toBe(guest.tokens?.refreshToken);
    expect(customer.tokens?.accessToken).not.toBe(guest.tokens?.accessToken);
    ground.pass(1801);
    expect(await visit(guest).known()).toBeUndefined();
  });

  it("takes nobody's word but the provider's", async () => {
    const session = startProcess()();
    await expect(session.signIn({ idToken: "forged", person })).rejects.toThrow("invalid id_token");
    expect(await session.changed()).toBeUndefined();
  });

  it("ends the session at commerce and goes on as a guest", async () => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    const session = visit(stored);
    await session.signOut();
    expect((await session.shopper()).kind).toBe("guest");
    const after = await session.changed();
    expect(after?.tokens?.kind).toBe("guest");
    expect(after?.person).toBeUndefined();
    expect(await visit(stored).known()).toBeDefined();
    await expect(readSelf(visit(stored))).rejects.toMatchObject({ status: 401 });
    ground.pass(1801);
    expect(await visit(stored).known()).toBeUndefined();
  });

  it("signs out while commerce is down", async () => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    isDown = true;
    const session = visit(stored);
    await session.signOut();
    expect(await session.changed()).toEqual({});
  });

  it("keeps the two sites apart", async () => {
    const visit = startProcess();
    const stored = await customerOf(visit);
    ground.pass(1801);
    expect(await visit(stored, "VCSJ").known()).toBeUndefined();
  });
});
