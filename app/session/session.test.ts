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
import { HANDOVER_MS } from "../settings/token-handover.ts";
import type { StoredSession } from "./session-cookies.server.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await prepareSessions();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe("a new visitor", () => {
  it("has no shopper until one is needed", async () => {
    const session = fixture.startProcess()();
    expect(await session.findShopper()).toBeUndefined();
    expect(session.isRegistered).toBe(false);
    expect(await session.changed()).toBeUndefined();
    expect(fixture.loginCalls).toEqual([]);
  });

  it("becomes one guest, however many calls run at the same time", async () => {
    const session = fixture.startProcess()();
    const shoppers = await Promise.all([
      session.findShopper(),
      session.getOrCreateShopper(),
      session.getOrCreateShopper(),
      session.getOrCreateShopper(),
    ]);
    expect(shoppers[0]).toBeUndefined();
    expect(new Set(shoppers.slice(1).map((shopper) => shopper?.customerId)).size).toBe(1);
    expect(fixture.loginCalls).toEqual(["authorize", "authorization_code_pkce"]);
    expect((await session.changed())?.tokens?.kind).toBe("guest");
  });

  it("becomes one guest in all tabs of a browser that need one at the same time", async () => {
    const visit = fixture.startProcess();
    const tabs = [1, 2, 3].map(() => visit({}, { browserSecret: "secret of a browser" }));
    const guests = await Promise.all(tabs.map((tab) => tab.getOrCreateShopper()));
    expect(new Set(guests.map(({ customerId }) => customerId)).size).toBe(1);
    const stored = await Promise.all(tabs.map((tab) => tab.changed()));
    expect(new Set(stored.map((session) => session?.tokens?.refreshToken)).size).toBe(1);
    expect((await visit({}, { browserSecret: "another browser" }).getOrCreateShopper()).customerId).not.toBe(
      guests[0]?.customerId,
    );
  });

  it("becomes one guest when two processes serve it at the same time", async () => {
    const handover = createHandover();
    const tabs = [1, 2].map(() => fixture.startProcess(handover)({}, { browserSecret: "secret of a browser" }));
    const guests = await Promise.all(tabs.map((tab) => tab.getOrCreateShopper()));
    expect(new Set(guests.map(({ customerId }) => customerId)).size).toBe(1);
  });

  it("has no shopper while commerce is down, and becomes a guest afterwards", async () => {
    const session = fixture.startProcess()();
    fixture.isDown = true;
    await expect(session.getOrCreateShopper()).rejects.toThrow("commerce cannot be reached");
    expect(await session.changed()).toBeUndefined();
    fixture.isDown = false;
    expect((await session.getOrCreateShopper()).kind).toBe("guest");
  });
});

describe("a known shopper", () => {
  it("uses the token while it is fresh", async () => {
    const visit = fixture.startProcess();
    const stored = await guestOf(visit);
    fixture.loginCalls = [];
    const session = visit(stored);
    expect((await session.findShopper())?.customerId).toBe(stored.tokens?.customerId);
    expect(fixture.loginCalls).toEqual([]);
    expect(await session.changed()).toBeUndefined();
  });

  it("uses a token in its last minute once more, and stores the next one", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    fixture.pass(1800 - 60);
    fixture.loginCalls = [];
    const session = visit(stored);
    const [self] = await Promise.all([readSelf(session), readSelf(session)]);
    expect(self.firstName).toBe("Ada");
    expect(fixture.loginCalls.filter((call) => call === "refresh_token")).toHaveLength(1);
    const changed = await session.changed();
    expect(changed?.tokens?.refreshToken).not.toBe(stored.tokens?.refreshToken);
    expect(changed).toMatchObject({ person, idToken: "proof of Ada", tokens: { kind: "registered" } });
  });

  it("keeps the token of the last minute when the refresh fails", async () => {
    const visit = fixture.startProcess();
    const stored = await guestOf(visit);
    fixture.pass(1800 - 30);
    fixture.isDown = true;
    const session = visit(stored);
    expect((await session.getOrCreateShopper()).customerId).toBe(stored.tokens?.customerId);
    expect(await session.changed()).toBeUndefined();
    expect(fixture.failures).toHaveLength(1);
  });

  it.each([
    ["an expired token", (stored: StoredSession) => stored],
    [
      "no access token",
      ({ tokens, ...rest }: StoredSession): StoredSession => ({
        ...rest,
        ...(tokens && { tokens: { ...tokens, accessToken: undefined, expiresAt: undefined } }),
      }),
    ],
  ])("refreshes with %s", async (_, received) => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    fixture.pass(1801);
    const session = visit(received(stored));
    expect((await readSelf(session)).email).toBe("ada@example.com");
    expect(session.isRegistered).toBe(true);
  });

  it("shares one refresh between requests that run at the same time or come a little later", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    fixture.pass(1801);
    fixture.loginCalls = [];
    const sessions = [visit(stored), visit(stored), visit(stored)];
    await Promise.all(sessions.map((session) => session.findShopper()));
    fixture.pass(HANDOVER_MS / 1000 - 5);
    const laterSession = visit(stored);
    await laterSession.findShopper();
    expect(fixture.loginCalls).toEqual(["refresh_token"]);
    const after = await Promise.all([...sessions, laterSession].map((session) => session.changed()));
    expect(new Set(after.map((changed) => changed?.tokens?.refreshToken)).size).toBe(1);
    expect((await readSelf(visit(after[0]))).firstName).toBe("Ada");
  });

  it("shares one refresh between two processes", async () => {
    const handover = createHandover();
    const [first, second] = [fixture.startProcess(handover), fixture.startProcess(handover)];
    const stored = await customerOf(first);
    fixture.pass(1801);
    const sessions = [first(stored), second(stored)];
    const kinds = await Promise.all(sessions.map(async (session) => (await session.findShopper())?.kind));
    expect(kinds).toEqual(["registered", "registered"]);
    fixture.pass(30);
    expect((await second(stored).findShopper())?.kind).toBe("registered");
  });

  it("renews a token that commerce refuses, and repeats the call once", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    const session = visit({ ...stored, tokens: { ...stored.tokens!, accessToken: "no.longer.accepted" } });
    fixture.loginCalls = [];
    const selves = await Promise.all([readSelf(session), readSelf(session), readSelf(session)]);
    expect(selves.map(({ firstName }) => firstName)).toEqual(["Ada", "Ada", "Ada"]);
    expect(fixture.loginCalls.filter((call) => call === "refresh_token")).toHaveLength(1);
  });
});
