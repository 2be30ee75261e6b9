import type { Page } from "@playwright/test";
import { expectSound, walkToAccount } from "../support/account.ts";
import { expect, test } from "../support/shop-test.ts";
import { expectFocusOn, expectTrapped, tabTo } from "../support/keyboard.ts";
import {
  cardOf,
  dialogOf,
  expectCancelled,
  expectToast,
  fillRefund,
  manageLink,
  openOverview,
  turnOff,
  turnOn,
  wakeList,
} from "../support/manage-dialog.ts";
import { moveUntilHydrated, untilHydrated } from "../support/page-parts.ts";
import { readTexts } from "../support/texts.ts";

test.use({ reducedMotion: "reduce" });

/** Each site has an account of its own, because the tests change it. A retry takes the next service. */
const sites = [
  {
    name: "Land Rover en-GB",
    prefix: "",
    locale: "en-GB",
    account: "owner3.gbr@example.com",
    services: ["Secure Tracker", "Connected Navigation Pro"],
  },
  {
    name: "Land Rover de-DE",
    prefix: "/de-DE",
    locale: "de-DE",
    account: "owner3.deu@example.com",
    services: ["Secure Tracker", "Vernetzte Navigation Pro"],
  },
  {
    name: "Jaguar fr-BE",
    prefix: "/jaguar/fr-BE",
    locale: "fr-BE",
    account: "owner3.bel@example.com",
    services: ["Secure Tracker", "Navigation connectée Pro"],
  },
  {
    name: "Jaguar cs-CZ",
    prefix: "/jaguar/cs-CZ",
    locale: "cs-CZ",
    account: "owner3.cze@example.com",
    services: ["Zabezpečené sledování vozidla", "Připojená navigace Pro"],
  },
] as const;

for (const site of sites) {
  test(`${site.name}: a customer turns auto-renewal off and on, and asks for a refund`, async ({ page }, info) => {
    const texts = readTexts(site.locale);
    const service = site.services[info.retry] ?? "";
    const managing = { page, texts, service };
    const activeTab = page.getByRole("link", { name: texts.begin("subscriptions.active") });
    await walkToAccount(page, site, "my-subscriptions");
    await expect(cardOf(page, service)).toBeVisible();
    await expectSound(page);
    await wakeList(managing);
    const before = await activeTab.textContent();

    await test.step("the overview opens over the list, and closes by the back button", async () => {
      await openOverview(managing);
      await expectSound(page);
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      await expect(manageLink(managing)).toBeFocused();
    });

    await test.step("auto-renewal is turned off", async () => {
      const isOn = await cardOf(page, service).getByText(texts.begin("subscriptions.autoRenewsOn")).isVisible();
      if (isOn) await turnOff(managing);
    });

    await test.step("auto-renewal is turned on", () => turnOn(managing));

    await test.step("the refund says how much goes back, takes 150 characters, and is requested once", async () => {
      const confirm = await fillRefund(managing);
      await confirm.dblclick();
      await expectCancelled(managing);
      await expect(activeTab).not.toHaveText(before ?? "");
    });

    await test.step("the cancelled service is in the other tab", async () => {
      await page.getByRole("link", { name: texts.begin("subscriptions.expired") }).click();
      await expect(page).toHaveURL(/tab=expired/);
      await expect(cardOf(page, service)).toBeVisible();
      await expectSound(page);
    });
  });
}

/** The list of an account, once a click on a card opens a dialog. */
async function walkToDialogs(page: Page, prefix: string, account: string): Promise<void> {
  await walkToAccount(page, { prefix, account }, "my-subscriptions");
  await moveUntilHydrated(page, "main li a[href*='/my-subscriptions/']");
}

