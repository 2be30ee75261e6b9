import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findDemoCustomer } from "../../seed/customers.ts";
import { vinsOfOwner } from "../../seed/vehicles/vehicles.ts";
import { createRefundableOrder } from "../guest/refund-orders.ts";
import type { Browser, Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { newcomer, open, otherOwner, owner, signIn } from "../shop/sign-in.ts";

const overview = "/account/my-overview";
const outages = {
  failing: async () => new Response("{}", { status: 503 }),
  "sending nonsense": async () => new Response("<html>Sign in to the network</html>"),
};
type System = "commerce" | "helpContent" | "orderManagement" | "vehicles";
const away: Partial<Record<System, keyof typeof outages>> = {};
let shop: TestShop;

type Forward = (request: Request) => Promise<Response>;
const answerAs = (system: System) => async (request: Request, forward: Forward) => {
  const outage = away[system];
  return outage ? outages[outage]() : forward(request);
};

/** The Jaguar site shows neither the overview nor payment details in the menu. */
async function withoutOverviewAtJaguar(request: Request, forward: Forward): Promise<Response> {
  const response = await answerAs("commerce")(request, forward);
  if (!request.url.includes("/VCSJ/") || !request.url.includes("/site/preferences")) return response;
  const preferences = (await response.json()) as object;
  return Response.json({ ...preferences, c_showMyOverview: [], c_hidePaymentMethodPage: true });
}

beforeAll(async () => {
  shop = await startTestShop({
    onCommerce: withoutOverviewAtJaguar,
    onHelpContent: answerAs("helpContent"),
    onOrderManagement: answerAs("orderManagement"),
    onVehicles: answerAs("vehicles"),
  });
}, 180_000);
afterEach(() => {
  for (const system of Object.keys(away) as System[]) delete away[system];
});
afterAll(() => shop.stop());

async function signedIn(person: { email: string } = owner, path = "/sign-in?to=/faqs"): Promise<Browser> {
  const browser = shop.browse();
  await signIn(browser, person, path);
  return browser;
}

/** What is on the page, without the scripts' data. */
const mainOf = ({ body }: Page) => /<main.*?<\/main>/s.exec(body)?.[0] ?? "";
const textOf = (page: Page) =>
  mainOf(page)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u00a0]+/g, " ");
const keysOf = (page: Page) => [...mainOf(page).matchAll(/my-overview\?vehicle=([\w-]+)/g)].map(([, key = ""]) => key);
const partIsAway = "We can’t show this part at the moment";
const masked = (vin: string) => `${vin.slice(0, 4)}XXXXXXXXX${vin.slice(-4)}`;
const vins = vinsOfOwner("GBR", 1, ["Land Rover"]);

