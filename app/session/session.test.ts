import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createHandover,
  customerOf,
  guestOf,
  person,
  prepareSessions,
  readSelf,
  type SessionFixture,
} from "../../test/session-fixture.ts";
import { HANDOVER_MS } from "../settings/login-handover.ts";
import type { StoredSession } from "./session-cookies.server.ts";

let house: SessionFixture;
beforeAll(async () => {
  house = await prepareSessions();
});
afterAll(() => house.close());
beforeEach(() => house.calm());

describe("somebody new", () => {
  it("is nobody until a shopper is needed", async () => {
    const session = house.startProcess()();
    expect(await session.known()).toBeUndefined();
    expect(session.isRegistered).toBe(false);
    expect(await session.changed()).toBeUndefined();
    expect(house.asked).toEqual([]);
  });

  it("becomes one guest, however many ask at the same time", async () => {
    const session = house.startProcess()();
    const shoppers = await Promise.all([session.known(), session.shopper(), session.shopper(), session.shopper()]);
    expect(shoppers[0]).toBeUndefined();
    expect(new Set(shoppers.slice(1).map((shopper) => shopper?.customerId)).size).toBe(1);
    expect(house.asked).toEqual(["authorize", "authorization_code_pkce"]);
    expect((await session.changed())?.tokens?.kind).toBe("guest");
  });

  it("becomes one guest in all tabs of a browser that ask at the same time", async () => {
    const visit = house.startProcess();
    const tabs = [1, 2, 3].map(() => visit({}, { browser: "secret of a browser" }));
    const guests = await Promise.all(tabs.map((tab) => tab.shopper()));
    expect(new Set(guests.map(({ customerId }) => customerId)).size).toBe(1);
    const kept = await Promise.all(tabs.map((tab) => tab.changed()));
    expect(new Set(kept.map((session) => session?.tokens?.refreshToken)).size).toBe(1);
    expect((await visit({}, { browser: "another browser" }).shopper()).customerId).not.toBe(guests[0]?.customerId);
  });

  it("becomes one guest at two processes at once", async () => {
    const handover = createHandover();
    const tabs = [1, 2].map(() => house.startProcess(handover)({}, { browser: "secret of a browser" }));
    const guests = await Promise.all(tabs.map((tab) => tab.shopper()));
    expect(new Set(guests.map(({ customerId }) => customerId)).size).toBe(1);
  });

  it("stays nobody while commerce is down, and becomes a guest afterwards", async () => {
    const session = house.startProcess()();
    house.isDown = true;
    await expect(session.shopper()).rejects.toThrow("commerce cannot be reached");
    expect(await session.changed()).toBeUndefined();
    house.isDown = false;
    expect((await session.shopper()).kind).toBe("guest");
  });
});

describe("a known shopper", () => {
  it("goes on with the token while it is fresh", async () => {
    const visit = house.startProcess();
    const stored = await guestOf(visit);
    house.asked = [];
    const session = visit(stored);
    expect((await session.known())?.customerId).toBe(stored.tokens?.customerId);
    expect(house.asked).toEqual([]);
    expect(await session.changed()).toBeUndefined();
  });

  it("uses a token once more within its last minute, and takes the next one home", async () => {
    const visit = house.startProcess();
    const stored = await customerOf(visit);
    house.pass(1800 - 60);
    house.asked = [];
    const session = visit(stored);
    const [self] = await Promise.all([readSelf(session), readSelf(session)]);
    expect(self.firstName).toBe("Ada");
    expect(house.asked.filter((what) => what === "refresh_token")).toHaveLength(1);
    const changed = await session.changed();
    expect(changed?.tokens?.refreshToken).not.toBe(stored.tokens?.refreshToken);
    expect(changed).toMatchObject({ person, idToken: "proof of Ada", tokens: { kind: "registered" } });
  });

  it("keeps the token of the last minute when the next one cannot be had", async () => {
    const visit = house.startProcess();
    const stored = await guestOf(visit);
    house.pass(1800 - 30);
    house.isDown = true;
    const session = visit(stored);
    expect((await session.shopper()).customerId).toBe(stored.tokens?.customerId);
    expect(await session.changed()).toBeUndefined();
    expect(house.failures).toHaveLength(1);
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
    const visit = house.startProcess();
    const stored = await customerOf(visit);
    house.pass(1801);
    const session = visit(brought(stored));
    expect((await readSelf(session)).email).toBe("ada@example.com");
    expect(session.isRegistered).toBe(true);
  });

  it("shares one refresh between requests that run at the same time or come a little later", async () => {
    const visit = house.startProcess();
    const stored = await customerOf(visit);
    house.pass(1801);
    house.asked = [];
    const sessions = [visit(stored), visit(stored), visit(stored)];
    await Promise.all(sessions.map((session) => session.known()));
    house.pass(HANDOVER_MS / 1000 - 5);
    const late = visit(stored);
    await late.known();
    expect(house.asked).toEqual(["refresh_token"]);
    const after = await Promise.all([...sessions, late].map((session) => session.changed()));
    expect(new Set(after.map((changed) => changed?.tokens?.refreshToken)).size).toBe(1);
    expect((await readSelf(visit(after[0]))).firstName).toBe("Ada");
  });

  it("shares one refresh between two processes", async () => {
    const handover = createHandover();
    const [first, second] = [house.startProcess(handover), house.startProcess(handover)];
    const stored = await customerOf(first);
    house.pass(1801);
    const sessions = [first(stored), second(stored)];
    const kinds = await Promise.all(sessions.map(async (session) => (await session.known())?.kind));
    expect(kinds).toEqual(["registered", "registered"]);
    house.pass(30);
    expect((await second(stored).known())?.kind).toBe("registered");
  });

  it("renews a token that commerce no longer takes, and repeats the call once", async () => {
    const visit = house.startProcess();
    const stored = await customerOf(visit);
    const session = visit({ ...stored, tokens: { ...stored.tokens!, accessToken: "no.longer.taken" } });
    house.asked = [];
    const selves = await Promise.all([readSelf(session), readSelf(session), readSelf(session)]);
    expect(selves.map(({ firstName }) => firstName)).toEqual(["Ada", "Ada", "Ada"]);
    expect(house.asked.filter((what) => what === "refresh_token")).toHaveLength(1);
  });
});
