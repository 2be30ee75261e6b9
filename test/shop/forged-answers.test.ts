import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Browser, Page } from "../../platform/identity/testing/browser.ts";
import { origin, startTestShop, type TestShop } from "./shop-ground.ts";
import { enter, isSignedIn, logLeaks, logOut, open, openSignInForm, otherOwner, owner } from "./sign-in.ts";

type Claims = Record<string, unknown>;

let shop: TestShop;
/** What the provider's token endpoint is made to answer instead of its own id token. */
let forge: ((claims: Claims, idToken: string) => Promise<string>) | undefined;
const idTokens: string[] = [];
const codes: string[] = [];

beforeAll(async () => {
  shop = await startTestShop({
    async onIdentity(request, ask) {
      if (!request.url.endsWith("/token")) return ask(request);
      codes.push(new URLSearchParams(await request.clone().text()).get("code") ?? "");
      const response = await ask(request);
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

/** What the visitor is told, and whether it let them in. */
const seen = (browser: Browser, page: Page) => ({
  path: page.url.pathname,
  isToldWhy: page.body.includes("FORGEROCK Token Error"),
  isSignedIn: isSignedIn(browser),
});
const refusal = { path: "/restricted-access", isToldWhy: true, isSignedIn: false };

describe("answers that are not the provider's to this browser", () => {
  it("refuses a callback that was used before", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    await open(browser, callback.href);
    await logOut(browser);
    expect(seen(browser, await open(browser, callback.href))).toEqual(refusal);
  });

  it("refuses a callback that belongs to another browser", async () => {
    const [victim, attacker] = [shop.browse(), shop.browse()];
    const callback = await enter(attacker, await openSignInForm(attacker), otherOwner);
    await openSignInForm(victim);
    expect(seen(victim, await open(victim, callback.href))).toEqual(refusal);
  });

  it("refuses another browser's code under the own state", async () => {
    const [victim, attacker] = [shop.browse(), shop.browse()];
    const callback = await enter(attacker, await openSignInForm(attacker), otherOwner);
    const started = await victim.get("/sign-in");
    callback.searchParams.set("state", started.location?.searchParams.get("state") ?? "");
    expect(seen(victim, await open(victim, callback.href))).toEqual(refusal);
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
    expect(seen(browser, await open(browser, (await enter(browser, form, owner)).href))).toEqual(refusal);
  });

  it("refuses an answer in the name of another issuer", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    callback.searchParams.set("iss", "https://evil.example");
    expect(seen(browser, await open(browser, callback.href))).toEqual(refusal);
  });

  it("refuses the one make's answer at the other", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    callback.pathname = "/callback/forgerock-vcsj";
    expect(seen(browser, await open(browser, callback.href))).toEqual(refusal);
    expect(isSignedIn(browser, "VCSJ")).toBe(false);
  });
});

describe("forged id tokens", () => {
  const sign = async (
    claims: Claims,
    about: { alg?: string; audience?: string; issuer?: string; at?: number } = {},
  ) => {
    const { alg = "RS256", audience = "VCS", issuer = `${origin}/identity`, at = Date.now() / 1000 } = about;
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
    ["with a later end", async (_, token) => repack(token, (claims) => ({ ...claims, exp: 4_000_000_000 }))],
    ["that is no token", async () => "nonsense"],
    ["that is empty", async () => ""],
  ])("refuses one %s", async (_, forgery) => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    forge = forgery;
    expect(seen(browser, await open(browser, callback.href))).toEqual(refusal);
    // Commerce would refuse it as well; it is not even shown one.
    expect(shop.lines()).not.toContain("Fault: invalid id_token");
  });
});

describe("the log", () => {
  it("holds nothing of everything that was tried here", () => {
    expect(idTokens.length).toBeGreaterThan(10);
    expect(codes.length).toBeGreaterThan(10);
    expect(logLeaks(shop.lines(), [...idTokens, ...codes])).toEqual([]);
  });
});
