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

  it.each(endings)(
    "because it is %s is dropped, and the visitor becomes a guest when a shopper is needed",
    async (reason, end) => {
      const visit = fixture.startProcess();
      const fresh = await customerOf(visit);
      const stored =
        reason === "invalid" ? { ...fresh, tokens: { ...fresh.tokens!, refreshToken: "unknown-token" } } : fresh;
      end();
      const readOnlyVisit = visit(stored);
      expect(await readOnlyVisit.findShopper()).toBeUndefined();
      expect(readOnlyVisit.isRegistered).toBe(false);
      expect(await readOnlyVisit.changed()).toEqual({});
      const shoppingVisit = visit(stored);
      expect((await shoppingVisit.getOrCreateShopper()).kind).toBe("guest");
      expect(await shoppingVisit.changed()).toMatchObject({ tokens: { kind: "guest" } });
      expect((await shoppingVisit.changed())?.person).toBeUndefined();
    },
  );

  it("is replaced by one guest for all its requests", async () => {
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

  it("accepts only an id token of the provider", async () => {
    const session = fixture.startProcess()();
    await expect(session.signIn({ idToken: "forged", person })).rejects.toThrow("invalid id_token");
    expect(await session.changed()).toBeUndefined();
  });

  it("ends the session at commerce and continues as a guest", async () => {
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

  it("works for a sign-out while commerce is down", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    fixture.isDown = true;
    const session = visit(stored);
    await session.signOut();
    expect(await session.changed()).toEqual({});
  });

  it("is separate on the two sites", async () => {
    const visit = fixture.startProcess();
    const stored = await customerOf(visit);
    fixture.pass(1801);
    expect(await visit(stored, { siteId: "VCSJ" }).findShopper()).toBeUndefined();
  });
});
