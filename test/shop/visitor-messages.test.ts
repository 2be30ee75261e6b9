import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { products } from "../../platform/commerce/catalogue/catalogue-tables.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";
import { isSignedIn, open, owner, signIn } from "./sign-in.ts";

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
/** Longer than a token of commerce lasts. */
const tokenSeconds = 1_801;
const outages = {
  failing: async () => new Response("{}", { status: 503 }),
  "sending nonsense": async () => new Response("<html>Sign in to the network</html>"),
};
let behaviour: keyof typeof outages | undefined;
let helpBehaviour: keyof typeof outages | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onCommerce: (request, forward) => (behaviour ? outages[behaviour]() : forward(request)),
    onHelpContent: (request, forward) => (helpBehaviour ? outages[helpBehaviour]() : forward(request)),
  });
}, 180_000);
afterEach(() => {
  behaviour = undefined;
  helpBehaviour = undefined;
});
afterAll(() => shop.stop());

async function openWithVehicle(prefix = "") {
  const browser = shop.browse();
  await signIn(browser, owner);
  await open(browser, `${prefix}/cookie-preferences?carvin=${vin}`);
  return browser;
}

describe.each(Object.keys(outages) as (keyof typeof outages)[])("while commerce is %s", (outage) => {
  it("a customer whose token has expired keeps the session and the page of the vehicle", async () => {
    const browser = await openWithVehicle();
    await shop.passTime(tokenSeconds);
    behaviour = outage;
    for (const path of ["/services", "/service/CONNAV", "/vin-error", "/checkout"]) {
      const page = await open(browser, path);
      expect(`${page.url.pathname} ${page.status}`).toMatch(new RegExp(`^${path} (?:200|503)$`));
    }
    behaviour = undefined;
    const page = await open(browser, "/services");
    expect(page.status).toBe(200);
    expect(isSignedIn(browser)).toBe(true);
  });

  it("a visitor who adds a service gets a message, and keeps the choice", async () => {
    const browser = await openWithVehicle();
    expect((await open(browser, "/service/CONNAV")).status).toBe(200);
    behaviour = outage;
    const page = await browser.post("/service/CONNAV", { intent: "add", planId: "CONNAV-24M" });
    behaviour = undefined;
    expect(page.status).toBe(503);
    expect(page.body).toContain("Your choice is kept.");
    expect(page.body).toMatch(/<input[^>]*checked=""[^>]*value="CONNAV-24M"|value="CONNAV-24M"[^>]*checked=""/);
  });
});

describe.each([
  ["failing", "/terms-conditions", "/faqs?q=refund&category=payment"],
  ["sending nonsense", "/de-DE/terms-conditions", "/de-DE/faqs?q=refund&category=payment"],
] as const)("while help content is %s", (outage, terms, questions) => {
  it("its pages answer 503, offer a retry with the same query, and recover", async () => {
    const browser = shop.browse();
    for (const path of [terms, questions]) {
      helpBehaviour = outage;
      const page = await open(browser, path);
      expect(`${path} ${page.status}`).toBe(`${path} 503`);
      expect(page.body).toMatch(/<meta name="robots" content="noindex"/);
      const form = /<main.*?<form[^>]*>(.*?)<\/form>.*?<\/main>/s.exec(page.body)?.[1] ?? "";
      expect(form).toMatch(/<button[^>]*type="submit"/);
      const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, ...pair]) => pair);
      expect(new URLSearchParams(fields).toString()).toBe(path.split("?")[1] ?? "");
      helpBehaviour = undefined;
      expect(`${path} ${(await open(browser, path)).status}`).toBe(`${path} 200`);
    }
  });
});

describe("a page that cannot be shown", () => {
  it("answers a wrong method with 405, and can be retried without scripts", async () => {
    const { status, body } = await shop.browse().post("/faqs", { words: "refund" });
    expect(status).toBe(405);
    expect(body).toContain("Unable to Load Page");
    expect(body).not.toContain("Internal server error");
    expect(body).toMatch(/<form><button type="submit"[^>]*>Retry</);
  });
});

