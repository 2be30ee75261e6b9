import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { startTestShop, type TestShop } from "./shop-ground.ts";
import { isSignedIn, open, owner, signIn } from "./sign-in.ts";

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
/** Longer than a token of commerce lasts. */
const tokenSeconds = 1_801;
const away = {
  failing: async () => new Response("{}", { status: 503 }),
  talkingNonsense: async () => new Response("<html>Sign in to the network</html>"),
};
let behaviour: keyof typeof away | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onCommerce: (request, ask) => (behaviour ? away[behaviour]() : ask(request)),
  });
}, 180_000);
afterEach(() => {
  behaviour = undefined;
});
afterAll(() => shop.stop());

async function inHand(prefix = "") {
  const browser = shop.browse();
  await signIn(browser, owner);
  await open(browser, `${prefix}/cookie-preferences?carvin=${vin}`);
  return browser;
}

describe.each(Object.keys(away) as (keyof typeof away)[])("while commerce is %s", (how) => {
  it("a customer whose token has run out keeps the session and the page of the vehicle", async () => {
    const browser = await inHand();
    await shop.passTime(tokenSeconds);
    behaviour = how;
    for (const path of ["/services", "/service/CONNAV", "/vin-error", "/checkout"]) {
      const page = await open(browser, path);
      expect(`${page.url.pathname} ${page.status}`).toMatch(new RegExp(`^${path} (?:200|503)$`));
    }
    behaviour = undefined;
    const page = await open(browser, "/services");
    expect(page.status).toBe(200);
    expect(isSignedIn(browser)).toBe(true);
  });

  it("somebody who has something to add is told, with what was chosen", async () => {
    const browser = await inHand();
    expect((await open(browser, "/service/CONNAV")).status).toBe(200);
    behaviour = how;
    const page = await browser.post("/service/CONNAV", { intent: "add", planId: "CONNAV-24M" });
    behaviour = undefined;
    expect(page.status).toBe(503);
    expect(page.body).toContain("Your choice is kept.");
    expect(page.body).toMatch(/<input[^>]*checked=""[^>]*value="CONNAV-24M"|value="CONNAV-24M"[^>]*checked=""/);
  });
});

describe("a request that lacks something is at fault, and is told what", () => {
  type Sent = { body?: string | URLSearchParams; headers?: Record<string, string> };
  const post = async (path: string, init: Sent) => {
    const browser = shop.browse();
    await open(browser, `/cookie-preferences?carvin=${vin}`);
    const cookie = browser
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const request = new Request(new URL(path, shop.settings.publicOrigin), {
      method: "POST",
      ...init,
      headers: { cookie, origin: shop.settings.publicOrigin, ...init.headers },
    });
    return shop.fetch(request);
  };
  const json = { body: "{}", headers: { "content-type": "application/json" } };
  const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });

  it.each([
    ["/checkout", {}, "MissingBody"],
    ["/checkout", json, "MissingBody"],
    ["/service/CONNAV", {}, "MissingBody"],
    ["/single-detail-page/CONNAV", json, "MissingBody"],
    ["/services", {}, "MissingBody"],
    ["/renew-all", json, "MissingBody"],
    ["/vin-error", {}, "MissingBody"],
    ["/cookie-preferences", {}, "MissingBody"],
    ["/checkout", form({}), "were missing from your request: intent"],
    ["/checkout", form({ intent: "order" }), "were missing from your request: intent"],
    ["/checkout", form({ intent: "add" }), "were missing from your request: planId"],
    ["/checkout", form({ intent: "remove" }), "were missing from your request: itemId"],
    ["/checkout", form({ intent: "remove", itemId: "" }), "were missing from your request: itemId"],
    ["/checkout", form({ intent: "removeCoupon" }), "were missing from your request: couponId"],
  ] as [string, Sent, string][])("%s %j: %s", async (path, init, words) => {
    const response = await post(path, init);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
  });
});