test("the dialog works by keyboard alone, and the focus returns to its button", async ({ page }, info) => {
  // A retry may find the service of the first try turned off.
  const prefix = ["", "/jaguar"][info.retry] ?? "";
  await walkToAccount(page, { prefix, account: "owner1.nld@example.com" }, "my-subscriptions");
  const manage = "Manage Live Traffic & Information";
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, manage);
  await untilHydrated(page, "main li a[href*='/my-subscriptions/']");
  await press("Enter");
  await expectTrapped(page);
  await press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expectFocusOn(page, manage);
  for (const [step, toast] of [
    ["Turn off auto-renewal", "You have turned off auto-renewal for Live Traffic & Information."],
    ["Turn on auto-renewal", "You have turned on auto-renewal for Live Traffic & Information."],
  ] as const) {
    await press("Enter");
    await expect(dialogOf(page)).toBeVisible();
    await tabTo(page, step);
    await press("Enter");
    await expect(dialogOf(page).getByRole("heading", { level: 2, name: step })).toBeVisible();
    await tabTo(page, step);
    await press("Enter");
    await expectToast(page, toast);
    await expectFocusOn(page, manage);
  }
});

test("a reloaded dialog is a page of its own, which leads back to the list", async ({ page }) => {
  await walkToDialogs(page, "/jaguar", "owner1.nld@example.com");
  await page.getByRole("link", { name: "Manage Connected Complete" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Connected Complete" })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "My subscriptions" })).toBeHidden();
  await expectSound(page);
  await page.getByRole("link", { name: "Turn on auto-renewal" }).click();
  await expect(page).toHaveURL(/step=turn-on/);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("main").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/jaguar/account/my-subscriptions");
  await expect(page.getByRole("heading", { name: "My subscriptions" })).toBeVisible();
});

test("an expired service is bought again for its vehicle", async ({ page }) => {
  await walkToDialogs(page, "", "owner1.gbr@example.com");
  await page.getByRole("link", { name: /^Expired \(/ }).click();
  await cardOf(page, "Remote").getByRole("link", { name: "Resubscribe" }).click();
  await expect(dialogOf(page).getByText("Choose a plan to use Remote again.")).toBeVisible();
  await expectSound(page);
  await dialogOf(page).getByRole("button", { name: "Choose your plan" }).click();
  await expect(page).toHaveURL("/single-detail-page/REMOTE");
  await expect(page.getByText("SALRXXXXXXXXX0501").first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("auto-renewal is turned off and on, and a refund is requested", async ({ page, announce }, info) => {
    announce(/status of 422/);
    const service = ["Secure Tracker", "Connected Navigation Pro"][info.retry] ?? "";
    await walkToAccount(page, { prefix: "", account: "owner3.nld@example.com" }, "my-subscriptions");
    const link = (name: string | RegExp) => page.getByRole("link", { name });
    const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
    const manage = () => link(`Manage ${service}`).click();
    await manage();
    await expect(page.getByRole("heading", { level: 2, name: service })).toBeVisible();
    if (await link("Turn off auto-renewal").isVisible()) {
      await link("Turn off auto-renewal").click();
      await page.locator("#reason").selectOption("sell");
      await press("Turn off auto-renewal");
      await expect(cardOf(page, service).getByText(/^Expires on/)).toBeVisible();
      await manage();
    }
    await link("Turn on auto-renewal").click();
    await press("Turn on auto-renewal");
    const message = page.getByRole("status").getByText(`You have turned on auto-renewal for ${service}.`);
    await expect(message).toBeVisible();
    await expect(cardOf(page, service).getByText(/^Auto-renews on/)).toBeVisible();
    await page.reload();
    await expect(message).toBeHidden();
    await manage();
    await link(/^Request refund/).click();
    await expect(page.locator("#reason-text")).toBeHidden();
    await page.locator("#reason").selectOption("other");
    await page.locator("#reason-text").fill("x".repeat(151));
    await press(/^Cancel and refund/);
    await expect(page.getByRole("alert").getByText("The entered text is too long")).toBeVisible();
    await expect(page.locator("#reason-text")).toHaveValue("x".repeat(151));
    await page.locator("#reason-text").fill("Sold.");
    await press(/^Cancel and refund/);
    await expect(page).toHaveURL("/account/my-subscriptions");
    await expect(cardOf(page, service)).toBeHidden();
  });
});
