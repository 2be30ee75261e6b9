import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { FAILURES, type ShopBehindProxies, startShopBehindProxies } from "../support/shops/backing-systems.ts";
import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { untilMiniBasketHydrated } from "../support/page-parts.ts";

const vin = "SALEA7BWAS2Z00201";
const masked = (number: string) => `${number.slice(0, 4)}XXXXXXXXX${number.slice(-4)}`;

/** Pages that no earlier test has requested, because the shop caches what it has read. */
const UNREAD = {
  down: { offer: "/en-CA", help: "/fr-FR" },
  nonsense: { offer: "/jaguar/en-GB", help: "/it-IT" },
  slow: { offer: "/jaguar/en-US", help: "/es-ES" },
  silent: { offer: "/jaguar/en-CA", help: "/nl-NL" },
} as const;

/** A failing system is not called for ten seconds, and a busy machine is slow. */
const untilBack = { timeout: 60_000, intervals: [500, 1000, 2000] };

let shop: ShopBehindProxies;

test.use({ reducedMotion: "reduce", actionTimeout: 30_000, announcedProblems: [/status of 5\d\d/] });
// One after the other in one process, because the tests share the proxies.
test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShopBehindProxies(4280);
});
test.afterAll(() => shop.stop());

/** A sample vehicle of the run's other shop, which has the same demonstration. */
async function sampleVin(request: APIRequestContext, prefix: string): Promise<string> {
  const answer = await request.get(`${prefix}/vin-error?sample=expiresIn30Days`);
  const [number] = /(?<=value=")[A-Z0-9]{17}(?=")/.exec(await answer.text()) ?? [];
  if (!number) throw new Error(`${prefix} has no sample.`);
  return number;
}

type Failure = (typeof FAILURES)[number];
type Visitor = { page: Page; vin: string; origin: string };
type BrowserFixtures = { browser: Browser; request: APIRequestContext };

/** A new visitor who has selected a sample vehicle of a market. */
async function visit({ browser, request }: BrowserFixtures, prefix: string): Promise<Visitor> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  const number = await sampleVin(request, prefix);
  // A plain request, because the scripts of any page would fetch the offer.
  await page.request.get(`${shop.origin}${prefix}/cookie-preferences?carvin=${number}`);
  return { page, vin: number, origin: shop.origin + prefix };
}

/** Moves the clock of the page until its automatic retry has succeeded. */
async function expectRecovery(page: Page, expectContent: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expectContent();
  }).toPass(untilBack);
}

const plan = (page: Page, planId: string) => page.locator(`input[value="${planId}"]`);
const questions = (page: Page) => page.getByRole("main").locator("details");

for (const path of ["/en-GB", "/jaguar/de-DE", "/fr-BE", "/jaguar/cs-CZ", "/en-US"]) {
  test(
    `${path}: a link with an encrypted VIN leads to the basket, and the VIN disappears from the address`,
    { tag: "@long" },
    async ({ page, request }) => {
      const origin = shop.origin + path;
      const number = await sampleVin(request, path);
      const evn = encodeURIComponent(await shop.encrypt(number));
      await page.goto(`${origin}/services?evn=${evn}&channel=letter`);
      await expect(page).toHaveURL(`${origin}/services?channel=letter`);
      const answer = await page.request.get(`${origin}/service-call-apigee?service=vehicle`);
      expect(((await answer.json()) as { vehicle?: { vin: string } }).vehicle?.vin).toBe(masked(number));
      await page.goto(`${origin}/?vin=${evn}&pid=CONNAV`);
      await expect(page).toHaveURL(`${origin}/service/CONNAV`);
      await plan(page, "CONNAV-12M").check();
      await page.locator('button[value="add"]').click();
      await expect(page).toHaveURL(`${origin}/checkout`);
      await expect(page.getByRole("main").locator("li button[value=remove]").first()).toBeVisible();
    },
  );
}

