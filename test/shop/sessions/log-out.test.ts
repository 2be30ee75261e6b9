import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sampleVin } from "../../../seed/vehicles/vehicles.ts";
import { demoPassword } from "../../../seed/customers.ts";
import { updateCustomerPassword } from "../../../contracts/commerce/customers/customers.ts";
import { listGuestOrders } from "../../../seed/orders/orders-of-owners.ts";
import { mailbox } from "../../../letters/mailbox/mailbox-table.ts";
import type { Browser } from "../../identity/browser.ts";
import { origin, startTestShop, type TestShop } from "../shop-fixture.ts";
import { cookieNames, isSignedIn, logOut, open, otherOwner, owner, requestOf, signIn } from "../sign-in.ts";
import { askCustomer, bearer, readSession } from "../visitor.ts";

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
let shop: TestShop;
/** Whether the provider supports only the standard log-out, which asks in the browser. */
let asksBrowser = false;

beforeAll(async () => {
  shop = await startTestShop({
    onIdentity: async (request, forward) =>
      asksBrowser && request.url.endsWith("/end-sessions") ? new Response(null, { status: 404 }) : forward(request),
  });
}, 180_000);
afterAll(() => shop.stop());

const getPage = (browser: Browser, path: string) => browser.get(path, { accept: "text/html" });

/** Signs in at both makes. */
async function signInTwice(browser: Browser, person = owner): Promise<void> {
  await signIn(browser, person);
  await open(browser, (await getPage(browser, "/jaguar/vin-error")).location?.href ?? "");
}

/** Copies the browser's cookies. The returned function opens a page with the copy. */
function copyOf(browser: Browser) {
  const { headers } = requestOf(browser);
  return async (path: string) => {
    const response = await shop.fetch(new Request(new URL(path, origin), { headers, redirect: "manual" }));
    return { status: response.status, location: response.headers.get("location") ?? "", body: await response.text() };
  };
}

const accountPages = ["/account/my-orders", "/jaguar/account/my-orders"];
const refused = { status: 303, location: expect.stringContaining("/restricted-access") as string };

