import { describe, expect, it } from "vitest";
import { createGeolocationClient } from "../../../contracts/geolocation.ts";
import type { BackingSystems } from "../../../contracts/services.ts";
import { cookiesOf, visitContext } from "../../../test/vehicle-fixture.ts";
import type { RequestContext } from "../../request/request-context.ts";
import type { LimitResult, RateLimits } from "../../settings/rate-limits.ts";
import type { StorefrontSettings } from "../../settings/storefront-settings.ts";
import { loader as environmentVariables } from "./environment-variables.ts";
import { loader as geolocation } from "./geolocation.ts";
import { loader as robots } from "./robots.ts";
import { loader as sitemap } from "./sitemap.ts";

type Options = {
  settings?: Partial<StorefrontSettings>;
  ip?: string;
  host?: string;
  allowance?: LimitResult;
  onGeolocation?: (request: Request) => Response | Promise<Response>;
};

function contextOf({
  settings = {},
  ip = "203.0.113.1",
  host = "shop.example",
  allowance = { isAllowed: true },
  onGeolocation,
}: Options = {}) {
  const call = () => Promise.reject(new Error("This test must not look up a vehicle."));
  const fetch = onGeolocation ?? (() => Response.json({ country: "DE", ip }));
  const services = { geolocation: createGeolocationClient({ baseUrl: "http://geo.invalid", fetch }) } as BackingSystems;
  const limits = { sessionKeyPerIp: async () => allowance } as unknown as RateLimits;
  const now = () => new Date("2026-11-15T12:00:00Z");
  return visitContext({ call, limits, now }, { ip, host, settings, deps: { services } });
}

type Loader = (args: { request: Request; context: RequestContext; params: object }) => Response | Promise<Response>;

function call(loader: unknown, context: RequestContext, { path = "/", cookie = "" } = {}) {
  const request = new Request(`http://shop.example${path}`, { headers: cookie ? { cookie } : {} });
  return (loader as Loader)({ request, context, params: {} });
}

