import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { untilHydrated, untilMiniBasketHydrated } from "../support/page-parts.ts";
import { orderButton } from "../support/payment-fields.ts";
import { skipContactAndAddress, skipToBasket } from "../support/shortcuts.ts";

/** Sample vehicles of Austria, where terms of three years are sold, and of Germany, where they are not. */
const makes = [
  {
    name: "Land Rover",
    prefix: "",
    austrian: "SALEA7BWAS2Z00361",
    german: "SALEA7BWAS2Z00221",
    width: 390,
    length: {},
  },
  {
    name: "Jaguar",
    prefix: "/jaguar",
    austrian: "SADHA2B1AP1Z00371",
    german: "SADHA2B1AP1Z00231",
    width: 1440,
    length: { tag: "@long" },
  },
];
const vienna = { countryCode: "AT", address1: "Lindengasse 4", city: "Wien", postalCode: "1070" };

const sold = "Remote";
const unsold = "Vernetzte Navigation";
const reason = "Für ein anderes Fahrzeug ausgewählt. Bitte entfernen Sie den Dienst, um fortzufahren.";

const main = (page: Page) => page.getByRole("main");
const lines = (page: Page) => main(page).locator("li", { has: page.locator("[name=itemId]") });
const line = (page: Page, name: string) => lines(page).filter({ hasText: name });
const remove = (page: Page) => line(page, unsold).getByRole("button", { name: "Entfernen" });
const total = (page: Page) => main(page).locator("dl").getByText("Gesamtbetrag", { exact: true }).locator("..");

type Make = (typeof makes)[number];

/** Fills a basket for the Austrian vehicle, then opens the German checkout with the German one. */
async function changeToGermanVehicle(page: Page, { name, prefix, austrian, german }: Make): Promise<void> {
  const austria = { name, prefix: `${prefix}/de-AT`, vin: austrian, price: "249 €" };
  await skipToBasket(page, austria, ["CONNAV-36M", "REMOTE-12M"]);
  await skipContactAndAddress(page, austria, vienna);
  await page.goto(`${prefix}/de-DE/checkout?carvin=${german}`);
}

/** The other service is left, and can be paid for after a change back to the vehicle it was chosen for. */
async function expectPayableForItsVehicle(page: Page, { prefix, austrian }: Make): Promise<void> {
  await expect(main(page)).toContainText(`${unsold} wurde entfernt.`);
  await expect(lines(page)).toHaveCount(1);
  await expect(orderButton(page)).toHaveCount(0);
  await page.goto(`${prefix}/de-AT/checkout?carvin=${austrian}`);
  await expect(lines(page)).toHaveCount(1);
  await expect(main(page).getByText(reason)).toHaveCount(0);
  await expect(total(page)).toContainText(/€\s75/, { useInnerText: true });
}

test.use({ reducedMotion: "reduce" });

for (const make of makes) {
  test(`${make.name}: a basket of another vehicle is kept and cannot be paid for`, make.length, async ({ page }) => {
    await page.setViewportSize({ width: make.width, height: 900 });
    await changeToGermanVehicle(page, make);
    await untilHydrated(page);
    await expect(line(page, unsold)).toContainText(reason);
    await expect(line(page, sold)).toContainText(reason);
    await expect(total(page)).toContainText("324 €", { useInnerText: true });
    await expect(main(page).getByRole("status").filter({ hasText: unsold })).toContainText(reason);
    await expect(orderButton(page)).toHaveCount(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goto(`${make.prefix}/de-DE/services`);
    await untilMiniBasketHydrated(page);
    await page.getByRole("banner").locator("a[href$='/checkout']").click();
    await expect(page.getByRole("dialog")).toContainText(reason);
    await page.goto(`${make.prefix}/de-DE/checkout`);
    await untilHydrated(page);
    await remove(page).click();
    await expectPayableForItsVehicle(page, make);
    await expect(orderButton(page)).toBeVisible();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const make of makes) {
    test(
      `${make.name}: a plain form removes a service that was chosen for another vehicle`,
      make.length,
      async ({ page }) => {
        await page.setViewportSize({ width: make.width, height: 900 });
        await changeToGermanVehicle(page, make);
        await expect(line(page, unsold)).toContainText(reason);
        await remove(page).click();
        await expectPayableForItsVehicle(page, make);
      },
    );
  }
});
