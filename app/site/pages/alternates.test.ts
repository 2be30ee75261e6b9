import { describe, expect, it } from "vitest";
import { alternates } from "./alternates.ts";
import { LOCALE_IDS } from "../locales.ts";
import { pageTitle } from "./page-title.ts";
import { resolveSite } from "../resolve-site.ts";
import { SITE_CONFIG } from "../site-config.ts";

function alternatesOf(path: string, placement = SITE_CONFIG.placement) {
  const config = { ...SITE_CONFIG, placement };
  const found = resolveSite({ url: new URL(path, "http://localhost"), config, stage: "production" });
  return alternates({ ...found, publicOrigin: "https://shop.example", path: `${found.pathname}?a=1#b` });
}

describe("alternates", () => {
  it("list every language once, with its own URL", () => {
    const { canonical, alternates: list } = alternatesOf("/jaguar/de-DE/services");
    expect(canonical).toBe("https://shop.example/jaguar/de-DE/services");
    const expected = LOCALE_IDS.filter((id) => id !== "en-XB");
    expect(list.map((entry) => entry.hrefLang)).toEqual([...expected, "x-default"]);
    expect(list.find((entry) => entry.hrefLang === "fr-CA")?.href).toBe("https://shop.example/jaguar/fr-CA/services");
    expect(list.find((entry) => entry.hrefLang === "en-GB")?.href).toBe("https://shop.example/jaguar/services");
    expect(list.find((entry) => entry.hrefLang === "x-default")?.href).toBe("https://shop.example/jaguar/services");
    expect(new Set(list.map((entry) => entry.href)).size).toBe(expected.length);
  });

  it("have the language in the query where the configuration puts it there", () => {
    const { canonical } = alternatesOf("/services?locale=cs-CZ", { site: "query_param", locale: "query_param" });
    expect(canonical).toBe("https://shop.example/services?locale=cs-CZ");
  });
});

describe("pageTitle", () => {
  it.each([
    ["/", "Services | Land Rover UK"],
    ["/jaguar/de-AT", "Services | Jaguar AT"],
    ["/cs-CZ", "Services | Land Rover CZ"],
    ["/fr-BE", "Services | Land Rover BE"],
    ["/en-US", "Services | Land Rover US"],
  ])("on %s reads %s", (path, title) => {
    const url = new URL(path, "http://localhost");
    expect(pageTitle("Services", resolveSite({ url, config: SITE_CONFIG, stage: "production" }))).toBe(title);
  });
});
