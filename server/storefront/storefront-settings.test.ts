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