describe("the services left to renew", () => {
  const chosenFields = (body: string) => new Set(body.match(/name="plan-\w+"/g));

  it("are counted while there are several, without those that are in the basket", async () => {
    const browser = shop.browse();
    const all = await open(browser, `/services?carvin=${vin}`);
    expect(all.body).toContain("Renew All (2)");
    expect(chosenFields(all.body)).toEqual(new Set(['name="plan-CONNAV"', 'name="plan-REMOTE"']));
    expect((await open(browser, "/single-detail-page/REMOTE?fromMSR=true")).body).toContain("Renew All (2)");
    await browser.post("/service/REMOTE", { intent: "add", planId: "REMOTE-24M" });
    for (const path of ["/services", "/renew-all"]) {
      const { body } = await open(browser, path);
      expect(body).toContain(">Renew now<");
      expect(body).not.toContain("Renew All (");
      expect(body).toMatch(/<button[^>]*value="REMOTE"[^>]*>Remove</);
    }
    const one = await open(browser, "/single-detail-page/REMOTE?fromMSR=true");
    // A single one that is left is renewed on its own page, or on the list.
    expect(one.body).not.toContain("Renew All (");
    expect(one.body).toContain("Services due to expire");
    await browser.post("/services", { intent: "renewAll" });
    expect((await open(browser, "/checkout")).body).toContain("Your basket, 2 items");
  });

  it("are linked from a secure service that hides its date", async () => {
    const browser = shop.browse();
    const { body } = await open(browser, `/service/SECURE?carvin=${vin}`);
    expect(body).toContain("Sign in to view the expiry date");
    expect(body).toContain("Services due to expire");
  });
});

describe("a plan in the basket that is no longer sold", () => {
  const offer = (isOffered: boolean) =>
    shop.database.queries.update(products).set({ isOffered }).where(eq(products.id, "REMOTE-24M"));
  afterEach(() => offer(true));

  it("stays visible until it is removed", async () => {
    const browser = shop.browse();
    await open(browser, `/services?carvin=${vin}`);
    await browser.post("/service/REMOTE", { intent: "add", planId: "REMOTE-24M" });
    expect((await open(browser, "/checkout")).body).not.toContain("No longer available here.");
    await offer(false);
    const { body } = await open(browser, "/checkout");
    expect(body).toContain("Your basket, 1 item");
    expect(body).toContain("No longer available here. Please remove it to go on.");
    const itemId = /name="itemId" value="([^"]+)"/.exec(body)?.[1] ?? "";
    const removed = await browser.post("/checkout", { intent: "remove", itemId });
    expect(removed.body).toContain("Remote has been removed.");
    expect(removed.body).not.toContain("Undo");
  });
});

describe("a basket of a vehicle in another country", () => {
  const notSold = "In diesem Land nicht erhältlich und deshalb nicht mehr in Ihrem Warenkorb: Connected Navigation";
  const ofAnotherVehicle = "</svg>Für ein anderes Fahrzeug ausgewählt.";
  const german = sampleVin({ market: "DEU", make: "Land Rover", kind: "expiresIn30Days" });

  /** Three years are sold in Britain, not in Germany. */
  async function fillBasketAndGoToGermany() {
    const browser = shop.browse();
    await open(browser, `/services?carvin=${vin}`);
    await browser.post("/service/CONNAV", { intent: "add", planId: "CONNAV-36M" });
    await browser.post("/service/REMOTE", { intent: "add", planId: "REMOTE-12M" });
    await open(browser, `/de-DE/faqs?carvin=${german}`);
    return browser;
  }

  it("moves to that country when a plan is added there, and the checkout names once what is not sold there", async () => {
    const browser = await fillBasketAndGoToGermany();
    await browser.post("/de-DE/service/REMOTE", { intent: "add", planId: "REMOTE-24M" });
    expect((await open(browser, "/de-DE/checkout")).body).toContain(notSold);
    expect((await open(browser, "/de-DE/checkout")).body).not.toContain(notSold);
  });

  it.each(["/de-DE/services", "/de-DE/service/CONNAV", "/de-DE/service-get-basket"])(
    "does not change when the visitor opens %s",
    async (path) => {
      const browser = await fillBasketAndGoToGermany();
      await open(browser, path);
      const { body } = await open(browser, "/de-DE/checkout");
      expect(body).not.toContain(notSold);
      expect(body.split(ofAnotherVehicle)).toHaveLength(1 + 2);
    },
  );

  it("leaves every plan of the selected vehicle selectable", async () => {
    const browser = await fillBasketAndGoToGermany();
    for (const [service, plan] of [
      ["REMOTE", "REMOTE-12M"],
      ["CONNAV", "CONNAV-24M"],
    ]) {
      const { body } = await open(browser, `/de-DE/service/${service}`);
      expect(body).toContain(`value="${plan}"`);
      expect(body).not.toMatch(/<fieldset[^>]* disabled=""/);
    }
  });
});

describe("an incomplete request gets an error that names what is missing", () => {
  type RequestParts = { body?: string | URLSearchParams; headers?: Record<string, string> };
  const post = async (path: string, init: RequestParts) => {
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
  ] as [string, RequestParts, string][])("%s %j: %s", async (path, init, words) => {
    const response = await post(path, init);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
  });
});
