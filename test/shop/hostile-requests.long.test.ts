import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTE_NEEDS } from "../../app/middleware/guards/route-needs.ts";
import { getCustomerBaskets } from "../../contracts/commerce/customer-baskets.ts";
import type { Browser } from "../identity/browser.ts";
import { HOSTILE_PATHS } from "./hostile-paths.ts";
import { origin, startTestShop, type TestShop } from "./shop-fixture.ts";
import {
  enter,
  isSignedIn,
  findLeakedSecrets,
  logOut,
  open,
  openSignInForm,
  otherOwner,
  owner,
  requestOf,
  signIn,
} from "./sign-in.ts";
import { cookiesOfSite } from "./visitor.ts";

let shop: TestShop;
const seenSecrets: string[] = [];

beforeAll(async () => {
  shop = await startTestShop({ hasStandardPasswordHashes: true });
}, 180_000);
afterAll(() => shop.stop());

describe("addresses to go back to", () => {
  it("lead only to pages of the shop", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    expect(HOSTILE_PATHS.length).toBeGreaterThanOrEqual(40);
    const more = ["/sign-in", "/callback/forgerock", "/service-call-forgerock-logout", "/identity/log-out", "/a/b/c"];
    for (const path of [...HOSTILE_PATHS, ...more]) {
      const to = encodeURIComponent(path.toWellFormed());
      const { location } = await browser.get(`/de-DE/sign-in?to=${to}`);
      expect([path, location?.href]).toEqual([path, `${origin}/de-DE/`]);
    }
  });

  it("are not put into the links of pages", async () => {
    const browser = shop.browse();
    for (const path of HOSTILE_PATHS) {
      const page = await browser.get(`/restricted-access?redirectUrl=${encodeURIComponent(path.toWellFormed())}`);
      expect(page.status).toBe(200);
      expect(page.body).toContain('href="/sign-in?to=%2F"');
    }
  });

  it.each(["https://evil.example/checkout", "http://shop.test.evil.example/checkout", "javascript:alert(1)", "//x"])(
    "are not read from the referer %s",
    async (referer) => {
      const browser = shop.browse();
      await signIn(browser, owner);
      expect((await browser.get("/sign-in", { referer })).location?.href).toBe(`${origin}/`);
    },
  );
});

describe("sessions of others", () => {
  it("a planted guest session gives no access after the sign-in", async () => {
    const [attacker, victim] = [shop.browse(), shop.browse()];
    await logOut(attacker);
    const cookies = cookiesOfSite(shop, "VCS");
    const planted = await cookies.read(requestOf(attacker));
    const cookie = requestOf(attacker).headers.get("cookie") ?? "";
    const form = await openSignInForm(victim);
    const callback = await enter(victim, form, owner);
    const own = requestOf(victim).headers.get("cookie") ?? "";
    const response = await shop.fetch(new Request(callback, { headers: { cookie: `${own}; ${cookie}` } }));
    const given = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    expect(given.some((line) => line?.startsWith("cc-nx_VCS="))).toBe(true);
    const after = await cookies.read(new Request(origin, { headers: { cookie: given.join("; ") } }));
    expect(after.tokens?.kind).toBe("registered");
    expect(after.tokens?.refreshToken).not.toBe(planted.tokens?.refreshToken);
    const peek = shop.services.commerceScapi(
      getCustomerBaskets,
      {
        params: { organizationId: shop.settings.commerce.organizationId, customerId: after.tokens?.customerId ?? "" },
        query: { siteId: "VCS" },
      },
      { headers: { authorization: `Bearer ${planted.tokens?.accessToken}` } },
    );
    await expect(peek).rejects.toMatchObject({ status: 401 });
  });

  it("a changed cookie or one of another site gives no access", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const value = browser.cookies().find(({ name }) => name === "cc-nx_VCS")?.value ?? "";
    for (const cookie of [
      `cc-nx_VCS=${value.slice(0, -3)}abc`,
      `cc-nx_VCSJ=${value}`,
      `cc-nx_VCS=${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`,
      "cc-nx_VCS=",
    ]) {
      const path = cookie.startsWith("cc-nx_VCSJ") ? "/jaguar/account/my-orders" : "/account/my-orders";
      const response = await shop.fetch(new Request(origin + path, { headers: { cookie } }));
      expect(response.headers.get("location")).toContain("/restricted-access");
    }
  });
});

