import { expect, it } from "vitest";
import { readEnvironment } from "../environment/environment.ts";
import { storefrontSettings } from "./storefront-settings.ts";

const production = { STAGE: "production", PUBLIC_ORIGIN: "https://shop.example", ALLOW_SANDBOX: "1" };

it.each([
  ["in development stage", {}, false],
  ["in production stage", production, true],
  ["in production stage with NOINDEX", { ...production, NOINDEX: "1" }, false],
])("decides whether search engines may index the shop: %s", (_, source, isIndexed) => {
  const settings = storefrontSettings(readEnvironment(source), { secret: "s".repeat(32), isLive: false });
  expect(settings.isIndexed).toBe(isIndexed);
});

it("has test hosts where they are configured, and none in production stage", () => {
  const hosts = { TEST_HOSTS: "test.example", WIDER_TEST_HOSTS: "stage.example" };
  const testHostsIn = (source: Record<string, string>) =>
    storefrontSettings(readEnvironment({ ...source, ...hosts }), { secret: "s".repeat(32), isLive: false }).testHosts;
  expect(testHostsIn({})).toEqual({ allSwitches: ["test.example"], dateAndCheckoutSwitches: ["stage.example"] });
  expect(testHostsIn(production)).toEqual({ allSwitches: [], dateAndCheckoutSwitches: [] });
});