test("no page and no answer names the owner or the whole VIN", { tag: "@long" }, async ({ page }) => {
  const { uuid, email } = await shop.lookUp(vin);
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  const responses: Promise<string>[] = [];
  page.on("response", (response) => {
    const head = `${response.url()} ${JSON.stringify(response.headers())}`;
    responses.push(
      response.text().then(
        (text) => `${head} ${text}`,
        () => head,
      ),
    );
  });
  await page.goto(`${shop.origin}/en-GB/services?carvin=${vin}`);
  for (const path of ["/services", "/vin-error", "/invalid-market-vin", "/service/CONNAV", "/checkout", "/"]) {
    await page.goto(`${shop.origin}/en-GB${path}`);
  }
  await page.goto(`${shop.origin}/de-DE/services`);
  await page.goto(`${shop.origin}/jaguar/services?carvin=${vin}`);
  await page.goto(`${shop.origin}/en-GB/service-call-apigee?service=vehicle`);
  const answers = (await Promise.all(responses)).filter(
    (text) => !text.startsWith(`${shop.origin}/en-GB/services?carvin`),
  );
  expect(answers.length).toBeGreaterThan(8);
  const own = answers.filter((text) => !text.includes(`?carvin=${vin}`));
  for (const secret of [uuid, email, vin]) expect(own.filter((text) => text.includes(secret))).toEqual([]);
});

for (const mode of FAILURES) {
  test(
    `vehicles, then help content (${mode}): pages explain the outage, work without the system, and recover`,
    { tag: "@long" },
    async ({ browser, request }) => {
      const owner = await visit({ browser, request }, UNREAD[mode].help);
      const expectVehiclesBack = await breakVehicles(browser, mode);
      const expectHelpBack = await breakHelp(owner, mode);
      await expectVehiclesBack();
      await expectHelpBack();
    },
  );

  test(
    `commerce (${mode}): the vehicle and the choice stay, and the pages recover`,
    { tag: "@long" },
    async ({ browser, request }) => {
      const fresh = await visit({ browser, request }, UNREAD[mode].offer);
      const known = await visit({ browser, request }, "/en-GB");
      const checkout = await fillBasket(known.page.context(), known.origin);
      await known.page.goto(`${known.origin}/service/REMOTE`);
      await plan(known.page, "REMOTE-24M").check();

      shop.modes.commerce = mode;
      await fresh.page.clock.install();
      await fresh.page.goto(`${fresh.origin}/services`);
      await expectNothingForSale(fresh);
      if (mode === "down") expect(await findAccessibilityViolations(fresh.page)).toEqual([]);

      await known.page.locator('button[value="add"]').click();
      await expect(known.page.getByRole("alert")).toContainText("Your choice is kept.");
      await expect(known.page.getByRole("alert")).toBeInViewport();
      await expect(plan(known.page, "REMOTE-24M")).toBeChecked();
      if (mode === "down") expect(await findAccessibilityViolations(known.page)).toEqual([]);
      await untilMiniBasketHydrated(known.page);
      await known.page.getByRole("banner").locator("a[href$='/checkout']").focus();
      await known.page.keyboard.press("Enter");
      await expect(known.page.getByRole("dialog")).toContainText("Please try again shortly.");
      await known.page.keyboard.press("Escape");

      await checkout.goto(`${known.origin}/checkout`);
      await expect(checkout.getByRole("main")).toContainText("Nothing in it is lost.");
      if (mode === "down") expect(await findAccessibilityViolations(checkout)).toEqual([]);

      shop.modes.commerce = "up";
      await expectRecovery(checkout, async () => {
        expect(await checkout.getByRole("main").locator("li button[value=remove]").count()).toBe(1);
      });
      await known.page.locator('button[value="add"]').click();
      await expect(known.page).toHaveURL(`${known.origin}/checkout`);
      await expect(known.page.getByRole("main").locator("li button[value=remove]")).toHaveCount(2);
      await expectRecovery(fresh.page, async () => {
        expect(await fresh.page.getByRole("radio").count()).toBeGreaterThan(0);
      });
      for (const { page } of [fresh, known]) await page.context().close();
    },
  );
}