describe("the overview", () => {
  it("greets the owner, and shows the vehicle with what to renew and what to add", async () => {
    const browser = await signedIn();
    const page = await open(browser, overview);
    expect(page.status).toBe(200);
    const text = textOf(page);
    for (const part of [
      "Hello, Charlotte",
      "Make Land Rover",
      "Renew All (2)",
      "Expiring Services",
      "Available Services",
      "Auto-renews on",
      "Next payment",
      "Visa **** 4242",
      masked(vins[0] ?? ""),
    ])
      expect(text).toContain(part);
    expect(mainOf(page).match(/aria-label="Renew now: [^"]+"/g)).toHaveLength(2);
  });

  it("shows every vehicle of the account side by side, each with its own services, and no whole VIN", async () => {
    const browser = await signedIn();
    const first = await open(browser, overview);
    const keys = keysOf(first);
    expect(keys).toHaveLength(vins.length);
    expect(vins.length).toBeGreaterThan(2);
    const renewals: string[] = [];
    for (const key of keys) {
      const page = await open(browser, `${overview}?vehicle=${key}`);
      for (const vin of vins) expect(page.body).not.toContain(vin);
      for (const vin of vins) expect(textOf(page)).toContain(masked(vin));
      renewals.push([...mainOf(page).matchAll(/aria-label="Renew now: ([^"]+)"/g)].map(([, name]) => name).join(", "));
    }
    expect(new Set(renewals).size).toBeGreaterThan(2);
    expect(renewals).toContain("");
  });

  it("names the next payment for all vehicles of the make with each of them, whichever will be charged", async () => {
    const browser = await signedIn();
    const keys = keysOf(await open(browser, overview));
    const pages = await Promise.all(keys.map((key) => open(browser, `${overview}?vehicle=${key}`)));
    const payments = pages.map((page) => /Next payment (\S+)/.exec(textOf(page))?.[1]);
    expect(payments.length).toBeGreaterThan(2);
    expect(new Set(payments)).toEqual(new Set(["£89"]));
  });

  it("says that nothing expires where nothing does", async () => {
    const browser = await signedIn();
    const pages = await Promise.all(
      keysOf(await open(browser, overview)).map((key) => open(browser, `${overview}?vehicle=${key}`)),
    );
    const calm = pages.map(textOf).find((text) => text.includes("No expiring services"));
    expect(calm).toContain("Your services are up to date and you have no expiring plans");
    expect(calm).not.toContain("Renew All");
  });

  it("says that there is nothing to add where everything was bought", async () => {
    const browser = await signedIn({ email: "owner4.gbr@example.com" });
    const first = await open(browser, overview);
    const others = keysOf(first).map((key) => open(browser, `${overview}?vehicle=${key}`));
    const complete = [first, ...(await Promise.all(others))].map(textOf).find((text) => text.includes("already"));
    expect(complete).toContain(
      "Available Services You have already purchased all services that are compatible with your vehicle",
    );
    expect(complete).not.toContain("Find out more");
  });

  it.each(["", "?vehicle=", "?vehicle=AAAAAAAAAAAAAAAA", `?vehicle=${vins[1]}`, "?vehicle=%00"])(
    "shows the first vehicle for the address %s",
    async (query) => {
      const page = await open(await signedIn(), `${overview}${query}`);
      expect(page.status).toBe(200);
      expect(textOf(page)).toContain(`VIN ${masked(vins[0] ?? "")}`);
    },
  );

  it("asks a customer without a vehicle for a VIN", async () => {
    const page = await open(await signedIn(newcomer), overview);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain("No vehicle in your account yet");
    expect(mainOf(page)).toContain('href="/vin-error"');
  });

  it("leads a customer without a vehicle to the services that were bought for one of another owner", async () => {
    const { cdcId: accountId } = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "newcomer" });
    await createRefundableOrder(shop, { count: 1, accountId });
    const page = await open(await signedIn(newcomer), overview);
    expect(textOf(page)).toContain("Your vehicle is not linked to your account yet");
    expect(textOf(page)).not.toContain("No vehicle in your account yet");
    expect(mainOf(page)).toContain('href="/account/my-subscriptions"');
  });
});

describe("opening a service", () => {
  const openFor = async (browser: Browser, form: Record<string, string>) => browser.post(overview, form);

  it("selects the vehicle that the service belongs to", async () => {
    const browser = await signedIn();
    const keys = keysOf(await open(browser, overview));
    const index = 2;
    const answer = await openFor(browser, { vehicle: keys[index] ?? "", page: "renewAll" });
    expect(answer.location?.pathname).toBe("/renew-all");
    const page = await open(browser, "/renew-all");
    const shown = vins.filter((vin) => textOf(page).includes(masked(vin)));
    expect(shown).toHaveLength(1);
    expect(shown).not.toEqual([vins[0]]);
    // The overview now starts with the selected vehicle.
    expect(textOf(await open(browser, overview))).toContain(`VIN ${masked(shown[0] ?? "")}`);
  });

  it("renews one that the vehicle has, and sells one that it does not have yet", async () => {
    const browser = await signedIn();
    const [key = ""] = keysOf(await open(browser, overview));
    const renewal = await openFor(browser, { vehicle: key, page: "renew", service: "CONNAV" });
    expect(renewal.location?.pathname).toBe("/service/CONNAV");
    expect((await open(browser, "/service/CONNAV")).status).toBe(200);
    const first = await openFor(browser, { vehicle: key, page: "details", service: "GUARD" });
    expect(first.location?.pathname).toBe("/single-detail-page/GUARD");
    const page = await open(browser, "/single-detail-page/GUARD");
    expect(page.url.pathname).toBe("/single-detail-page/GUARD");
    expect(mainOf(page)).toContain("GUARD-12M");
    const added = await browser.post("/single-detail-page/GUARD", { intent: "add", planId: "GUARD-12M" });
    expect(added.location?.pathname).toBe("/checkout");
  });

  it("of another customer's vehicle is refused, and selects nothing", async () => {
    const other = await signedIn(otherOwner);
    const [foreignKey = ""] = keysOf(await open(other, overview));
    const browser = await signedIn();
    for (const vehicle of [foreignKey, vinsOfOwner("GBR", 2, ["Land Rover"])[0] ?? "", vins[1] ?? "", ""]) {
      const answer = await openFor(browser, { vehicle, page: "renewAll" });
      expect(answer.status).toBe(404);
      for (const vin of vinsOfOwner("GBR", 2, ["Land Rover"])) expect(answer.body).not.toContain(masked(vin));
    }
    expect(textOf(await open(browser, overview))).toContain(`VIN ${masked(vins[0] ?? "")}`);
  });

  it.each<Record<string, string>>([
    {},
    { vehicle: "x" },
    { vehicle: "x", page: "//evil" },
    { vehicle: "x", page: "renew", service: "../log-out" },
  ])("refuses the form %j", async (form) => {
    expect((await openFor(await signedIn(), form)).status).toBe(400);
  });

  it("asks a guest to sign in", async () => {
    const answer = await openFor(shop.browse(), { vehicle: "x", page: "renewAll" });
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(answer.location?.pathname ?? "").not.toBe("/renew-all");
  });

  it("says that it failed while vehicles cannot be read", async () => {
    const browser = await signedIn();
    away.vehicles = "failing";
    const answer = await openFor(browser, { vehicle: "x", page: "renewAll" });
    expect(answer.status).toBe(503);
    expect(textOf(answer)).toContain("Unable to Load Page An error has occurred. Please try again shortly.");
    expect(mainOf(answer)).toMatch(/<form[^>]*><button[^>]*type="submit"[^>]*>Retry/);
    // The start page of a customer is the account itself.
    expect(mainOf(answer)).toMatch(/<a [^>]*href="\/services"[^>]*>Explore ownership/);
    expect(answer.body).toContain('href="/account/my-orders"');
  });
});

