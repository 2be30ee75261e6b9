import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createIdentity } from "./identity.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

async function open(issuer: string) {
  const { origin } = new URL(issuer);
  return createIdentity({
    database,
    now: () => new Date(),
    issuer,
    clients: [
      {
        id: "VCS",
        brand: "landrover",
        redirectUris: [`${origin}/callback`],
        postLogoutRedirectUris: [`${origin}/`],
        home: `${origin}/`,
      },
    ],
    secret: "a secret for the tests, shared by all",
    addressOf: () => "192.0.2.1",
    designTokens: "",
    signInAddress: () => `${origin}/sign-in`,
    reportError: (error) => {
      throw error;
    },
  });
}

function authorize(app: Hono, issuer: string, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: "VCS",
    response_type: "code",
    scope: "openid",
    redirect_uri: `${new URL(issuer).origin}/callback`,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  return app.request(`${issuer}/authorize?${query.toString()}`, { headers });
}

describe("over https, on its own host", () => {
  const issuer = "https://id.example";

  it("restricts its cookies to the secure host", async () => {
    const app = await open(issuer);
    const started = await authorize(app, issuer);
    const signIn = started.headers.get("location") ?? "";
    expect(signIn).toMatch(/^\/sign-in\//);
    const cookies = started.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(
      expect.arrayContaining(["__Secure-SSOSignIn", "__Secure-SSOResume"]),
    );
    const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
    const page = await app.request(issuer + signIn, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(page.headers.get("strict-transport-security")).toContain("max-age=63072000");
    const all = [...cookies, ...page.headers.getSetCookie()];
    expect(all.find((line) => line.startsWith("__Host-SSOForm="))).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
    for (const line of all) expect(line.toLowerCase()).toMatch(/; secure/);
    for (const line of all) expect(line.toLowerCase()).toMatch(/; httponly/);
  });
});

describe("mounted in a shop", () => {
  const issuer = "http://shop.test/identity";

  it("serves the paths below its own and leaves the rest to the shop", async () => {
    const shop = new Hono().route("/", await open(issuer)).get("*", (context) => context.text("shop"));
    expect(await (await shop.request("http://shop.test/")).text()).toBe("shop");
    expect(await (await shop.request("http://shop.test/identity-card")).text()).toBe("shop");
    expect((await shop.request(`${issuer}/nothing-here`)).status).toBe(404);
    expect(await (await shop.request(`${issuer}/.well-known/openid-configuration`)).json()).toMatchObject({ issuer });
  });

  it("uses the issuer's host in every address, whatever the request headers say", async () => {
    const app = await open(issuer);
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const metadata = await app.request(`${issuer}/.well-known/openid-configuration`, { headers: forged });
    expect(await metadata.text()).not.toContain("evil.example");
    const started = await authorize(app, issuer, forged);
    expect(started.headers.get("location")).toMatch(/^\/identity\/sign-in\//);
  });

  it.each([
    ["POST", "/token", "application/x-www-form-urlencoded", "grant_type=%00&client_id=%00"],
    ["POST", "/token", "application/json", "{}"],
    ["POST", "/token", "application/x-www-form-urlencoded", ""],
    ["POST", "/revoke", "application/x-www-form-urlencoded", "client_id=VCS&token=%00"],
    ["POST", "/log-out/confirm", "application/x-www-form-urlencoded", "xsrf=%00"],
    ["POST", "/token", "application/x-www-form-urlencoded", "x".repeat(100_000)],
    ["DELETE", "/token", "text/plain", ""],
  ])("refuses a bad %s %s with %s without a server error", async (...[method, path, type, body]) => {
    const app = await open(issuer);
    const response = await app.request(issuer + path, { method, body, headers: { "content-type": type } });
    // By the standard, revoking an unknown token succeeds.
    expect(response.status).toBeLessThan(500);
    expect(response.status >= 400 || path === "/revoke").toBe(true);
  });

  it.each(["Bearer \u0001", "Bearer unknown", "Basic x"])("refuses user information for %j", async (authorization) => {
    const app = await open(issuer);
    const response = await app.request(`${issuer}/userinfo`, { headers: { authorization } });
    expect([400, 401]).toContain(response.status);
  });
});
