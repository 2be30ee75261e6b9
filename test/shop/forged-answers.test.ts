import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RATE_LIMITS } from "../../app/settings/rate-limits.ts";
import type { Browser, Page } from "../identity/browser.ts";
import { origin, startTestShop, type TestShop } from "./shop-fixture.ts";
import { enter, isSignedIn, findLeakedSecrets, logOut, open, openSignInForm, otherOwner, owner } from "./sign-in.ts";

type Claims = Record<string, unknown>;

let shop: TestShop;
/** Replaces the id token in the answer of the provider's token endpoint. */
let forge: ((claims: Claims, idToken: string) => Promise<string>) | undefined;
const idTokens: string[] = [];
const codes: string[] = [];

/** A second key that the provider publishes and the tests hold: tokens signed with it can be wrong in their claims only. */
const testKey = await generateKeyPair("RS256", { extractable: true });
const testJwk = { ...(await exportJWK(testKey.publicKey)), kid: "test", alg: "RS256", use: "sig" };

beforeAll(async () => {
  shop = await startTestShop({
    environment: { RATE_LIMIT_SCALE: "1" },
    async onIdentity(request, forward) {
      if (request.url.endsWith("/jwks")) {
        const { keys } = (await (await forward(request)).json()) as { keys: object[] };
        return Response.json({ keys: [...keys, testJwk] });
      }
      if (!request.url.endsWith("/token")) return forward(request);
      codes.push(new URLSearchParams(await request.clone().text()).get("code") ?? "");
      const response = await forward(request);
      const answer = (await response.json()) as { id_token?: string };
      if (answer.id_token) idTokens.push(answer.id_token);
      if (answer.id_token && forge) answer.id_token = await forge(decodeJwt(answer.id_token), answer.id_token);
      return Response.json(answer, { status: response.status, headers: { "cache-control": "no-store" } });
    },
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => {
  forge = undefined;
});

/** The page the visitor ends on, whether it gives a reason, and whether the visitor is signed in. */
const resultOf = (browser: Browser, page: Page) => ({
  path: page.url.pathname,
  hasReason: page.body.includes("FORGEROCK Token Error"),
  isSignedIn: isSignedIn(browser),
});
const refusal = { path: "/restricted-access", hasReason: true, isSignedIn: false };

describe("callbacks that the provider did not send to this browser", () => {
  it("refuses a callback that was used before", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    await open(browser, callback.href);
    await logOut(browser);
    expect(resultOf(browser, await open(browser, callback.href))).toEqual(refusal);
  });

  it("refuses a code that was used before in a new sign-in", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    await open(browser, callback.href);
    await logOut(browser);
    const started = await browser.get("/sign-in");
    callback.searchParams.set("state", started.location?.searchParams.get("state") ?? "");
    expect(resultOf(browser, await open(browser, callback.href))).toEqual(refusal);
  });

  it("refuses a callback that belongs to another browser", async () => {
    const [victim, attacker] = [shop.browse(), shop.browse()];
    const callback = await enter(attacker, await openSignInForm(attacker), otherOwner);
    await openSignInForm(victim);
    expect(resultOf(victim, await open(victim, callback.href))).toEqual(refusal);
  });

  it("refuses another browser's code with this browser's state", async () => {
    const [victim, attacker] = [shop.browse(), shop.browse()];
    const callback = await enter(attacker, await openSignInForm(attacker), otherOwner);
    const started = await victim.get("/sign-in");
    callback.searchParams.set("state", started.location?.searchParams.get("state") ?? "");
    expect(resultOf(victim, await open(victim, callback.href))).toEqual(refusal);
  });

  it.each(["", "guess", "%00", "a".repeat(5000)])("refuses the state %j", async (state) => {
    const browser = shop.browse();
    await browser.get("/sign-in");
    const page = await open(browser, `/callback/forgerock?code=abc&state=${state}`);
    expect(isSignedIn(browser)).toBe(false);
    expect(page.status).toBe(200);
  });

  it.each([
    ["nonce", { nonce: "another" }],
    ["challenge, which needs another verifier", { code_challenge: "a".repeat(43) }],
  ])("refuses a sign-in that was begun with another %s", async (_, parameters) => {
    const browser = shop.browse();
    const { location } = await browser.get("/sign-in");
    for (const [name, value] of Object.entries(parameters)) location?.searchParams.set(name, value);
    const form = await openSignInForm(browser, location?.href);
    expect(resultOf(browser, await open(browser, (await enter(browser, form, owner)).href))).toEqual(refusal);
  });

  it("refuses an answer in the name of another issuer", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    callback.searchParams.set("iss", "https://evil.example");
    expect(resultOf(browser, await open(browser, callback.href))).toEqual(refusal);
  });

  it("refuses a callback of one make at the other", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    callback.pathname = "/callback/forgerock-vcsj";
    expect(resultOf(browser, await open(browser, callback.href))).toEqual(refusal);
    expect(isSignedIn(browser, "VCSJ")).toBe(false);
  });
});