describe("robots.txt", () => {
  const textOf = async (isIndexed: boolean) => (await call(robots, contextOf({ settings: { isIndexed } }))).text();

  it("disallows every page of a shop that is not indexed", async () => {
    expect(await textOf(false)).toBe("User-agent: *\nDisallow: /\n");
  });

  it.each([
    "/account",
    "/checkout",
    "/confirmation",
    "/payment-confirmation",
    "/guest",
    "/request-refund",
    "/restricted-access",
    "/log-out",
    "/sign-in",
    "/callback",
    "/service-",
  ])("disallows %s, also with a site or a language before it", async (path) => {
    const lines = (await textOf(true)).split("\n");
    expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Disallow: /*${path}`);
  });

  it("allows public pages, and names the sitemap", async () => {
    const text = await textOf(true);
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).not.toContain("/faqs");
    expect(text).toContain("Sitemap: http://shop.example/sitemap.xml");
  });
});

describe("the sitemap", () => {
  const hosts = { "jaguar.example": "VCSJ" };
  const placement = { site: "path", locale: "path" } as const;
  const entriesOf = async (settings: Partial<StorefrontSettings> = {}, host = "shop.example") => {
    const response = await call(sitemap, contextOf({ settings, host }));
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    return Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
  };

  it("lists each of six pages in fourteen languages of two makes once", async () => {
    const entries = await entriesOf();
    expect(entries).toHaveLength(6 * 14 * 2);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries).toContain("http://shop.example/faqs");
    for (const page of ["terms-conditions", "privacy", "imprint", "accessibility"]) {
      expect(entries).toContain(`http://shop.example/jaguar/de-DE/${page}`);
    }
  });

  it("never has the pseudo-locale", async () => {
    expect((await entriesOf()).filter((address) => address?.includes("en-XB"))).toEqual([]);
  });

  it("leaves out a make that has a host of its own", async () => {
    const entries = await entriesOf({ urls: { placement, showDefaults: false, hosts } });
    expect(entries).toHaveLength(6 * 14);
    expect(entries.filter((address) => address?.includes("jaguar"))).toEqual([]);
  });

  it("lists only the make of the host where it is requested", async () => {
    const settings = { publicOrigin: "http://jaguar.example", urls: { placement, showDefaults: false, hosts } };
    const entries = await entriesOf(settings, "jaguar.example");
    expect(entries).toHaveLength(6 * 14);
    expect(entries).toContain("http://jaguar.example/faqs");
    expect(entries.filter((address) => address?.includes("landrover"))).toEqual([]);
  });

  it("escapes the URLs of a shop that puts the language into the query", async () => {
    const urls = { placement: { site: "query_param", locale: "query_param" } as const, showDefaults: true, hosts: {} };
    const text = await (await call(sitemap, contextOf({ settings: { urls } }))).text();
    expect(text).toContain("site=jaguar&amp;locale=de-DE");
    expect(text).not.toMatch(/&(?!amp;|lt;|quot;)/);
  });
});

describe("the country of a visitor", () => {
  it("comes from the IP address of the connection, not from the URL", async () => {
    const lookedUpIps: string[] = [];
    const onGeolocation = (request: Request) => {
      lookedUpIps.push(new URL(request.url).searchParams.get("ip") ?? "");
      return Response.json({ country: "FR", ip: "198.51.100.7" });
    };
    const response = await call(geolocation, contextOf({ ip: "203.0.113.9", onGeolocation }), { path: "/?ip=1.2.3.4" });
    expect(await response.json()).toEqual({ country: "FR", ip: "203.0.113.9" });
    expect([lookedUpIps, response.headers.get("cache-control")]).toEqual([["203.0.113.9"], "no-store"]);
  });

  it.each<[string, Options["onGeolocation"]]>([
    ["is down", () => Promise.reject(new TypeError("fetch failed"))],
    ["answers 500", () => Response.json({ title: "Broken", detail: "no" }, { status: 500 })],
    ["does not know the address", () => Response.json({ title: "Unknown", detail: "no" }, { status: 404 })],
    ["answers with a page of HTML", () => new Response("<html>")],
    ["sends no country code", () => Response.json({ country: "Germany", ip: "203.0.113.1" })],
  ])("is not known while the service %s", async (_, onGeolocation) => {
    const response = await call(geolocation, contextOf({ ...(onGeolocation && { onGeolocation }) }));
    expect([response.status, await response.json()]).toEqual([
      503,
      { detail: "The country is not known at the moment." },
    ]);
  });
});

describe("the key of a browser's storage", () => {
  type Key = { key: string; iv: string };
  const keyFor = async (cookie = "", settings: Partial<StorefrontSettings> = {}) => {
    const response = await call(environmentVariables, contextOf({ settings }), { cookie });
    return { response, key: (await response.json()) as Key };
  };

  it("fits AES-256-GCM, and is not cached", async () => {
    const { response, key } = await keyFor();
    expect(Buffer.from(key.key, "base64")).toHaveLength(32);
    expect(Buffer.from(key.iv, "base64")).toHaveLength(12);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("stays the same during a visit, which gets its cookie once", async () => {
    const first = await keyFor();
    const again = await keyFor(cookiesOf(first.response));
    expect(again.key).toEqual(first.key);
    expect(again.response.headers.getSetCookie()).toEqual([]);
  });

  it("differs between visits, and between installations", async () => {
    const [first, second] = await Promise.all([keyFor(), keyFor()]);
    expect(second.key).not.toEqual(first.key);
    const other = await keyFor(cookiesOf(first.response), { sessionSecret: "t".repeat(32) });
    expect(other.key).not.toEqual(first.key);
  });

  it("is new for a cookie that the shop has not sealed", async () => {
    const { response } = await keyFor("visit=0d4f6f0e-9d2b-4e1c-8a63-4b7d3d6a1f00");
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it("is limited for each IP address", async () => {
    const context = contextOf({ allowance: { isAllowed: false, retryAfterSeconds: 12 } });
    const response = await call(environmentVariables, context);
    expect([response.status, response.headers.get("retry-after"), response.headers.getSetCookie()]).toEqual([
      429,
      "12",
      [],
    ]);
  });
});
