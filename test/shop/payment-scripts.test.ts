import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentCspSources } from "../../app/features/payment/rules/payment-csp-sources.ts";
import type { PublicPaymentSettings } from "../../payments/port/payments.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { contentSecurityPolicy, violationsPath } from "../../server/http/secure-headers.ts";
import type { ScriptInventory } from "../../tools/payment-scripts/script-inventory.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";

const build = join(import.meta.dirname, "../../build");
let shop: TestShop;
let inventory: ScriptInventory;
beforeAll(async () => {
  shop = await startTestShop();
  inventory = JSON.parse(await readFile(join(build, "payment-scripts.json"), "utf8")) as ScriptInventory;
}, 180_000);
afterAll(() => shop.stop());

const directiveOf = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((rule) => rule.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];

async function openCheckout() {
  const browser = shop.browse();
  await browser.get(`/vin-error?carvin=${sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" })}`);
  await browser.post("/checkout", { intent: "add", planId: "CONNAV-12M" });
  return browser.get("/checkout", { accept: "text/html" });
}

describe("the inventory of the payment pages' scripts", () => {
  it("lists every script that the built page loads, with its hash", async () => {
    const { body } = await openCheckout();
    const named = Array.from(body.matchAll(/"(\/(?:assets\/)?[\w./-]+\.js)"/g), ([, file]) => file);
    expect(named.length).toBeGreaterThan(3);
    const known = new Map(inventory.own.map(({ file, integrity }) => [file, integrity]));
    for (const file of new Set(named)) {
      const content = await readFile(join(build, "client", file ?? ""));
      expect([file, known.get(file ?? "")]).toEqual([
        file,
        `sha384-${createHash("sha384").update(content).digest("base64")}`,
      ]);
    }
  });

  it("needs no inline scripts, because every script tag of the page has the nonce of the policy", async () => {
    const { body, headers } = await openCheckout();
    const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const tags = Array.from(body.matchAll(/<script\b[^>]*>/g), ([tag]) => tag);
    // Data is not run.
    const scripts = tags.filter((tag) => tag !== '<script type="application/json">');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  it.each<PublicPaymentSettings>([
    { provider: "adyen", environment: "live", clientKey: "", sepaCreditorId: "" },
    { provider: "adyen", environment: "test", clientKey: "", sepaCreditorId: "" },
    { provider: "stripe", publishableKey: "" },
  ])("lists every origin from which the policy of $provider allows scripts, with a reason", (settings) => {
    const payment = paymentCspSources(settings);
    const policy = contentSecurityPolicy({ nonce: "n", styleHashes: "", payment });
    const origins = directiveOf(policy, "script-src").filter((source) => source.startsWith("http"));
    const listed = inventory.providers.filter(({ provider }) => provider === settings.provider);
    expect(origins).toEqual(listed.map(({ origin }) => origin));
    expect(listed.every(({ reason }) => reason.length > 10)).toBe(true);
  });
});

describe("a violation of a payment page's policy", () => {
  it("is reported to the shop, which logs it", async () => {
    const { headers } = await openCheckout();
    const policy = headers.get("content-security-policy") ?? "";
    expect(directiveOf(policy, "report-uri")).toEqual([violationsPath]);
    expect(headers.get("reporting-endpoints")).toBe(`${directiveOf(policy, "report-to")[0]}="${violationsPath}"`);
    const body = JSON.stringify({
      "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "https://evil.example/x.js" },
    });
    const request = new Request(`http://shop.test${violationsPath}`, {
      method: "POST",
      body,
      headers: { "content-type": "application/csp-report" },
    });
    expect((await shop.fetch(request)).status).toBe(204);
    expect(shop.lines()).toContain("page policy violated");
  });

  it("is not reported from other pages", async () => {
    const { headers } = await shop.browse().get("/vin-error");
    expect(headers.get("content-security-policy")).not.toContain("report-");
  });
});