describe("forged id tokens", () => {
  const sign = async (
    claims: Claims,
    options: { alg?: string; audience?: string; issuer?: string; at?: number } = {},
  ) => {
    const { alg = "RS256", audience = "VCS", issuer = `${origin}/identity`, at = Date.now() / 1000 } = options;
    const { privateKey } = await generateKeyPair(alg);
    const { iat: _, exp: __, ...rest } = claims;
    return new SignJWT(rest)
      .setProtectedHeader({ alg })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(Math.floor(at))
      .setExpirationTime(Math.floor(at) + 600)
      .sign(privateKey);
  };
  const repack = (idToken: string, change: (claims: Claims) => Claims) => {
    const [header, , signature] = idToken.split(".");
    const payload = Buffer.from(JSON.stringify(change(decodeJwt(idToken)))).toString("base64url");
    return `${header}.${payload}.${signature}`;
  };

  it.each<[string, NonNullable<typeof forge>]>([
    ["without a signature", async (claims) => new UnsecuredJWT(claims).encode()],
    ["signed with another key", (claims) => sign(claims)],
    ["signed with another key and algorithm", (claims) => sign(claims, { alg: "ES256" })],
    ["for another audience", async (_, token) => repack(token, (claims) => ({ ...claims, aud: "OTHER" }))],
    ["of another issuer", async (_, token) => repack(token, (claims) => ({ ...claims, iss: "https://evil.example" }))],
    ["that has expired", async (_, token) => repack(token, (claims) => ({ ...claims, exp: 1_700_000_000 }))],
    ["for another person", async (_, token) => repack(token, (claims) => ({ ...claims, sub: "victim" }))],
    ["with a later expiry", async (_, token) => repack(token, (claims) => ({ ...claims, exp: 4_000_000_000 }))],
    ["that is no token", async () => "nonsense"],
    ["that is empty", async () => ""],
  ])("refuses one %s", async (_, forgery) => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    forge = forgery;
    expect(resultOf(browser, await open(browser, callback.href))).toEqual(refusal);
    // Commerce would refuse the token as well, but it never receives it.
    expect(shop.lines()).not.toContain("Fault: invalid id_token");
  });
});

describe("id tokens that the provider signed", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const sign = (claims: Claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "test" }).sign(testKey.privateKey);
  const without = (claims: Claims, name: string): Claims =>
    Object.fromEntries(Object.entries(claims).filter(([one]) => one !== name));
  /** Commerce does not know the key, so its refusal shows that the shop has accepted the token and passed it on. */
  const isPassedOn = async (change: (claims: Claims) => Claims) => {
    const before = shop.lines().length;
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    forge = (claims) => sign(change(claims));
    expect(resultOf(browser, await open(browser, callback.href))).toEqual(refusal);
    return shop.lines().slice(before).includes("invalid id_token");
  };

  it.each<[string, (claims: Claims) => Claims]>([
    ["another audience", (claims) => ({ ...claims, aud: "OTHER" })],
    ["the audience of the other make", (claims) => ({ ...claims, aud: "VCSJ" })],
    ["a second audience", (claims) => ({ ...claims, aud: ["VCS", "OTHER"], azp: "OTHER" })],
    ["an expiry in the past", (claims) => ({ ...claims, iat: now() - 7_200, exp: now() - 3_600 })],
    ["no expiry", (claims) => without(claims, "exp")],
    ["another nonce", (claims) => ({ ...claims, nonce: "another" })],
    ["no nonce", (claims) => without(claims, "nonce")],
    ["another issuer", (claims) => ({ ...claims, iss: "https://evil.example" })],
    ["no subject", (claims) => without(claims, "sub")],
  ])("are refused with %s", async (_, change) => {
    expect(await isPassedOn(change)).toBe(false);
  });

  it("are accepted when all claims are right", async () => {
    expect(await isPassedOn((claims) => claims)).toBe(true);
  });
});

describe("a visitor who tries again and again", () => {
  it("has to wait at every sign-in and log-out address, while other visitors need not", async () => {
    const [busy, other] = [shop.browse(), shop.browse()];
    const { points } = RATE_LIMITS.signInPerIp;
    for (let tried = 0; tried < points; tried += 1) expect((await busy.get("/sign-in")).status).toBe(302);
    const answers = [
      await busy.get("/sign-in"),
      await busy.get("/jaguar/de-DE/sign-in?other=1"),
      await busy.get("/callback/forgerock?code=x&state=y"),
      await busy.get("/callback/forgerock-vcsj?error=login_required&state=y"),
      await busy.get("/callback/google?code=x&state=y"),
      await busy.post("/service-call-forgerock-access-token", {}),
      await logOut(busy),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
    for (const { headers } of answers) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(RATE_LIMITS.signInPerIp.seconds);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect((await busy.get("/vin-error")).status).toBe(200);
    expect((await other.get("/sign-in")).status).toBe(302);
  });

  it("gets the browser's key only as often as the limit allows", async () => {
    const browser = shop.browse();
    const { points } = RATE_LIMITS.sessionKeyPerIp;
    const statuses: number[] = [];
    for (let tried = 0; tried <= points; tried += 1) {
      statuses.push((await browser.get("/service-get-custom-environment-variables")).status);
    }
    expect(statuses.indexOf(429)).toBe(points);
  });
});

describe("the log", () => {
  it("contains no id token and no code of these tests", () => {
    expect(idTokens.length).toBeGreaterThan(10);
    expect(codes.length).toBeGreaterThan(10);
    expect(findLeakedSecrets(shop.lines(), [...idTokens, ...codes])).toEqual([]);
  });
});
