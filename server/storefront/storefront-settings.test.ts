import { expect, it } from "vitest";
import { readEnvironment } from "../environment/environment.ts";
import { storefrontSettings } from "./storefront-settings.ts";

const production = { STAGE: "production", PUBLIC_ORIGIN: "https://shop.example", ALLOW_SANDBOX: "1" };

it.each([
  ["while developing", {}, false],
  ["in production", production, true],
  ["in production, kept out of search engines", { ...production, NOINDEX: "1" }, false],
])("%s", (_, source, isIndexed) => {
  const settings = storefrontSettings(readEnvironment(source), { secret: "s".repeat(32), isLive: false });
  expect(settings.isIndexed).toBe(isIndexed);
});
