import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { resolveSite } from "./resolve-site.ts";
import { ShopLink, ShopProvider, useShop } from "./shop-context.tsx";
import { shopFromSeed, shopSeed } from "./shop-seed.ts";
import { SITE_CONFIG, type UrlPlacement } from "./site-config.ts";

function link(path: string, to: string, placement: UrlPlacement = "path") {
  const config = { ...SITE_CONFIG, placement: { site: placement, locale: placement } };
  const resolved = resolveSite({ url: new URL(path, "http://localhost"), config, stage: "development" });
  const shop = shopFromSeed(shopSeed(resolved, { stage: "development", publicOrigin: "http://localhost" }));
  const element = (
    <ShopProvider shop={shop}>
      <ShopLink to={to}>go</ShopLink>
    </ShopProvider>
  );
  const entry = new URL(path, "http://localhost");
  const options = { basename: resolved.prefix, initialEntries: [entry.pathname + entry.search] };
  const router = createMemoryRouter([{ path: "*", element }], options);
  return /href="([^"]*)"/.exec(renderToString(<RouterProvider router={router} />))?.[1]?.replaceAll("&amp;", "&");
}

describe("ShopLink", () => {
  it.for<[string, string, UrlPlacement, string]>([
    ["/", "/checkout", "path", "/checkout"],
    ["/jaguar/de-DE", "/checkout?a=1#b", "path", "/jaguar/de-DE/checkout?a=1#b"],
    ["/landrover/en-GB/faqs", "/checkout", "path", "/landrover/en-GB/checkout"],
    ["/faqs?site=jaguar&locale=de-DE", "/checkout?a=1", "path", "/checkout?a=1&site=jaguar&locale=de-DE"],
    ["/jaguar/faqs?locale=de-DE", "/checkout", "path", "/jaguar/checkout?locale=de-DE"],
    ["/faqs?site=jaguar&locale=de-DE", "/checkout?a=1", "query_param", "/checkout?a=1&site=jaguar&locale=de-DE"],
    ["/faqs", "/checkout", "query_param", "/checkout"],
  ])("on %s to %s with %s placement is %s", ([path, to, placement, expected]) => {
    expect(link(path, to, placement)).toBe(expected);
  });
});

describe("the shop", () => {
  it("is the same after it was serialised into the page", () => {
    const config = { ...SITE_CONFIG, hosts: { "jaguar.example": "VCSJ" } };
    const resolved = resolveSite({ url: new URL("https://jaguar.example/fr-CA/faqs"), config, stage: "production" });
    const seed = shopSeed(resolved, { stage: "production", publicOrigin: "https://jaguar.example" });
    const shop = shopFromSeed(JSON.parse(JSON.stringify(seed)));
    expect(shop).toMatchObject({ site: { id: "VCSJ" }, locale: { id: "fr-CA" }, market: { country: "CA" } });
    expect(shop.config.defaultSite).toBe("VCSJ");
    expect(() => shopFromSeed({ ...seed, localeId: "xx-XX" })).toThrow("No site VCSJ with locale xx-XX");
  });

  it("throws without its provider", () => {
    function WithoutProvider() {
      return useShop().site.id;
    }
    expect(() => renderToString(<WithoutProvider />)).toThrow("No ShopProvider above");
  });
});
