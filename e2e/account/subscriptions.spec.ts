import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { expectFocusOn, expectTrapped, tabTo } from "../support/keyboard.ts";
import { moveUntilHydrated } from "../support/page-parts.ts";
import { enterPassword } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

/** Each site has an account of its own, because the tests change it. A retry takes the next service. */
const english = {
  services: ["Secure Tracker", "Connected Navigation Pro"],
  menu: "Services",
  manage: (service: string) => `Manage ${service}`,
  turnOff: "Turn off auto-renewal",
  turnedOff: (service: string) => `You have turned off auto-renewal for ${service}.`,
  turnOn: "Turn on auto-renewal",
  turnedOn: (service: string) => `You have turned on auto-renewal for ${service}.`,
  refund: "Request refund",
  confirmRefund: /^Cancel and refund/,
  goesBack: /goes back to \w+/,
  cancelled: "You have cancelled your subscription and we are processing your refund.",
  tooLong: "The entered text is too long",
  expires: /^Expires on/,
  renews: /^Auto-renews on/,
  active: /^Active \(\d+\)$/,
  expired: /^Expired \(\d+\)$/,
};

type Site = { prefix: string; account: string; texts: typeof english };

const sites = [
  { name: "Land Rover en-GB", prefix: "", account: "owner3.gbr@example.com", texts: english },
  {
    name: "Land Rover de-DE",
    prefix: "/de-DE",
    account: "owner3.deu@example.com",
    texts: {
      ...english,
      menu: "Dienste",
      manage: (service: string) => `${service} verwalten`,
      turnOff: "Automatische Verlängerung ausschalten",
      turnedOff: (service: string) => `Sie haben die automatische Verlängerung für ${service} ausgeschaltet.`,
      turnOn: "Automatische Verlängerung einschalten",
      turnedOn: (service: string) => `Sie haben die automatische Verlängerung für ${service} eingeschaltet.`,
      refund: "Erstattung beantragen",
      confirmRefund: /erstatten/i,
      goesBack: /gehen zurück auf \w+/,
      cancelled: "Sie haben Ihr Abonnement beendet, und wir bearbeiten Ihre Erstattung.",
      tooLong: "Der eingegebene Text ist zu lang",
      expires: /^Läuft am/,
      renews: /^Verlängert sich automatisch am/,
      active: /^Aktiv \(\d+\)$/,
      expired: /^Abgelaufen \(\d+\)$/,
    },
  },
  { name: "Jaguar en-GB", prefix: "/jaguar", account: "owner3.ita@example.com", texts: english },
] satisfies (Site & { name: string })[];

/** From the start page to the services of the account, by what the pages show. */
async function walkToSubscriptions(page: Page, { prefix, account, texts }: Site) {
  await page.goto(`${prefix}/`);
  await page.locator("[aria-labelledby=consent-title] button[value=denied]").click();
  await page.locator("header a[href*='/sign-in']").first().click();
  await enterPassword(page, account);
  await page.getByRole("main").getByRole("link", { name: texts.menu, exact: true }).last().click();
  await expect(page).toHaveURL(`${prefix}/account/my-subscriptions`);
  // The address changes before the view's code is loaded.
  await expect(page.getByRole("link", { name: texts.active })).toBeVisible();
}

/** The same, until a click on a card opens a dialog and not a page. */
async function walkToDialogs(page: Page, site: Site) {
  await walkToSubscriptions(page, site);
  await moveUntilHydrated(page, "main li a[href*='/my-subscriptions/']");
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const cardOf = (page: Page, service: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: service, exact: true }) });
const expectToast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

async function openStep(page: Page, { texts }: Pick<Site, "texts">, service: string, step: string) {
  await page.getByRole("link", { name: texts.manage(service), exact: true }).click();
  await dialogOf(page)
    .getByRole("link", { name: new RegExp(`^${step}`) })
    .click();
  await expect(dialogOf(page).getByRole("heading", { level: 2 })).not.toHaveText(service);
}

