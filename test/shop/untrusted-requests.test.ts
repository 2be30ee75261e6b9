import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RATE_LIMITS } from "../../app/settings/rate-limits.ts";
import { vehicleCookie } from "../../app/features/vehicle/vehicle-cookie/vehicle-cookie.server.ts";
import { HOSTILE_PATHS } from "./hostile-paths.ts";
import { origin, startTestShop, type TestShop } from "./shop-fixture.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { logOut, open, owner, requestOf, signIn } from "./sign-in.ts";
import { cookieDepsOf } from "../../app/settings/sealed-cookie.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(origin + path, { headers, redirect: "manual" }));
const cookiesOf = (browser: ReturnType<TestShop["browse"]>) => requestOf(browser).headers.get("cookie") ?? "";

describe("an overlong address", () => {
  it.each([
    ["of 7,000 segments", "/a".repeat(7_000)],
    ["of 7,000 segments, as data", `${"/a".repeat(7_000)}.data`],
    ["of 17 segments below a prefix", `/jaguar/de-DE${"/a".repeat(15)}`],
    ["of 16 kB", `/${"a1".repeat(8_000)}`],
    ["of 3,000 segments at the identity provider", `/identity${"/a".repeat(3_000)}`],
    ["that asks the router about a deep path", `/__manifest?version=x&paths=${"/a".repeat(3_000)}`],
  ])("%s is refused with 414", async (_, path) => {
    const response = await get(path);
    expect(response.status).toBe(414);
  });
});

describe("a silent sign-in", () => {
  const html = { accept: "text/html", cookie: "SSOSession=stale" };

  /** Opens a path with a stale session at the provider, and returns where the silent sign-in leads. */
  const followSilentSignIn = async (path: string) => {
    const sent = await get(path, html);
    const target = sent.headers.get("location");
    const state = target && new URL(target, origin).searchParams.get("state");
    if (!state) return target;
    const cookie = sent.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    const back = await get(`/callback/forgerock?error=login_required&state=${state}`, { cookie: cookie.join("; ") });
    return back.headers.get("location");
  };

  it.each([
    ["/faqs", "/faqs"],
    ["/faqs?q=%D0%B6", "/faqs?q=%D0%B6"],
    ["/de-DE/faqs?q=1", "/de-DE/faqs?q=1"],
    ["/nowhere", "/nowhere"],
  ])("leads back to %s", async (path, expected) => {
    expect(await followSilentSignIn(path)).toBe(expected);
  });

  it.each([
    "//evil.example",
    "//evil.example/faqs",
    "///evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/faqs/..//evil.example",
    "//evil.example/..//evil/faqs",
    "/%5cevil.example",
    "/%09/evil.example",
    "/%2fevil.example",
    "/%252fevil.example",
    "/%0d%0aLocation:%20evil.example",
    "/%EF%BC%8Fevil.example",
  ])("never leads from %j to another host", async (path) => {
    const target = await followSilentSignIn(path);
    expect(new URL(target ?? "/", origin).origin).toBe(origin);
  });
});

describe("a page to go back to", () => {
  const paths = [
    ["/service/ж", "/service/%D0%B6"],
    ["/faqs?q=日本", "/faqs?q=%E6%97%A5%E6%9C%AC"],
    ["http://u:p@host/", "/"],
  ];
  const post = (path: string, fields: Record<string, string>, cookie: string) => {
    const headers = { cookie, origin };
    const body = new URLSearchParams(fields);
    return shop.fetch(new Request(origin + path, { method: "POST", body, headers, redirect: "manual" }));
  };

  it.each(paths)("%s is reached after a sign-in and after a consent choice", async (path, expected) => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const cookie = cookiesOf(browser);
    const query = encodeURIComponent(path);
    expect((await get(`/sign-in?to=${query}`, { cookie })).headers.get("location")).toBe(origin + expected);
    expect((await get(`/restricted-access?redirectUrl=${query}`, { cookie })).status).toBe(200);
    expect((await get(`/generic-error?reason=unavailable&redirectUrl=${query}`, { cookie })).status).toBe(500);
    const chosen = await post("/cookie-preferences", { choice: "denied", returnTo: path }, cookie);
    expect([chosen.status, chosen.headers.get("location")]).toEqual([302, expected]);
  });

  it.each(HOSTILE_PATHS)("is never %j after a consent choice", async (path) => {
    const chosen = await post("/cookie-preferences", { choice: "denied", returnTo: path.toWellFormed() }, "");
    expect([chosen.status, chosen.headers.get("location")]).toEqual([302, "/"]);
  });

  it("may have letters of any alphabet after a VIN is entered", async () => {
    const browser = shop.browse();
    await open(browser, "/vin-error");
    const found = await post("/vin-error", { vin: "SALEA7BWAS2Z00201", redirectUrl: "/service/ж" }, cookiesOf(browser));
    expect(found.status).toBeLessThan(500);
  });
});

