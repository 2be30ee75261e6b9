import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  customerOf,
  guestOf,
  person,
  prepareSessions,
  readSelf,
  type SessionFixture,
} from "../../test/session-fixture.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await prepareSessions();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe("a session that has ended", () => {
  const endings = [
    ["expired", () => fixture.pass(91 * 86_400)],
    ["invalid", () => fixture.pass(1801)],
  ] as const;

  it.each(endings)("is dropped, and the visitor becomes a guest when one is needed (%s)", async (how, end) => {
    const visit = fixture.startProcess();
    const fresh = await customerOf(visit);
    const stored =
      how === "invalid" ? { ...fresh, tokens: { ...fresh.tokens!, refreshToken: "unknown-token" } } : fresh;
    end();
    const looking = visit(stored);
    expect(await looking.findShopper()).toBeUndefined();
    expect(looking.isRegistered).toBe(false);
    expect(await looking.changed()).toEqual({});
    const shopping = visit(stored);
    expect((await shopping.getOrCreateShopper()).kind).toBe("guest");
    expect(await shopping.changed()).toMatchObject({ tokens: { kind: "guest" } });
    expect((await shopping.changed())?.person).toBeUndefined();
  });

  it("becomes one guest for all requests that found it ended", async () => {
    const visit = fixture.startProcess();
    const stored = await guestOf(visit);
    fixture.pass(91 * 86_400);
    const shoppers = await Promise.all([
      visit(stored).getOrCreateShopper(),
      visit(stored).getOrCreateShopper(),
      visit(stored).getOrCreateShopper(),
    ]);
    expect(new Set(shoppers.map(({ customerId }) => customerId)).size).toBe(1);
  });

  it("does not repeat a customer's call as a guest", async () => {
    const visit = fixture.startProcess();
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
  it("replaces every token and ends the guest's session", async () => {
    const visit = fixture.startProcess();
    const guest = await guestOf(visit);
    const customer = await customerOf(visit, guest);
    expect(customer.tokens?.refreshToken).not.toBe(guest.tokens?.refreshToken);
    expect(customer.tokens?.accessToken).not.toBe(guest.tokens?.accessToken);
    fixture.pass(1801);
    expect(await visit(guest).findShopper()).toBeUndefined();
  });

  it("accepts only the provider's token", async () => {
    const session = fixture.startProcess()();
    await expect(session.signIn({ idToken: "forged", person })).rejects.toThrow("invalid id_token");
    expect(await session.changed()).toBeUndefined();
  });

  it("ends the session at commerce and goes on as a guest", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    const session = visit(stored);
    await session.signOut();
    expect((await session.getOrCreateShopper()).kind).toBe("guest");
    const after = await session.changed();
    expect(after?.tokens?.kind).toBe("guest");
    expect(after?.person).toBeUndefined();
    expect(await visit(stored).findShopper()).toBeDefined();
    await expect(readSelf(visit(stored))).rejects.toMatchObject({ status: 401 });
    fixture.pass(1801);
    expect(await visit(stored).findShopper()).toBeUndefined();
  });

  it("signs out while commerce is down", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    fixture.isDown = true;
    const session = visit(stored);
    await session.signOut();
    expect(await session.changed()).toEqual({});
  });

  it("keeps the two sites apart", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    fixture.pass(1801);
    expect(await visit(stored, { siteId: "VCSJ" }).findShopper()).toBeUndefined();
  });
});