for (const site of sites) {
  const { texts } = site;
  test(`${site.name}: a customer turns auto-renewal off and on, and asks for a refund`, async ({ page }, info) => {
    const service = texts.services[info.retry] ?? "";
    await walkToDialogs(page, site);
    await expect(cardOf(page, service)).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const before = await page.getByRole("link", { name: texts.active }).textContent();

    await test.step("the overview opens over the list, and closes by the back button", async () => {
      await page.getByRole("link", { name: texts.manage(service), exact: true }).click();
      await expect(dialogOf(page).getByRole("heading", { name: service })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      await expectFocusOn(page, texts.manage(service));
    });

    await test.step("auto-renewal is turned off", async () => {
      if (!(await cardOf(page, service).getByText(texts.renews).isVisible())) return;
      await openStep(page, site, service, texts.turnOff);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialogOf(page).getByRole("button", { name: texts.turnOff }).click();
      await expectToast(page, texts.turnedOff(service));
      await expect(cardOf(page, service).getByText(texts.expires)).toBeVisible();
      await expect(dialogOf(page)).toBeHidden();
      await expectFocusOn(page, texts.manage(service));
    });

    await test.step("auto-renewal is turned on", async () => {
      await openStep(page, site, service, texts.turnOn);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialogOf(page).getByRole("button", { name: texts.turnOn }).click();
      await expectToast(page, texts.turnedOn(service));
      await expect(cardOf(page, service).getByText(texts.renews)).toBeVisible();
    });

    await test.step("the refund says how much goes back, and takes 150 characters", async () => {
      await openStep(page, site, service, texts.refund);
      await expect(dialogOf(page).getByText(texts.goesBack)).toBeVisible();
      const confirm = dialogOf(page).getByRole("button", { name: texts.confirmRefund });
      await expect(page.locator("#reason-text")).toBeHidden();
      await page.locator("#reason").selectOption("other");
      await page.locator("#reason-text").fill("x".repeat(151));
      await expect(dialogOf(page).getByText(texts.tooLong)).toBeVisible();
      await expect(confirm).toBeDisabled();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.locator("#reason-text").fill("We are selling the car.");
      await expect(confirm).toBeEnabled();
      await confirm.dblclick();
      await expectToast(page, texts.cancelled);
      await expect(cardOf(page, service)).toBeHidden();
      await expect(page.getByRole("link", { name: texts.active })).not.toHaveText(before ?? "");
    });

    await test.step("the cancelled service is in the other tab", async () => {
      await page
        .getByRole("link", { name: /\?|Expired|Abgelaufen/ })
        .last()
        .click();
      await expect(page).toHaveURL(/tab=expired/);
      await expect(cardOf(page, service)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  });
}

test("the dialog works by keyboard alone, and the focus returns to its button", async ({ page }) => {
  await walkToSubscriptions(page, { prefix: "", account: "owner1.nld@example.com", texts: english });
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, "Manage Live Traffic & Information");
  await press("Enter");
  await expectTrapped(page);
  await press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expectFocusOn(page, "Manage Live Traffic & Information");
  await press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await tabTo(page, "Turn off auto-renewal");
  await press("Enter");
  await expect(page.locator("#reason")).toBeVisible();
  await tabTo(page, "Turn off auto-renewal");
  await press("Enter");
  await expectToast(page, "You have turned off auto-renewal for Live Traffic & Information.");
  await expectFocusOn(page, "Manage Live Traffic & Information");
});

test("a reloaded dialog is a page of its own, which leads back to the list", async ({ page }) => {
  await walkToDialogs(page, { prefix: "/jaguar", account: "owner1.nld@example.com", texts: english });
  await page.getByRole("link", { name: "Manage Connected Complete" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Connected Complete" })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "My subscriptions" })).toBeHidden();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Turn on auto-renewal" }).click();
  await expect(page).toHaveURL(/step=turn-on/);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("main").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/jaguar/account/my-subscriptions");
  await expect(page.getByRole("heading", { name: "My subscriptions" })).toBeVisible();
});

test("an expired service is bought again for its vehicle", async ({ page }) => {
  await walkToDialogs(page, { prefix: "", account: "owner1.gbr@example.com", texts: english });
  await page.getByRole("link", { name: /^Expired \(/ }).click();
  await cardOf(page, "Remote").getByRole("link", { name: "Resubscribe" }).click();
  await expect(dialogOf(page).getByText("Choose a plan to use Remote again.")).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialogOf(page).getByRole("button", { name: "Choose your plan" }).click();
  await expect(page).toHaveURL("/single-detail-page/REMOTE");
  await expect(page.getByText("SALRXXXXXXXXX0501").first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("auto-renewal is turned off and on, and a refund is requested", async ({ page, announce }, info) => {
    announce(/status of 422/);
    const service = english.services[info.retry] ?? "";
    await walkToSubscriptions(page, { prefix: "", account: "owner3.nld@example.com", texts: english });
    const manage = () => page.getByRole("link", { name: english.manage(service), exact: true }).click();
    await manage();
    await expect(page.getByRole("heading", { level: 2, name: service })).toBeVisible();
    if (await page.getByRole("link", { name: english.turnOff }).isVisible()) {
      await page.getByRole("link", { name: english.turnOff }).click();
      await page.locator("#reason").selectOption("sell");
      await page.getByRole("button", { name: english.turnOff }).click();
      await expect(cardOf(page, service).getByText(english.expires)).toBeVisible();
      await manage();
    }
    await page.getByRole("link", { name: english.turnOn }).click();
    await page.getByRole("button", { name: english.turnOn }).click();
    await expect(page.getByRole("status").getByText(english.turnedOn(service))).toBeVisible();
    await expect(cardOf(page, service).getByText(english.renews)).toBeVisible();
    await page.reload();
    await expect(page.getByText(english.turnedOn(service))).toBeHidden();
    await manage();
    await page.getByRole("link", { name: /^Request refund/ }).click();
    await page.locator("#reason-text").fill("x".repeat(151));
    await page.getByRole("button", { name: english.confirmRefund }).click();
    await expect(page.getByRole("alert").getByText(english.tooLong)).toBeVisible();
    await expect(page.locator("#reason-text")).toHaveValue("x".repeat(151));
    await page.locator("#reason-text").fill("Sold.");
    await page.getByRole("button", { name: english.confirmRefund }).click();
    await expect(page).toHaveURL("/account/my-subscriptions");
    await expect(cardOf(page, service)).toBeHidden();
  });
});