describe("an answer to a visitor", () => {
  const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
  const visitors: Record<string, () => Promise<string>> = {
    "a customer": async () => {
      const browser = shop.browse();
      await signIn(browser, owner);
      return cookiesOf(browser);
    },
    "a guest": async () => {
      const browser = shop.browse();
      await logOut(browser);
      return cookiesOf(browser);
    },
    "a visitor with a vehicle": async () => {
      const browser = shop.browse();
      await open(browser, `/cookie-preferences?carvin=${vin}`);
      return cookiesOf(browser);
    },
    "a visitor with a basket": async () => {
      const browser = shop.browse();
      await open(browser, `/services?carvin=${vin}`);
      await browser.post("/service/REMOTE", { intent: "add", planId: "REMOTE-24M" });
      return cookiesOf(browser)
        .split("; ")
        .filter((pair) => !pair.startsWith("vehicle-"))
        .join("; ");
    },
  };
  const pages = ["/", "/services", "/service/CONNAV", "/checkout", "/faqs", "/vin-error", "/restricted-access"];
  const data = ["/_.data", ...pages.slice(1).map((page) => `${page}.data`)];
  const others = ["/nowhere", "/nowhere.data", "/confirmation/nothing", "/confirmation/nothing.data"];
  const calls = ["/service-get-basket", "/de-DE/faqs.data", "/jaguar/faqs"];

  it.each(Object.keys(visitors))("is not cached for %s", async (name) => {
    const cookie = (await visitors[name]?.()) ?? "";
    expect(cookie).not.toBe("");
    for (const path of [...pages, ...data, ...others, ...calls]) {
      const isOtherSite = path.startsWith("/jaguar");
      const { headers } = await get(path, { cookie });
      const expected = isOtherSite ? /^private, no-(?:store|cache)$/ : /^(?:private, )?no-store$/;
      expect(`${path} ${headers.get("cache-control")}`).toMatch(new RegExp(`^${path} ${expected.source.slice(1)}`));
    }
  });

  it("is not shared by caches, even for a new visitor", async () => {
    for (const path of [...pages, ...data, ...others, ...calls]) {
      const { headers } = await get(path);
      expect(`${path} ${headers.get("cache-control")}`).toMatch(/ (?:private, )?no-(?:store|cache)$/);
    }
  });
});

describe("an IP address that creates many guests", () => {
  it("has to wait beyond the limit, while other addresses need not", async () => {
    const strict = await startTestShop({ environment: { RATE_LIMIT_SCALE: "1" } });
    const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
    const browser = strict.browse();
    await open(browser, `/services?carvin=${vin}`);
    const vehicle = vehicleCookie("VCS", cookieDepsOf(strict.settings, strict.deps.now));
    const stored = await vehicle.read(requestOf(browser));
    if (!stored) throw new Error("There is no selected vehicle.");
    /** Writes a new cookie each time, because requests that share a cookie become one guest. */
    const add = async (ip: string) => {
      const cookie = (await vehicle.write(stored)).split(";", 1)[0] ?? "";
      const body = new URLSearchParams({ intent: "add", planId: "REMOTE-24M" });
      const request = new Request(`${origin}/service/REMOTE`, { method: "POST", body, headers: { cookie, origin } });
      return strict.fetch(request, { ip });
    };
    const { points } = RATE_LIMITS.guestPerIp;
    for (let guest = 0; guest < points - 4; guest += 1) await strict.deps.limits.guestPerIp("203.0.113.9");
    const statuses = new Map<number, number>();
    for (let guest = 0; guest < 6; guest += 1) {
      const { status } = await add("203.0.113.9");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const refused = await add("203.0.113.9");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(statuses.get(429)).toBe(2);
    expect((await add("203.0.113.10")).status).toBeLessThan(400);
    await strict.stop();
  });
});
