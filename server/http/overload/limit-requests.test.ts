import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { LOCALE_IDS } from "../../../app/site/locales.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { createLogger } from "../../logging/logger.ts";
import { createHttp, type Storefront } from "../create-http.ts";
import { busyTexts } from "./busy-texts.ts";

const origin = "http://shop.test";
const most = 4;
const page = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** A shop whose storefront answers no request until the test releases it. */
function openHangingShop(settings: Record<string, string> = {}) {
  const gate = Promise.withResolvers<void>();
  const storefront = async () => {
    await gate.promise;
    return new Response("page");
  };
  return { ...openShop(storefront, settings), letGo: () => gate.resolve() };
}

function openShop(storefront: Storefront, settings: Record<string, string> = {}) {
  const http = createHttp({
    environment: readEnvironment({ MAX_REQUESTS: String(most), PUBLIC_ORIGIN: origin, ...settings }),
    logger: createLogger("silent"),
    checks: { database: async () => {} },
    staticFiles: new Hono().get("/assets/*", (context) => context.text("file")),
    webhooks: new Hono(),
    screens: new Hono(),
    hasPolicy: true,
    storefront,
  });
  const ask = async (path: string, headers: Record<string, string> = page, host = "shop.test") => {
    const incoming = { socket: { remoteAddress: "192.0.2.1" }, headers: { host } };
    return http.fetch(new Request(origin + path, { headers }), { incoming });
  };
  /** As many as are served, and as many as may wait. */
  const fill = () => Array.from({ length: 2 * most }, () => ask("/"));
  return { ask, fill };
}

describe("a shop with more requests than it can serve", () => {
  it("refuses the surplus at once, the queue after a moment, and serves the others", async () => {
    const { ask, fill, letGo } = openHangingShop();
    const begun = fill();
    const surplus = await Promise.all(Array.from({ length: 100 }, () => ask("/")));
    expect(new Set(surplus.map(({ status }) => status))).toEqual(new Set([503]));
    const inLine = await Promise.all(begun.slice(most));
    expect(inLine.map(({ status }) => status)).toEqual(Array(most).fill(503));
    letGo();
    const served = await Promise.all(begun.slice(0, most));
    expect(served.map(({ status }) => status)).toEqual(Array(most).fill(200));
    expect((await ask("/")).status).toBe(200);
  });

  it("handles other events between two pages that render without a pause", async () => {
    let turn = 0;
    const count = () => {
      turn += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const turns = new Set<number>();
    const { fill } = openShop(async () => {
      turns.add(turn);
      return new Response("page");
    });
    await Promise.all(fill());
    clearImmediate(counting);
    expect(turns.size).toBe(2 * most);
  });

  it("still answers health and files", async () => {
    const { ask, fill } = openHangingShop();
    void fill();
    expect((await ask("/")).status).toBe(503);
    for (const path of ["/health/live", "/health/ready", "/assets/root.js"]) expect((await ask(path)).status).toBe(200);
  });

  it.each(LOCALE_IDS)("shows the busy page in %s, with nothing to load", async (locale) => {
    const { ask, fill } = openHangingShop();
    void fill();
    const response = await ask(`/jaguar/${locale}/services?x=1`);
    const { title, text, retry } = busyTexts[locale];
    const body = await response.text();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(body).toContain(`<html lang="${locale}">`);
    for (const part of [title, text, retry]) expect(body).toContain(part);
    expect(body).not.toMatch(/<script|<link|<img|src=/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'sha256-");
  });

  it.each([
    ["a locale in the query", { LOCALE_PLACEMENT: "query_param" }, "/services?locale=it-IT", "it-IT"],
    ["no locale", {}, "/services", "en-GB"],
  ])("finds the language by %s", async (_, settings, path, locale) => {
    const { ask, fill } = openHangingShop(settings);
    void fill();
    expect(await (await ask(path)).text()).toContain(`<html lang="${locale}">`);
  });

  it.each([
    ["a program", { accept: "application/json" }],
    ["a request without an accept header", {}],
    ["the router's own requests", { accept: "*/*" }],
  ])("answers %s with a document", async (_, headers) => {
    const { ask, fill } = openHangingShop();
    void fill();
    const response = await ask("/services.data", headers);
    expect([response.status, response.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
    expect(await response.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
  });
});
