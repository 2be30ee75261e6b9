import { createHash } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { signInLocales } from "../../contracts/identity/sign-in.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { type Limit, limits } from "./limits.ts";
import { hiddenFields } from "../../test/identity/browser.ts";
import { createFixture, designTokens, enter, openSignIn, password, visit } from "../../test/identity/fixture.ts";
import { footerTextsOf } from "./texts/footer-texts.ts";
import { textsOf } from "./texts/choose-locale.ts";

let visitors = 0;
const prepare = async () => createFixture(await openTestDatabase());
const email = "ada@example.com";

/** The page without the parts that differ between any two pages. */
const visibleText = (body: string) =>
  body.replaceAll(/sign-in\/[\w-]+|value="[^"]*"|[\w.-]+@example\.com/g, "…").replaceAll(/\s+/g, " ");

describeContract("the sign-in page", prepare, (connect, fixture) => {
  /** Every test has its own client address, so that none uses up the tries of another. */
  beforeEach(() => fixture().comeFrom(`198.51.100.${++visitors}`));

  const open = async (parameters?: Record<string, string>) => {
    const shop = await visit(connect());
    return { shop, page: await openSignIn(shop.browser, await shop.authorize(parameters)) };
  };

  it.each(signInLocales)("is written in %s", async (locale) => {
    const { page } = await open({ locale });
    const texts = textsOf[locale];
    expect(page.body).toContain(`<html lang="${locale}"`);
    for (const text of [texts.signInTitle, texts.email, texts.password, texts.registerLink]) {
      expect(page.body).toContain(text);
    }
  });

  it.each([
    ["de_AT", "de-AT"],
    ["en-XB", "en-GB"],
    ["xx-XX", "en-GB"],
  ])("for %s is written in %s", async (locale, expected) => {
    expect((await open({ locale })).page.body).toContain(`<html lang="${expected}"`);
  });

  it.each([
    ["landrover", "landrover", "Land Rover"],
    ["jaguar", "jaguar", "Jaguar"],
    ["trabant", "landrover", "Land Rover"],
  ])("for the brand %s shows the design of %s", async (brand, make, name) => {
    const { page } = await open({ brand });
    expect(page.body).toContain(`data-make="${make}"`);
    expect(page.body).toContain(`<title>Sign in | ${name}</title>`);
  });

  it("runs one script that its policy names, and cannot be cached or framed", async () => {
    const { page, shop } = await open();
    expect(page.body).not.toMatch(/style=|onclick/);
    const scripts = Array.from(page.body.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, code = ""]) => code);
    expect(scripts).toHaveLength(1);
    const hash = createHash("sha256").update(scripts.join("")).digest("base64");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' http://shop.test; base-uri 'none'; frame-ancestors 'none'`,
    );
    const style = /href="([^"]+\.css[^"]*)"/.exec(page.body)?.[1] ?? "";
    const sheet = await shop.browser.get(style);
    expect(sheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(sheet.body.startsWith(designTokens)).toBe(true);
    const icon = /rel="icon" href="([^"]+)"/.exec(page.body)?.[1] ?? "";
    expect((await shop.browser.get(icon)).status).toBe(200);
  });

  it("names each missing field, with a link to it", async () => {
    const { page, shop } = await open();
    const refused = await shop.browser.submit(page, { email: "", password: "" });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain("<title>Error: Sign in");
    for (const [name, text] of [
      ["email", "Please enter an email address."],
      ["password", "Please enter your password."],
    ]) {
      expect(refused.body).toContain(`<a href="#${name}">${text}</a>`);
      expect(refused.body).toContain(`id="${name}-error">${text}`);
    }
  });

  it.each([
    ["an invalid address", { email: "ada", password: "x" }, 422],
    ["a NUL in the address", { email: "a\0@example.com", password: "x" }, 422],
    ["a NUL in the password", { email, password: "\0" }, 422],
    ["an endless address", { email: `${"a".repeat(200)}@example.com`, password: "x" }, 422],
    ["an endless password", { email, password: "x".repeat(129) }, 422],
    ["an unknown field", { email, password, accountId: "victim" }, 422],
    ["a form of 100 kB", { email, password: "x".repeat(100_000) }, 413],
  ])("refuses %s", async (_, fields, status) => {
    const { page, shop } = await open();
    const refused = await shop.browser.submit(page, fields);
    expect([refused.status, refused.location]).toEqual([status, undefined]);
  });

  it("refuses a form without its token, with another visitor's token, or from another site", async () => {
    const { page, shop } = await open();
    const stranger = await open();
    const token = hiddenFields(page).form_token ?? "";
    const right = { email, password, form_token: token };
    for (const [fields, headers] of [
      [{ email, password }, {}],
      [{ ...right, form_token: "" }, {}],
      [{ ...right, form_token: hiddenFields(stranger.page).form_token ?? "" }, {}],
      [right, { origin: "https://evil.example" }],
      [right, { "sec-fetch-site": "cross-site" }],
    ] as const) {
      const refused = await shop.browser.post(page.url, fields, headers);
      expect([refused.status, refused.location]).toEqual([403, undefined]);
      expect(refused.body).toContain("Please send the form again.");
    }
    expect((await shop.browser.post(page.url, right)).status).toBe(303);
  });

  it("shows a sign-in only to the browser that began it", async () => {
    const { page } = await open();
    const { shop: other, page: own } = await open();
    for (const address of [page.url, `${own.url.href}x`, "/identity/sign-in/%00", "/identity/sign-in/unknown"]) {
      const shown = await other.browser.get(address);
      expect([shown.status, shown.location]).toEqual([400, undefined]);
      expect(shown.body).toContain("This sign-in has ended");
    }
    const right = { email, password, form_token: hiddenFields(own).form_token ?? "" };
    expect((await other.browser.post(page.url, right)).status).toBe(400);
  });

  it("works in two windows at once", async () => {
    const { shop, page } = await open();
    await openSignIn(shop.browser, await shop.authorize());
    const callback = await enter(shop.browser, page, { email, password });
    expect((await shop.exchange(callback)).claims()?.sub).toBe("ada");
  });

  it("expires after an hour", async () => {
    const { shop, page } = await open();
    await fixture().wait(3601);
    expect((await shop.browser.get(page.url)).status).toBe(400);
  });

  it("shows the same page for a wrong password and an unknown address", async () => {
    const { shop, page } = await open();
    const wrong = await shop.browser.submit(page, { email, password: "not the secret" });
    const unknown = await shop.browser.submit(page, { email: "unknown@example.com", password: "not the secret" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toContain("The email address or the password is not correct.");
    expect([unknown.status, visibleText(unknown.body)]).toEqual([wrong.status, visibleText(wrong.body)]);
  });

  /** Adds tries directly, because each real one takes the time of a password hash. */
  const addTries = (limit: Limit, subject: string, times: number) => fixture().countTries(limit, subject, times);

  const victim = { email: "victim@example.com", password };

  it("stops an address that guesses one person's password, but not the person at another address", async () => {
    const { shop, page } = await open();
    await fixture().comeFrom("203.0.113.1");
    await addTries(limits.signInPerAccountAndIp, "victim@example.com\n203.0.113.1", 9);
    expect((await shop.browser.submit(page, { ...victim, password: "guess" })).status).toBe(401);
    const stopped = await shop.browser.submit(page, victim);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(stopped.body).toContain("Please try again in 15 min.");
    const { shop: own, page: form } = await open();
    await fixture().comeFrom("203.0.113.2");
    expect((await own.browser.submit(form, victim)).status).toBe(303);
    await fixture().comeFrom("203.0.113.1");
    await fixture().wait(15 * 60);
    expect((await shop.browser.submit(page, victim)).status).toBe(303);
  });

  it("stops guesses from many addresses, except on a device that has signed in to the account before", async () => {
    const { shop: device, page: first } = await open();
    await fixture().comeFrom("203.0.113.9");
    expect((await device.browser.submit(first, victim)).status).toBe(303);
    await addTries(limits.signInPerAccount, victim.email, 50);
    const { shop: stranger, page } = await open();
    await fixture().comeFrom("203.0.113.10");
    expect((await stranger.browser.submit(page, victim)).status).toBe(429);
    const again = await openSignIn(device.browser, await device.authorize({ prompt: "login" }));
    await fixture().comeFrom("203.0.113.11");
    expect((await device.browser.submit(again, { ...victim, password: "guess" })).status).toBe(401);
    expect((await device.browser.submit(again, victim)).status).toBe(303);
    await fixture().wait(15 * 60);
  });

  it("ignores a device cookie for another account, and a forged one", async () => {
    await addTries(limits.signInPerAccount, victim.email, 50);
    const { shop: device, page: first } = await open();
    await fixture().comeFrom("203.0.113.12");
    expect((await device.browser.submit(first, { email, password })).status).toBe(303);
    const again = await openSignIn(device.browser, await device.authorize({ prompt: "login" }));
    expect((await device.browser.submit(again, victim)).status).toBe(429);
    const { shop: forger, page } = await open();
    forger.browser.setCookie("SSODevice", `device.${"A".repeat(43)}`);
    expect((await forger.browser.submit(page, victim)).status).toBe(429);
    await fixture().wait(15 * 60);
  });

  it("limits tries for an unknown account in the same way", async () => {
    const { shop, page } = await open();
    await addTries(limits.signInPerAccount, "unknown2@example.com", 49);
    const attempt = () => shop.browser.submit(page, { email: "unknown2@example.com", password: "guess" });
    expect([(await attempt()).status, (await attempt()).status]).toEqual([401, 429]);
  });

  it("stops a network that tries many accounts, but no other network", async () => {
    const { shop, page } = await open();
    await fixture().comeFrom("2001:db8:1:2:3::4");
    await addTries(limits.signInPerIp, "2001:db8:1:2", 49);
    const attempt = (n: number) => shop.browser.submit(page, { email: `x${n}@example.com`, password: "guess" });
    expect([(await attempt(1)).status, (await attempt(2)).status]).toEqual([401, 429]);
    await fixture().comeFrom("2001:db8:1:3:3::4");
    expect((await shop.browser.submit(page, { email, password })).status).toBe(303);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    const { shop, page } = await open();
    await fixture().setPassword("no-cdc", password);
    const measure = async (address: string) => {
      const start = performance.now();
      await shop.browser.submit(page, { email: address, password: "guess" });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // Alternating, so that other load on the machine slows both alike.
    for (let n = 0; n < 3; n += 1) {
      known.push(await measure("no-cdc@example.com"));
      unknown.push(await measure("unknown3@example.com"));
    }
    // Without the decoy hash it would take less than a tenth of the time.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.4);
  });

  it("fills in a sample account after a click on its link", async () => {
    const { shop, page } = await open();
    expect(page.body).toContain("Sample accounts");
    const link = /href="([^"]+\?sample=ada)"/.exec(page.body)?.[1] ?? "";
    const filled = await shop.browser.get(link);
    expect(filled.body).toContain(`value="${password}"`);
    expect(filled.body).toContain(`value="${email}"`);
  });

  it("shows a password on demand, with a button that stays hidden without scripts", async () => {
    const { page } = await open();
    expect(page.body).toMatch(/data-shows="password"\s+data-show="Show password"\s+data-hide="Hide password"\s+hidden/);
    expect(page.body).toMatch(/id="password"[^>]*type="password"/);
  });

  it.each(["forgotten-password", "register"])("keeps the typed address on the way to %s and back", async (next) => {
    const { page, shop } = await open();
    const sent = {
      email: "typed@example.com",
      password: "half",
      form_token: hiddenFields(page).form_token ?? "",
      next,
    };
    const moved = await shop.browser.post(page.url, sent);
    expect([moved.status, moved.location?.pathname]).toEqual([303, `${page.url.pathname}/${next}`]);
    expect(moved.headers.getSetCookie().join()).not.toContain("typed");
    for (const address of [`${page.url.pathname}/${next}`, page.url.pathname]) {
      expect((await shop.browser.get(address)).body).toContain('value="typed@example.com"');
    }
  });

  it("keeps no address that another site sends", async () => {
    const { page, shop } = await open();
    await shop.browser.post(
      page.url,
      { email: "planted@example.com", next: "register" },
      { "sec-fetch-site": "cross-site" },
    );
    expect((await shop.browser.get(`${page.url.pathname}/register`)).body).not.toContain("planted@example.com");
  });

  it.each(signInLocales)("has the footer of the shop, in %s", async (locale) => {
    const { page } = await open({ locale });
    const labels = footerTextsOf[locale];
    for (const [label, path] of [
      [labels.withdraw, "/withdraw"],
      [labels.cancel, "/cancel-subscription"],
      [labels.imprint, "/imprint"],
    ]) {
      expect(page.body).toContain(`${path}?locale=${locale}">${label}</a>`);
    }
  });

  it("fills in the address that the shop already knows", async () => {
    expect((await open({ login_hint: email })).page.body).toContain(`value="${email}"`);
  });
});

describeContract(
  "a real deployment",
  async () => createFixture(await openTestDatabase(), { isDemonstration: false }),
  (connect) => {
    it("has no sample accounts and no mailbox", async () => {
      const shop = await visit(connect());
      const page = await openSignIn(shop.browser, await shop.authorize());
      expect(page.body).not.toContain("Sample");
      expect(page.body).not.toContain("example.com");
      expect((await shop.browser.get(`${page.url.pathname}?sample=ada`)).body).not.toContain(password);
      expect(page.body).not.toContain("/mailbox");
    });
  },
);