describe("a log-out", () => {
  it("ends the sessions of both makes and of the provider, and forgets vehicle, looked-up orders and what was typed", async () => {
    const browser = shop.browse();
    await browser.get(`/vin-error?carvin=${vin}`);
    const order = listGuestOrders().find(({ siteId, countryCode }) => siteId === "VCS" && countryCode === "GB");
    await browser.post("/view-order", { orderNumber: order?.orderNumber ?? "", email: order?.email ?? "" });
    await signInTwice(browser);
    const sessions = [await readSession(shop, browser), await readSession(shop, browser, "VCSJ")];
    expect(sessions.map(({ tokens }) => tokens?.kind)).toEqual(["registered", "registered"]);
    expect(cookieNames(browser)).toEqual(expect.arrayContaining(["vehicle-VCS", "guest-orders", "SSOSession"]));
    const answerToLogOut = await logOut(browser, "/de-DE");
    expect([answerToLogOut.status, answerToLogOut.location?.pathname]).toEqual([303, "/de-DE"]);
    expect(answerToLogOut.headers.get("clear-site-data")).toContain("storage");
    expect(
      cookieNames(browser).filter((name) => /^cc-nx_|^id_token|^vehicle-|^guest-orders|^draft|^SSOSession/.test(name)),
    ).toEqual([]);
    for (const [index, siteId] of ["VCS", "VCSJ"].entries()) {
      await expect(askCustomer(shop, sessions[index] ?? {}, siteId)).rejects.toMatchObject({ status: 401 });
    }
  });

  it("lasts: no page signs the customer in again silently, and a sign-in asks for the password", async () => {
    const browser = shop.browse();
    await signInTwice(browser);
    const provider = browser.cookies().filter(({ name }) => name.startsWith("SSOSession"));
    await logOut(browser);
    for (const { name, value } of provider) browser.setCookie(name, value);
    for (const path of ["/vin-error", "/jaguar/vin-error"]) {
      await open(browser, (await getPage(browser, path)).location?.href ?? path);
    }
    expect([isSignedIn(browser), isSignedIn(browser, "VCSJ")]).toEqual([false, false]);
    expect((await open(browser, "/sign-in")).url.pathname).toMatch(/^\/identity\/sign-in\//);
  });

  it("ends the sessions of copied cookies and of other devices within a minute", async () => {
    const [browser, device] = [shop.browse(), shop.browse()];
    await signInTwice(browser);
    await signInTwice(device);
    const copies = [copyOf(browser), copyOf(device)];
    for (const copy of copies) for (const path of accountPages) expect((await copy(path)).status).toBe(200);
    await logOut(browser);
    await shop.passTime(60);
    for (const copy of copies) {
      for (const path of accountPages) expect(await copy(path)).toMatchObject(refused);
      expect((await copy("/vin-error")).body).not.toContain(owner.firstName);
    }
  });

  it("works in this browser even while the database cannot record it for other browsers", async () => {
    const browser = shop.browse();
    await signInTwice(browser);
    await shop.database.run("alter table sessions.endings rename to endings_away");
    try {
      expect((await logOut(browser)).status).toBe(303);
    } finally {
      await shop.database.run("alter table sessions.endings_away rename to endings");
    }
    expect([isSignedIn(browser), isSignedIn(browser, "VCSJ")]).toEqual([false, false]);
  });

  it("on another device loses nothing that was typed into a form", async () => {
    const browser = shop.browse();
    await browser.get(`/vin-error?carvin=${vin}`);
    await signIn(browser, owner);
    await browser.post("/checkout", { intent: "add", planId: "CONNAV-12M" });
    const { headers } = requestOf(browser);
    const leave = new Request(`${origin}/service-call-forgerock-logout`, {
      method: "POST",
      headers: { ...Object.fromEntries(headers), origin },
    });
    expect((await shop.fetch(leave)).status).toBe(303);
    const sent = await browser.post("/checkout", { intent: "applyCoupon", code: "TYPED-1" });
    expect(sent.location?.pathname).toBe("/sign-in");
    const page = await signIn(browser, owner, sent.location?.href);
    expect(page.url.pathname).toBe("/checkout");
    expect(page.body).toMatch(/<input[^>]*name="code"[^>]*value="TYPED-1"/);
    expect(page.body).toContain("Connected Navigation");
  });

  it("leaves other customers signed in, and lets the customer sign in again", async () => {
    const [browser, other] = [shop.browse(), shop.browse()];
    await signIn(browser, owner);
    await signIn(other, otherOwner);
    await logOut(browser);
    await shop.passTime(60);
    expect((await open(other, "/account/my-orders")).url.pathname).toBe("/account/my-orders");
    await signIn(browser, owner);
    expect((await open(browser, "/account/my-orders")).url.pathname).toBe("/account/my-orders");
  });
});

describe("a new password", () => {
  it("chosen at the identity provider ends every session at both makes", async () => {
    const [thief, browser] = [shop.browse(), shop.browse()];
    await signInTwice(thief, otherOwner);
    const copy = copyOf(thief);
    const form = await open(browser, "/sign-in");
    await browser.submit(await browser.get(`${form.url.pathname}/forgotten-password`), { email: otherOwner.email });
    const link = await newestLink();
    const chosen = await browser.submit(await browser.get(link), { password: "violet harbour tram nine" });
    expect(chosen.status).toBe(303);
    await shop.passTime(60);
    for (const path of accountPages) expect(await copy(path)).toMatchObject(refused);
    for (const path of ["/vin-error", "/jaguar/vin-error"]) {
      await open(thief, (await getPage(thief, path)).location?.href ?? path);
    }
    expect([isSignedIn(thief), isSignedIn(thief, "VCSJ")]).toEqual([false, false]);
  });

  it("set at commerce ends every session at both makes and the provider's session", async () => {
    const browser = shop.browse();
    await signInTwice(browser);
    const copy = copyOf(browser);
    const session = await readSession(shop, browser);
    const { organizationId } = shop.settings.commerce;
    const params = { organizationId, customerId: session.tokens?.customerId ?? "" };
    await shop.services.commerceScapi(
      updateCustomerPassword,
      { params, query: { siteId: "VCS" }, body: { currentPassword: demoPassword, password: "violet harbour tram 9" } },
      bearer(session),
    );
    await shop.passTime(60);
    for (const path of accountPages) expect(await copy(path)).toMatchObject(refused);
    expect((await open(browser, "/sign-in")).url.pathname).toMatch(/^\/identity\/sign-in\//);
  });
});

async function newestLink(): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await shop.database.queries.select().from(mailbox).orderBy(desc(mailbox.id)).limit(10);
      const link = /https?:\S*choose-password\S*/.exec(mails.map(({ plainText }) => plainText).join("\n"))?.[0];
      if (!link) throw new Error("No mail came.");
      return link;
    },
    { timeout: 10_000 },
  );
}

describe("a log-out at a provider that asks in the browser", () => {
  beforeAll(() => void (asksBrowser = true));
  afterAll(() => void (asksBrowser = false));

  it.each(["Angemeldet bleiben", "Zurück zum Shop"])("keeps a customer signed in who answers %s", async (answer) => {
    const browser = shop.browse();
    await signIn(browser, owner);
    await open(browser, (await browser.get("/jaguar/vin-error", { accept: "text/html" })).location?.href ?? "");
    const referer = `${origin}/jaguar/de-DE/account/my-orders?page=2`;
    const question = await browser.get((await logOut(browser, "/jaguar/de-DE", { referer })).location?.href ?? "");
    const stay = new RegExp(`href="([^"]*)"[^>]*>\\s*${answer}`).exec(question.body)?.[1] ?? "";
    const back = await open(browser, stay.replaceAll("&amp;", "&"));
    expect(back.url.href).toBe(referer);
    expect(back.body).toContain('lang="de-DE"');
    expect(back.body).toContain('data-make="jaguar"');
    expect(cookieNames(browser)).toContain("SSOSession");
    expect(isSignedIn(browser, "VCSJ")).toBe(true);
    await open(browser, (await browser.get("/vin-error", { accept: "text/html" })).location?.href ?? "/");
    expect(isSignedIn(browser)).toBe(true);
  });

  it("offers to stay at the start page when the referer is not a page of the shop", async () => {
    for (const referer of ["https://evil.example/account/my-orders", `${origin}//evil.example`]) {
      const browser = shop.browse();
      await signIn(browser, owner);
      const answerToLogOut = await logOut(browser, "/de-DE", { referer });
      expect(answerToLogOut.location?.searchParams.get("stay_at")).toBe("/de-DE/");
    }
  });

  it("stays in effect in the shop when the customer does not answer the provider", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    await logOut(browser);
    expect(cookieNames(browser)).toContain("SSOSession");
    expect((await browser.get("/vin-error", { accept: "text/html" })).status).toBe(200);
  });
});
