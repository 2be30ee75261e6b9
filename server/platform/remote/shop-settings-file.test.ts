import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hostOf, isLoopback } from "../../listen.ts";
import { ConfigurationError } from "../../environment/configuration-error.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { chargesApiSettings, shopSettings, writeShopSettings } from "./shop-settings-file.ts";

const secret = "s".repeat(32);
const environment = readEnvironment({});
const origin = "http://localhost:4000";

it("the settings file is readable for this user alone, and starts a shop", async () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  writeFileSync(join(folder, "shop-settings.env"), "OLD=1\n", { mode: 0o644 });
  const path = await writeShopSettings(folder, shopSettings({ environment, secret, origin }));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const shop = readEnvironment({ SETTINGS_FILE: path, PORT: "3001" });
  expect(shop).toMatchObject({ PORT: 3001, COMMERCE_URL: `${origin}/commerce`, PAYMENT_MODE: "sandbox" });
  expect(shop.CHARGES_TOKEN).toBe(chargesApiSettings(environment, secret).CHARGES_TOKEN);
  expect(shop).not.toHaveProperty("OLD");
});

it("the settings have a separate token for every service", () => {
  const settings = shopSettings({ environment, secret, origin });
  const secrets = Object.entries(settings).filter(([name]) => /TOKEN|SECRET|KEY/.test(name));
  expect(secrets.length).toBeGreaterThan(9);
  expect(new Set(secrets.map(([, value]) => value)).size).toBe(secrets.length);
});

it("the environment takes precedence over the settings file, which must exist", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const path = join(folder, "some.env");
  writeFileSync(path, "MAINTENANCE=ON\nPORT=3005\n");
  expect(readEnvironment({ SETTINGS_FILE: path, PORT: "3001" })).toMatchObject({ MAINTENANCE: "ON", PORT: 3001 });
  expect(() => readEnvironment({ SETTINGS_FILE: join(folder, "gone.env") })).toThrow(ConfigurationError);
});

it.each([
  ["development stage", {}, "127.0.0.1", true],
  ["development stage, opened", { HOST: "0.0.0.0" }, "0.0.0.0", false],
  ["a name of this machine", { HOST: "localhost" }, "localhost", true],
  ["production stage", { STAGE: "production" as const }, undefined, false],
  ["production stage behind a proxy", { STAGE: "production" as const, HOST: "127.0.0.1" }, "127.0.0.1", true],
])("a process listens on the address of its settings: %s", (_, settings, host, isLocal) => {
  const listening = hostOf({ STAGE: "development", HOST: undefined, ...settings });
  expect([listening, isLoopback(listening)]).toEqual([host, isLocal]);
});
