import type { Locator, Page } from "@playwright/test";
import { expectSound, walkToAccount } from "../support/account.ts";
import { cardOf, dialogOf, manageLink, openOverview, openStep, wakeList } from "../support/manage-dialog.ts";
import { moveUntilHydrated } from "../support/page-parts.ts";
import { expect, test } from "../support/shop-test.ts";
import { readTexts } from "../support/texts.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

/** The demonstration's account has the same services at both makes, and nothing is changed here. */
const sites = [
  {
    name: "Land Rover en-GB",
    prefix: "",
    locale: "en-GB",
    services: {
      renewed: "Secure Tracker",
      ending: "Connected Navigation Pro",
      processed: "Guardian Alerts",
      expired: "Remote",
    },
    isLong: false,
  },
  {
    name: "Jaguar fr-FR",
    prefix: "/jaguar/fr-FR",
    locale: "fr-FR",
    services: {
      renewed: "Secure Tracker",
      ending: "Navigation connectée Pro",
      processed: "Guardian Alerts",
      expired: "Remote",
    },
    isLong: true,
  },
] as const;

/** A dialog fits and is accessible; Escape closes it, and its opener has the focus again. */
async function expectDialog(page: Page, opener: Locator): Promise<void> {
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const { name, prefix, locale, services, isLong } of sites) {
  const options = isLong ? { tag: "@long" } : {};
  const texts = readTexts(locale);

  test(
    `${name}: every dialog of a subscription closes by Escape, and is a page of its own`,
    options,
    async ({ page }) => {
      // Twelve screens, each with its own look for violations.
      test.slow();
      const renewed = { page, texts, service: services.renewed };
      const ending = { page, texts, service: services.ending };
      const processed = { page, texts, service: services.processed };
      const pages: { address: string; text: string }[] = [];
      const expectStep = async (opener: Locator, text: string) => {
        await expect(dialogOf(page)).toContainText(text);
        pages.push({ address: page.url(), text });
        await expectDialog(page, opener);
      };
      await walkToAccount(page, { prefix, account: "owner1.fra@example.com" }, "my-subscriptions");
      await wakeList(renewed);
      await openOverview(renewed);
      await expectStep(manageLink(renewed), texts.full("account.nextPayment"));
      await openStep(renewed, "turnOff");
      await expectStep(manageLink(renewed), texts.full("subscriptions.whyTurnOff"));
      await openStep(renewed, "requestRefund");
      await expectStep(manageLink(renewed), texts.full("refunds.why"));
      await openStep(ending, "turnOn");
      await expectStep(manageLink(ending), texts.full("renewal.autoRenewNotice"));
      await openOverview(processed);
      await expectStep(manageLink(processed), texts.full("orders.processing"));
      await page.getByRole("link", { name: texts.begin("subscriptions.expired") }).click();
      // Until the other tab is open, an active card has the same name.
      await expect(page).toHaveURL(/tab=expired$/);
      const resubscribe = cardOf(page, services.expired).getByRole("link", {
        name: texts.full("subscriptions.resubscribe"),
      });
      await resubscribe.click();
      const { expired: service } = services;
      await expectStep(resubscribe, texts.full("subscriptions.resubscribeText", { service }));

      for (const { address, text } of pages) {
        await page.goto(address);
        await expect(page.getByRole("main").getByText(text)).toBeVisible();
        await expect(dialogOf(page)).toBeHidden();
        await expectSound(page);
      }
    },
  );

  test(`${name}: a document that cannot be opened is explained`, options, async ({ page, announce }) => {
    announce(/status of 503/);
    await walkToAccount(page, { prefix, account: "owner2.fra@example.com" }, "my-orders");
    for (const [order, kind] of [
      ["V05", "invoice"],
      ["V09", "creditNote"],
    ] as const) {
      // The order is among the older ones.
      await page.goto(`${prefix}/account/my-orders?shown=30`);
      await page.getByRole("main").locator(`a[href$='${order}']`).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`${order}$`));
      await expectSound(page);
      await moveUntilHydrated(page, "main form button");
      const button = page.getByRole("button", { name: texts.begin(`orders.${kind}`) });
      await button.click();
      await expect(dialogOf(page)).toContainText(texts.full(`orders.${kind}Text`));
      await expectDialog(page, button);
    }
  });
}