describe("the menu", () => {
  const menuOf = (page: Page) =>
    [...(/<nav aria-label="Account".*?<\/nav>/s.exec(mainOf(page))?.[0] ?? "").matchAll(/>([^<>]+)<\/a>/g)].map(
      ([, text = ""]) => text.replace("&amp;", "&"),
    );

  it("has every page and Log out", async () => {
    const page = await open(await signedIn(), "/account/need-help");
    const all = ["Overview", "Services", "Orders", "Payment details", "Your data", "Help & Support", "Log out"];
    expect(menuOf(page)).toEqual(all);
    expect(mainOf(page)).toMatch(/aria-current="page"[^>]*>Help/);
  });

  it("leaves out what the site hides, and then starts with the services", async () => {
    const browser = await signedIn(owner, "/jaguar/sign-in?to=/jaguar/faqs");
    expect(menuOf(await open(browser, "/jaguar/account/need-help"))).toEqual([
      "Services",
      "Orders",
      "Your data",
      "Help & Support",
      "Log out",
    ]);
    expect((await browser.get("/jaguar/account")).location?.pathname).toBe("/jaguar/account/my-subscriptions");
    expect((await browser.get("/account")).location?.pathname).not.toBe("/account/my-overview");
  });

  it("leaves out the overview, whose own address still opens it", async () => {
    const page = await open(await signedIn(owner, "/jaguar/sign-in?to=/jaguar/faqs"), "/jaguar/account/my-overview");
    expect([page.status, page.url.pathname]).toEqual([200, "/jaguar/account/my-overview"]);
    expect(textOf(page)).toContain("Hello, Charlotte");
    expect(menuOf(page)).not.toContain("Overview");
  });
});

describe.each(Object.keys(outages) as (keyof typeof outages)[])("while a system is %s", (outage) => {
  it("the overview without vehicles keeps the next payment", async () => {
    const browser = await signedIn();
    away.vehicles = outage;
    const page = await open(browser, overview);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain(`Your vehicles ${partIsAway}`);
    expect(textOf(page)).toContain("Visa **** 4242");
    away.vehicles = undefined;
    expect(textOf(await open(browser, overview))).not.toContain(partIsAway);
  });

  it("the overview without order management keeps vehicle and services", async () => {
    const browser = await signedIn();
    away.orderManagement = outage;
    const page = await open(browser, overview);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain(`Next payment ${partIsAway}`);
    expect(textOf(page)).toContain("Renew All (2)");
  });

  it("the overview without any part answers 503, with a way to try again", async () => {
    const browser = await signedIn();
    Object.assign(away, { vehicles: outage, orderManagement: outage });
    const page = await open(browser, overview);
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain("Retry");
    expect(textOf(page)).toContain("Hello, Charlotte");
  });
});

describe("without the catalogue", () => {
  it("the overview keeps vehicle and payment, and the list of services answers 503", async () => {
    // Nothing in this language is cached yet.
    const dutch = { email: "owner1.nld@example.com" };
    const browser = await signedIn(dutch, "/nl-NL/sign-in?to=/nl-NL/cookie-preferences");
    away.commerce = "failing";
    const page = await open(browser, `/nl-NL${overview}`);
    expect(page.status).toBe(200);
    expect(mainOf(page)).toContain(masked(vinsOfOwner("NLD", 1, ["Land Rover"])[0] ?? ""));
    expect(mainOf(page).match(/type="submit"/g)).toHaveLength(1);
    expect((await open(browser, "/nl-NL/account/my-services")).status).toBe(503);
  });
});
