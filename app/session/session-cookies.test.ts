import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sealedCookie } from "../settings/sealed-cookie.server.ts";
import { sessionCookies, type StoredSession } from "./session-cookies.server.ts";

const now = new Date("2026-11-15T12:00:00Z");
const deps = ({ isSecure = false, organizationId = "org" } = {}) => ({
  secret: "s".repeat(32),
  isSecure,
  organizationId,
  now: () => now,
});

const token = { accessToken: "access", expiresAt: now.getTime() + 1_800_000 };
const guest: StoredSession = {
  tokens: { kind: "guest", customerId: "g1", usid: "u1", refreshToken: "guest-refresh", ...token },
};
const customer: StoredSession = {
  tokens: { kind: "registered", customerId: "c1", usid: "u2", refreshToken: "customer-refresh", ...token },
  person: { accountId: "p1", firstName: "Ada" },
  idToken: "id-token",
};

/** A browser's cookies after it has received the Set-Cookie lines. */
function applyCookies(jar: Map<string, string>, lines: readonly string[]): Map<string, string> {
  const next = new Map(jar);
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const requestWith = (jar: Map<string, string>) =>
  new Request("http://shop.test", {
    headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
  });

const cookies = sessionCookies(deps(), "VCS");
const empty = new Map<string, string>();
const storedAfter = async (...steps: [session: StoredSession, received: StoredSession][]) => {
  let jar = empty;
  for (const [session, received] of steps) jar = applyCookies(jar, await cookies.write(session, received));
  return cookies.read(requestWith(jar));
};

describe("sessionCookies", () => {
  it.each([
    ["a guest", guest],
    ["a customer", customer],
  ])("reads the stored session of %s", async (_, session) => {
    expect(await storedAfter([session, {}])).toEqual(session);
  });

  it.each([
    ["signs in", [guest, {}], [customer, guest], customer],
    ["signs out", [customer, {}], [guest, customer], guest],
    ["loses a customer's session", [customer, {}], [{}, customer], {}],
    ["loses a guest's session", [guest, {}], [{}, guest], {}],
  ] as const)("stores the new session of a visitor who %s", async (_, first, second, expected) => {
    expect(await storedAfter([...first], [...second])).toEqual(expected);
  });

  it("keeps a sign-in when an earlier request, begun as a guest, writes its cookies later", async () => {
    const lost = await storedAfter([guest, {}], [customer, guest], [{}, guest]);
    expect(lost).toMatchObject({ tokens: { kind: "registered", refreshToken: "customer-refresh" } });
    const renewed = await storedAfter([guest, {}], [customer, guest], [guest, guest]);
    expect(renewed).toMatchObject({ tokens: { kind: "registered", refreshToken: "customer-refresh" } });
    expect(renewed.tokens?.accessToken).toBeUndefined();
  });

  it("stores refresh tokens for ninety days and the access token for half an hour", async () => {
    const lines = [...(await cookies.write(guest, {})), ...(await cookies.write(customer, {}))];
    const ages = Object.fromEntries(lines.map((line) => [/^[^=]+/.exec(line)?.[0], /Max-Age=(\d+)/.exec(line)?.[1]]));
    expect(ages).toEqual({
      "cc-nx_VCS": "7776000",
      "cc-nx-g_VCS": "0",
      "cc-at_VCS": "1800",
      id_token_VCS: "7776000",
    });
    expect((await cookies.write(guest, {})).find((line) => line.startsWith("cc-nx-g_VCS"))).toContain(
      "Max-Age=7776000",
    );
    expect(lines.every((line) => line.includes("; HttpOnly; SameSite=Lax"))).toBe(true);
  });

  it("is secure and bound to the host on https", async () => {
    const lines = await sessionCookies(deps({ isSecure: true }), "VCSJ").write(guest, {});
    expect(lines.every((line) => line.startsWith("__Host-") && line.includes("; Secure"))).toBe(true);
  });

  it.each([
    ["another site", sessionCookies(deps(), "VCSJ")],
    ["another organization", sessionCookies(deps({ organizationId: "other" }), "VCS")],
  ])("is not read by %s", async (_, other) => {
    expect(await other.read(requestWith(applyCookies(empty, await cookies.write(customer, {}))))).toEqual({});
  });

  it("does not read an access token of another customer", async () => {
    const jar = applyCookies(applyCookies(empty, await cookies.write(customer, {})), await cookies.write(guest, {}));
    expect((await cookies.read(requestWith(jar))).tokens?.accessToken).toBeUndefined();
  });
});

it("keep the stored name of the account's id, so that earlier cookies stay valid", async () => {
  const jar = applyCookies(empty, await cookies.write(customer, {}));
  const raw = sealedCookie(
    { name: "cc-nx_VCS", schema: z.looseObject({ person: z.unknown() }), maxAgeSeconds: 1 },
    deps(),
  );
  expect((await raw.read(requestWith(jar)))?.person).toEqual({ identityId: "p1", firstName: "Ada" });
  expect((await cookies.read(requestWith(jar))).person).toEqual({ accountId: "p1", firstName: "Ada" });
});
