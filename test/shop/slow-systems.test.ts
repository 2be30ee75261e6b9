import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";
import { cookieNames, isSignedIn, logOut, owner, signIn } from "./sign-in.ts";

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const never = () => new Promise<Response>(() => {});
const hanging = { commerce: false, identity: false };
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    environment: { REQUEST_TIME_SCALE: "1" },
    onCommerce: async (request, forward) => (hanging.commerce ? never() : forward(request)),
    onIdentity: async (request, forward) => (hanging.identity ? never() : forward(request)),
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => {
  hanging.commerce = false;
  hanging.identity = false;
});

async function timed<Answer>(work: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const started = performance.now();
  return { answer: await work, ms: performance.now() - started };
}

const withVehicle = async (): Promise<Browser> => {
  const browser = shop.browse();
  await browser.get(`/vin-error?carvin=${vin}`);
  return browser;
};

/** What a visitor gets to read. */
const heading = (body: string) => /<h1[^>]*>([^<]+)/.exec(body)?.[1] ?? "";

describe("while commerce hangs", () => {
  it("every request is answered within six seconds, with something to read", { timeout: 30_000 }, async () => {
    const [guest, shopper] = [await withVehicle(), await withVehicle()];
    await shopper.post("/checkout", { intent: "add", planId: "CONNAV-12M" });
    hanging.commerce = true;
    const requests = [
      timed(guest.post("/checkout", { intent: "add", planId: "CONNAV-12M" })),
      ...["/", "/services", "/service/CONNAV", "/faqs"].map((path) => timed(guest.get(path, { accept: "text/html" }))),
      ...["/checkout", "/services"].map((path) => timed(shopper.get(path, { accept: "text/html" }))),
    ];
    for (const { answer, ms } of await Promise.all(requests)) {
      expect(ms).toBeLessThan(6_500);
      expect(answer.location?.pathname ?? heading(answer.body)).not.toBe("");
    }
    hanging.commerce = false;
    const basket = await shopper.get("/checkout", { accept: "text/html" });
    expect(basket.body).toContain("Connected Navigation");
  });
});

describe.each(["commerce", "identity"] as const)("a log-out while %s hangs", (system) => {
  it("ends the session of the browser at once", { timeout: 30_000 }, async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    expect(isSignedIn(browser)).toBe(true);
    hanging[system] = true;
    const { answer, ms } = await timed(logOut(browser));
    expect(ms).toBeLessThan(3_000);
    expect(answer.status).toBe(303);
    expect(cookieNames(browser).filter((name) => /^cc-nx_|^id_token/.test(name))).toEqual([]);
    expect(isSignedIn(browser)).toBe(false);
  });
});