/** Breaks the vehicle service and mends it. The returned function waits until its pages have recovered. */
async function breakVehicles(browser: Browser, mode: Failure): Promise<() => Promise<void>> {
  const open = `${shop.origin}/en-GB/vin-error`;
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${shop.origin}/en-GB/services?carvin=${vin}`);
  await expect(page).toHaveURL(`${shop.origin}/en-GB/services`);

  shop.modes.vehicles = mode;
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(open);
  await stranger.locator("#vin").fill(vin);
  await stranger.locator('button[value="find"]').click();
  await expect(stranger.getByRole("alert")).toContainText("We can’t look up vehicles at the moment.");
  await expect(stranger.locator("#vin")).toHaveValue(vin);
  if (mode === "down") expect(await findAccessibilityViolations(stranger)).toEqual([]);

  await stranger.clock.install();
  await stranger.goto(`${shop.origin}/en-GB/services?carvin=${vin}`);
  await expect(stranger).toHaveURL(/\/en-GB\/generic-error\?reason=unavailable/);
  await expect(stranger.getByRole("main")).toContainText("please try again in a few minutes");
  await expect(stranger.getByRole("main")).not.toContainText(vin);
  if (mode === "down") expect(await findAccessibilityViolations(stranger)).toEqual([]);

  await page.goto(open);
  await expect(page.getByRole("heading", { name: "Defender", exact: true })).toBeVisible();
  await page.context().close();
  await expect(stranger.getByRole("link", { name: "Retry" })).toBeVisible();
  shop.modes.vehicles = "up";
  return async () => {
    await expectRecovery(stranger, async () => expect(new URL(stranger.url()).pathname).toBe("/en-GB/services"));
    await stranger.context().close();
  };
}

/** The same for help content. */
async function breakHelp({ page, origin }: Visitor, mode: Failure): Promise<() => Promise<void>> {
  shop.modes.helpContent = mode;
  const help = await page.context().newPage();
  await help.clock.install();
  // The view's code is held back, so that the page stays as the server sent it.
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await help.route(/help-unavailable-(?!later)/, async (route) => {
    await held;
    await route.continue();
  });
  const viewRequested = help.waitForRequest(/help-unavailable-(?!later)/);
  expect((await help.goto(`${origin}/faqs`))?.status()).toBe(503);
  await viewRequested;
  await expect(help.getByRole("main").locator("form button")).toBeVisible();
  if (mode === "down") expect(await findAccessibilityViolations(help)).toEqual([]);
  letThrough();
  await page.goto(`${origin}/service/CONNAV`);
  await expect(plan(page, "CONNAV-24M")).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  await expect(page.locator("a[href*=countries]")).toHaveCount(0);
  if (mode === "down") expect(await findAccessibilityViolations(page)).toEqual([]);
  await plan(page, "CONNAV-24M").check();
  await page.locator('button[value="add"]').click();
  await expect(page).toHaveURL(`${origin}/checkout`);
  await expect(page.getByRole("main").locator("li button[value=remove]")).toHaveCount(1);
  shop.modes.helpContent = "up";
  return async () => {
    await expect(async () => {
      await page.goto(`${origin}/service/CONNAV`);
      expect(await questions(page).count()).toBeGreaterThan(0);
    }).toPass(untilBack);
    await expectRecovery(help, async () => expect(await questions(help).count()).toBe(7));
    await page.context().close();
  };
}

/** Puts one plan into the basket, and opens a tab whose clock the test controls. */
async function fillBasket(context: BrowserContext, origin: string): Promise<Page> {
  const form = { intent: "add", planId: "CONNAV-12M" };
  const answer = await context.request.post(`${origin}/checkout`, { form, headers: { origin: shop.origin } });
  expect(answer.status()).toBe(200);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

/** The page still shows the vehicle, offers no plans, and announces its retry. */
async function expectNothingForSale({ page, vin: number }: { page: Page; vin: string }): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Page currently unavailable. Try again!")).toBeVisible();
  await expect(main).toContainText("Please try again in a few minutes; this page also looks again by itself.");
  await expect(main.getByText(masked(number))).toBeVisible();
  await expect(main.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page).toHaveURL(/\/services$/);
}

test("without scripts, a choice survives an outage of commerce", { tag: "@long" }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/en-GB/services?carvin=${vin}`);
  shop.modes.commerce = "nonsense";
  await plan(page, "REMOTE-36M").check();
  await page.getByRole("main").getByRole("button").last().click();
  await expect(page.getByRole("alert")).toContainText("Your choice is kept.");
  await expect(plan(page, "REMOTE-36M")).toBeChecked();
  await page.goto(`${shop.origin}/en-GB/service/CONNAV`);
  await plan(page, "CONNAV-24M").check();
  await page.locator('button[value="add"]').click();
  await expect(page.getByRole("alert")).toContainText("Your choice is kept.");
  await expect(plan(page, "CONNAV-24M")).toBeChecked();
  shop.modes.commerce = "up";
  await page.locator('button[value="add"]').click();
  await expect(page).toHaveURL(`${shop.origin}/en-GB/checkout`);
  await context.close();
});
