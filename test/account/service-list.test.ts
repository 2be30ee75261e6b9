import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { vinsOfOwner } from "../../seed/vehicles/vehicles.ts";
import type { Browser, Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { newcomer, open, owner, signIn } from "../shop/sign-in.ts";

const list = "/account/my-services";
const away = { vehicles: false, helpContent: false };
const fail = async () => new Response("{}", { status: 503 });
let shop: TestShop;
let browser: Browser;

beforeAll(async () => {
  shop = await startTestShop({
    onVehicles: async (request, forward) => (away.vehicles ? fail() : forward(request)),
    onHelpContent: async (request, forward) => (away.helpContent ? fail() : forward(request)),
  });
  browser = shop.browse();
  await signIn(browser, owner);
}, 180_000);
afterEach(() => Object.assign(away, { vehicles: false, helpContent: false }));
afterAll(() => shop.stop());

const mainOf = ({ body }: Page) => /<main.*?<\/main>/s.exec(body)?.[0] ?? "";
const namesOf = (page: Page) =>
  [...mainOf(page).matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name = ""]) => name.replace("&amp;", "&"));
const names = async (query: string) => namesOf(await open(browser, `${list}${query}`));

describe("the list of services", () => {
  it("has every service, with a line for each vehicle and no whole VIN", async () => {
    const page = await open(browser, list);
    const vins = vinsOfOwner("GBR", 1, ["Land Rover"]);
    expect(namesOf(page)).toHaveLength(12);
    for (const vin of vins) {
      expect(page.body).not.toContain(vin);
      expect(mainOf(page).split(`${vin.slice(0, 4)}XXXXXXXXX${vin.slice(-4)}</span>`)).toHaveLength(13);
    }
    for (const text of ["Active until", "Expired on", "Compatible with this vehicle", "Not for this vehicle"])
      expect(mainOf(page)).toContain(text);
  });

  it("is cut into pages", async () => {
    const all = await names("");
    const first = await open(browser, `${list}?limit=5`);
    expect(namesOf(first)).toEqual(all.slice(0, 5));
    expect(mainOf(first)).toContain("Services 1 to 5 of 12");
    const next = /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(mainOf(first));
    const second = await open(browser, (next?.[1] ?? next?.[2] ?? "").replaceAll("&amp;", "&"));
    expect(namesOf(second)).toEqual(all.slice(5, 10));
    expect(await names("?limit=5&offset=10")).toEqual(all.slice(10));
    expect(await names("?limit=5&offset=5000")).toEqual(all.slice(10));
  });

  it("is sorted and refined", async () => {
    const byName = await names("?sort=name");
    expect(byName).toEqual(byName.toSorted((one, other) => one.localeCompare(other, "en-GB")));
    expect(await names("?refine=category=security")).toHaveLength(3);
    expect((await names("?refine=category=security|navigation")).length).toBeGreaterThan(3);
    expect(await names("?refine=fit=owned")).not.toContain("EV Route & Charging Planner");
    expect(await names("?refine=fit=owned")).toContain("Connected Navigation");
    expect(await names("?refine=category=unknown")).toEqual(["No services found"]);
  });

  it.each(["?limit=-1&offset=x&sort=%00&refine=|", "?refine=<script>&limit=1e9", "?limit=&offset=&sort=&refine="])(
    "ignores nonsense: %s",
    async (query) => {
      expect(await names(query)).toHaveLength(12);
    },
  );

  it("is shown to a customer without a vehicle, with a way to enter a VIN", async () => {
    const visitor = shop.browse();
    await signIn(visitor, newcomer);
    const page = await open(visitor, list);
    expect(namesOf(page)).toHaveLength(12);
    expect(mainOf(page)).toContain('href="/vin-error"');
    expect(mainOf(page)).not.toContain("Compatible with this vehicle");
  });

  it("is shown without the vehicles while they cannot be read", async () => {
    away.vehicles = true;
    const page = await open(browser, list);
    expect(page.status).toBe(200);
    expect(namesOf(page)).toHaveLength(12);
    expect(mainOf(page)).toContain("We can’t show this part at the moment");
  });

  it("opens a service for the vehicle of its line", async () => {
    const key = /name="vehicle" value="([^"]+)"/.exec(mainOf(await open(browser, list)))?.[1] ?? "";
    const answer = await browser.post(list, { vehicle: key, page: "renew", service: "CONNAV" });
    expect(answer.location?.pathname).toBe("/service/CONNAV");
  });

  it("asks a guest to sign in", async () => {
    const answer = await shop.browse().get(list);
    expect(answer.location).toBeDefined();
    expect(answer.body).not.toContain("Remote");
  });
});

describe("the help of the account", () => {
  it("has the questions of customers, the text about help and a contact", async () => {
    const page = await open(browser, "/account/need-help");
    expect(mainOf(page)).toContain("I have several cars.");
    expect(mainOf(page)).toContain("Open all");
    expect(mainOf(page)).toContain("Need help with an order?");
    expect(mainOf(page)).toContain("Contact us");
  });

  it("keeps the contact while help content is away", async () => {
    // Nothing in this language is cached yet.
    const visitor = shop.browse();
    await signIn(visitor, { email: "owner1.prt@example.com" }, "/pt-PT/sign-in?to=/pt-PT/account/my-orders");
    away.helpContent = true;
    const page = await open(visitor, "/pt-PT/account/need-help");
    expect(page.status).toBe(200);
    expect(mainOf(page)).toContain('href="/pt-PT/contact-us"');
    expect(mainOf(page)).not.toContain("<details");
    expect(mainOf(page)).toMatch(/<form[^>]*><button[^>]*type="submit"/);
  });
});