describe("changes requested by other sites", () => {
  const paths = Object.keys(ROUTE_NEEDS).map((path) => path.replace("*", "nowhere").replaceAll(/:\w+/g, "x1"));

  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${origin}.evil.example` },
    { origin, "sec-fetch-site": "cross-site" },
    {},
  ];

  it("are refused on every address, and leave the customer signed in", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const cookie = requestOf(browser).headers.get("cookie") ?? "";
    for (const path of paths) {
      for (const headers of foreign) {
        const request = new Request(origin + path, { method: "POST", body: "a=b", headers: { cookie, ...headers } });
        const response = await shop.fetch(request);
        expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 403, []]);
      }
    }
    expect((await open(browser, "/account/my-orders")).status).toBe(200);
  });

  it.each(["PUT", "PATCH", "DELETE"])("are refused as %s too", async (method) => {
    for (const path of paths) {
      for (const headers of foreign) {
        const response = await shop.fetch(new Request(origin + path, { method, headers }));
        expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 403, []]);
      }
    }
  });

  it("are not made by a link or a picture", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const asked = await browser.get("/service-call-forgerock-logout?id_token=x");
    expect([asked.status, asked.location?.href]).toEqual([302, `${origin}/log-out`]);
    const { status, body } = await browser.get("/log-out");
    expect(status).toBe(200);
    expect(body).toMatch(/<main.*action="\/service-call-forgerock-logout".*<\/main>/s);
    expect((await browser.get("/service-call-forgerock-access-token?customerCode=x")).status).toBe(405);
    expect(isSignedIn(browser)).toBe(true);
  });
});

describe("the token exchange requested by a page", () => {
  const post = (browser: Browser, document: unknown) => {
    const headers = new Headers(requestOf(browser).headers);
    headers.set("origin", origin);
    headers.set("content-type", "application/json");
    const body = typeof document === "string" ? document : JSON.stringify(document);
    const request = new Request(`${origin}/service-call-forgerock-access-token`, { method: "POST", body, headers });
    return shop.fetch(request);
  };

  it("signs the customer in, and does not reveal the token", async () => {
    const browser = shop.browse();
    const callback = await enter(browser, await openSignInForm(browser), owner);
    const response = await post(browser, { customerCode: callback.searchParams.get("code"), origin });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toMatch(/^\{"idToken":"[\w-]{43}"\}$/);
    expect(response.headers.getSetCookie().some((line) => line.startsWith("cc-nx_VCS=ey"))).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["no code", {}],
    ["an empty code", { customerCode: "" }],
    ["another origin", { customerCode: "x", origin: "https://evil.example" }],
    ["an unknown field", { customerCode: "x", redirect_uri: "https://evil.example" }],
    ["an overlong code", { customerCode: "x".repeat(3000) }],
  ])("refuses %s", async (_, document) => {
    const browser = shop.browse();
    await browser.get("/sign-in");
    const response = await post(browser, document);
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
  });

  it.each([
    ["a forged code", { customerCode: "x" }],
    ["another verifier", { customerCode: "x", codeVerifier: "v".repeat(96) }],
  ])("refuses %s", async (_, document) => {
    const browser = shop.browse();
    await browser.get("/sign-in");
    const response = await post(browser, document);
    expect([response.status, await response.json()]).toEqual([401, { error: "FORGEROCK Token Error" }]);
    expect(response.headers.getSetCookie().some((line) => line.startsWith("cc-"))).toBe(false);
  });

  it("refuses a browser that began no sign-in", async () => {
    expect((await post(shop.browse(), { customerCode: "x" })).status).toBe(401);
  });
});

describe("host names", () => {
  const forwarded = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-port": "444" };
  it.each<[string, { host?: string; headers?: Record<string, string> }]>([
    ["Host", { host: "evil.example" }],
    ["Host with a port", { host: "shop.test:81.evil.example" }],
    ["Host with a name in front", { host: "shop.test@evil.example" }],
    ["Host that ends alike", { host: "evil-shop.test" }],
    ["Host that begins alike", { host: "shop.test.evil.example" }],
    ["Host without a name", { host: "" }],
    ["X-Forwarded-Host", { headers: forwarded }],
    ["X-Forwarded-Host beside a forged Host", { host: "evil.example", headers: forwarded }],
    ["Forwarded", { headers: { forwarded: "host=evil.example;proto=https" } }],
    ["X-Original-URL", { headers: { "x-original-url": "https://evil.example/", "x-rewrite-url": "//evil.example" } }],
  ])("a forged %s header changes no address", async (_, from) => {
    for (const path of ["/sign-in?to=/faqs", "/jaguar/de-DE/sign-in"]) {
      const response = await shop.fetch(new Request(origin + path, { headers: from.headers }), from);
      const location = response.headers.get("location") ?? "";
      expect(location).not.toContain("evil");
      expect(new URL(location).origin).toBe(origin);
      expect(new URL(location).searchParams.get("redirect_uri") ?? origin).toMatch(/^http:\/\/shop\.test(?:\/|$)/);
    }
    const page = await shop.fetch(new Request(`${origin}/restricted-access`, { headers: from.headers }), from);
    expect(await page.text()).not.toContain("evil");
  });
});

describe("scripts of a page", () => {
  it("can read no token, neither in cookies nor in answers", async () => {
    const browser = shop.browse();
    const lines: string[] = [];
    const bodies: string[] = [];
    const seen = async (path: string, headers: Record<string, string> = {}) => {
      const page = await browser.get(path, headers);
      lines.push(...page.headers.getSetCookie());
      bodies.push(page.body);
    };
    const callback = await enter(browser, await openSignInForm(browser), owner);
    await seen(callback.href);
    const stored = await cookiesOfSite(shop, "VCS").read(requestOf(browser));
    await seen("/account/my-orders");
    await seen("/account/my-orders.data");
    await seen("/_root.data");
    await seen("/restricted-access");
    await seen("/service-get-custom-environment-variables");
    expect(lines.filter((line) => !/; HttpOnly; SameSite=Lax/.test(line))).toEqual([]);
    seenSecrets.push(
      callback.searchParams.get("code") ?? "",
      stored.idToken ?? "",
      stored.tokens?.refreshToken ?? "",
      owner.email,
    );
    const secrets = [stored.tokens?.accessToken, stored.tokens?.refreshToken, stored.idToken, stored.tokens?.usid];
    expect(secrets.every((secret) => secret !== undefined && secret.length > 10)).toBe(true);
    const text = bodies.join("\n");
    for (const secret of [...secrets, stored.person?.accountId, owner.email]) {
      expect(text.includes(secret ?? "?")).toBe(false);
    }
  });
});

describe("accounts", () => {
  it("cannot be discovered by the answer to a wrong password, nor by its timing", async () => {
    const measure = async (email: string) => {
      const browser = shop.browse();
      const form = await openSignInForm(browser);
      const started = performance.now();
      const page = await browser.submit(form, { email, password: "Wrong-Password-1" });
      const text = page.body
        .replaceAll(/\/identity\/sign-in\/[\w-]+|value="[^"]*"/g, "")
        .replaceAll(/[\w.]+@example\.\w+/g, "");
      return { answer: [page.status, text], ms: performance.now() - started };
    };
    // Measured in turns, and only the fastest of each counts: other load slows both down alike.
    const pairs = [];
    for (const [one, unknownAccount] of [
      [owner.email, "a@example.org"],
      [otherOwner.email, "b@example.org"],
      [owner.email, "c@example.org"],
    ] as const) {
      pairs.push({ known: await measure(one), unknown: await measure(unknownAccount) });
    }
    expect(pairs.map(({ known }) => known.answer)).toEqual(pairs.map(({ unknown }) => unknown.answer));
    const known = Math.min(...pairs.map((pair) => pair.known.ms));
    const unknown = Math.min(...pairs.map((pair) => pair.unknown.ms));
    expect(unknown / known).toBeGreaterThan(0.3);
    expect(unknown / known).toBeLessThan(3);
  });
});

describe("the log", () => {
  it("contains no secret of these tests", () => {
    expect(shop.lines().length).toBeGreaterThan(10_000);
    expect(seenSecrets.length).toBeGreaterThan(3);
    expect(findLeakedSecrets(shop.lines(), seenSecrets)).toEqual([]);
  });
});
