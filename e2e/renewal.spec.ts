import type { Page } from "@playwright/test";
import { untilHydrated } from "./support/page-parts.ts";
import { expect, test } from "./support/shop-test.ts";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";

/** Sample vehicles that every visitor may try; the start of each VIN is that of its model. */
const vehicles = {
  defender: { vin: "SALEA7BWAS2Z00201", prefix: "" },
  discovery: { vin: "SALRA2AKAP2Z00206", prefix: "" },
  rangeRover: { vin: "SALKA9A7ASAZ00202", prefix: "" },
  german: { vin: "SALEA7BWAS2Z00221", prefix: "/de-DE" },
  jaguar: { vin: "SADHA2B1AP1Z00211", prefix: "/jaguar" },
  everything: { vin: "SALWA2AEATAZ00207", prefix: "" },
  germanEverything: { vin: "SADHB2S1AS1Z00237", prefix: "/jaguar/de-DE" },
  germanJaguar: { vin: "SADHA2B1AP1Z00231", prefix: "/jaguar/de-DE" },
} as const;

type Vehicle = (typeof vehicles)[keyof typeof vehicles];

/** A link to a page that names the vehicle, as in letters to customers. */
const withVehicle = ({ vin, prefix }: Vehicle, path: string) =>
  `${prefix}${path}${path.includes("?") ? "&" : "?"}carvin=${vin}`;

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page), page.url()).toEqual([]);
}

/** Expects a link to the film, so that nothing of it is fetched before the visitor opens it. */
async function expectVideo(page: Page, { label, id }: { label: string; id: string }): Promise<void> {
  const link = page.getByRole("link", { name: label, exact: true });
  await expect(link).toHaveAttribute("href", `https://www.youtube.com/watch?v=${id}`);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(link).toHaveAttribute("target", "_blank");
}

test.use({ reducedMotion: "reduce" });

test.describe("a service that ends soon", () => {
  for (const { name, vehicle, title, notice, plans } of [
    {
      name: "Land Rover in Britain",
      vehicle: vehicles.defender,
      title: "Connected Navigation | Land Rover UK",
      notice: "This service expires soon",
      plans: 3,
    },
    {
      name: "Jaguar in Britain",
      vehicle: vehicles.jaguar,
      title: "Connected Navigation | Jaguar UK",
      notice: "This service expires soon",
      plans: 3,
    },
    {
      name: "Land Rover in Germany",
      vehicle: vehicles.german,
      title: /\| Land Rover DE$/,
      notice: "Dieser Dienst läuft in Kürze ab",
      plans: 2,
    },
  ]) {
    test(
      `${name}: its page is accessible and fits a phone and a desk`,
      vehicle === vehicles.jaguar ? {} : { tag: "@long" },
      async ({ page }) => {
        await page.goto(withVehicle(vehicle, "/service/CONNAV"));
        for (const viewport of [phone, desk]) {
          await page.setViewportSize(viewport);
          await expect(page).toHaveTitle(title);
          await expect(page.getByRole("main")).toContainText(notice);
          await expect(page.getByRole("radio")).toHaveCount(plans);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, String(viewport.width)).toBeLessThanOrEqual(0);
          await expectNoViolations(page);
        }
      },
    );
  }

  test("the page has a hidden heading, a description and the masked VIN, but not the whole VIN", async ({ page }) => {
    await page.goto(withVehicle(vehicles.defender, "/service/CONNAV"));
    await page.goto("/service/CONNAV");
    await expect(page.getByRole("heading", { level: 1, name: "Renewals" })).toBeAttached();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      "Find out more about Connected Navigation and the features it has to offer.",
    );
    await expect(page.getByText("SALEXXXXXXXXX0201")).toBeVisible();
    expect(await page.locator("body").innerHTML()).not.toContain(vehicles.defender.vin);
  });
});

test.describe("the list of services without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of a service opens with the term that was chosen", async ({ page }) => {
    await page.goto(withVehicle(vehicles.defender, "/services"));
    await page.locator('input[value="CONNAV-24M"]').check();
    await page.getByRole("link", { name: "Find out more: Connected Navigation" }).click();
    await expect(page).toHaveURL(/\/single-detail-page\/CONNAV/);
    await expect(page.locator('input[value="CONNAV-24M"]')).toBeChecked();
  });
});

test("the view's code is not fetched before the first interaction", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const viewScripts = () => scripts.filter((url) => url.includes("service-view") && url.endsWith(".js"));
  await page.goto(withVehicle(vehicles.defender, "/service/CONNAV"), { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Choose your plan" })).toBeVisible();
  // A browser sends these events for a mouse at rest when the page moves below it.
  for (const event of ["pointerover", "mouseover", "mousemove"]) await page.getByRole("banner").dispatchEvent(event);
  await page.evaluate(() => fetch("/health/live"));
  expect(viewScripts()).toEqual([]);
  // A hand moves the mouse in many small steps; browsers count the first one as no movement.
  await page.mouse.move(200, 300, { steps: 3 });
  await expect.poll(() => viewScripts().length).toBe(1);
  await expect(page.getByRole("heading", { name: "Choose your plan" })).toBeVisible();
});

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("the summary shows the chosen plan, and adding it leads to the checkout", async ({ page }) => {
      await page.goto(withVehicle(vehicles.defender, "/service/CONNAV"));
      await page.getByRole("radio", { name: /2 years/ }).check();
      const form = page.locator("form", { has: page.getByRole("radio") });
      await expect(
        form
          .getByText(/^\d+\s\w+\s20\d\d$/)
          .locator("visible=true")
          .last(),
      ).toBeVisible();
      await expect(form.getByText("£159", { exact: true })).toBeVisible();
      await expect(form.getByText("£89", { exact: true })).toBeHidden();
      await page.getByRole("button", { name: "Add to basket" }).click();
      await expect(page).toHaveURL("/checkout");
      await page.goto("/service/CONNAV");
      await expect(page.getByText("Connected Navigation is added to your basket")).toBeVisible();
      await expect(page.getByText("Selected plan: Two-year plan")).toBeVisible();
      await expect(page.getByRole("radio").first()).toBeDisabled();
      if (isScripted) await expectNoViolations(page);
    });

    test("a missing choice shows a message in view and focuses the first plan", async ({ page, announce }) => {
      announce(/status of 400/);
      await page.setViewportSize(phone);
      await page.goto(withVehicle(vehicles.defender, "/service/CONNAV"));
      await page.getByRole("button", { name: "Add to basket" }).click();
      await expect(page.getByText("Please choose a plan.").locator("visible=true").first()).toBeInViewport();
      await expect(page.getByRole("radio").first()).toBeFocused();
      await expect(page.getByRole("radiogroup")).toHaveAttribute("aria-invalid", "true");
      if (!isScripted) return;
      await expectNoViolations(page);
      await page.locator('input[value="CONNAV-24M"]').check();
      await expect(page.getByRole("radiogroup")).not.toHaveAttribute("aria-invalid");
    });

    test("the countries are listed", async ({ page }) => {
      await page.goto(withVehicle(vehicles.defender, "/service/CONNAV"));
      await page.getByRole("link", { name: /Countries included/ }).click();
      await expect(page.getByText("Gibraltar")).toBeVisible();
      await expect(page.getByText("works in these 40 countries")).toBeVisible();
      if (isScripted) await expectNoViolations(page);
    });

    test("Renew All puts every service that is due into the basket", async ({ page }) => {
      await page.goto(withVehicle(vehicles.defender, "/services"));
      await expect(page.getByRole("button", { name: "Renew All (2)" }).first()).toBeVisible();
      if (isScripted) await expectNoViolations(page);
      await page.getByRole("radiogroup", { name: "Remote" }).getByRole("radio", { name: "2 years" }).check();
      if (isScripted) await expect(page.getByText("£208")).toBeVisible();
      await page.getByRole("button", { name: "Renew All (2)" }).last().click();
      await expect(page).toHaveURL("/checkout");
      await page.goto("/services");
      await expect(page.getByRole("listitem").filter({ hasText: "Remote" }).getByText("In basket")).toBeVisible();
      if (isScripted) await expectNoViolations(page);
      await page.goto("/service/REMOTE");
      await expect(page.getByText("Selected plan: Two-year plan")).toBeVisible();
    });
  });
}

test("an expired service shows that it has expired, and its new term begins today", async ({ page }) => {
  await page.goto(withVehicle(vehicles.discovery, "/service/CONNAV"));
  await expect(page.getByText("This service has expired")).toBeVisible();
  await expect(page.getByText(/^Your subscription expired on /)).toBeVisible();
  await expect(page.getByText("Your new term begins today.")).toBeVisible();
  await expectNoViolations(page);
  await page.goto("/services");
  const band = page.locator(".night");
  await expect(band.getByText("1 service has expired")).toBeVisible();
  await expect(band.getByText("Renew 2 services for your vehicle")).toBeVisible();
  await expectNoViolations(page);
});

test("a secure service hides its date from visitors who are not signed in", async ({ page }) => {
  await page.goto(withVehicle(vehicles.defender, "/service/SECURE"));
  await expect(page.getByText("Sign in to view the expiry date").first()).toBeVisible();
  await expect(page.getByText("Renewing early costs you no days.")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(3);
  for (const part of [page.locator(".night"), page.locator("#plans")]) {
    expect(await part.innerText()).not.toMatch(/New end date|202[6-9]/);
  }
  await expectNoViolations(page);
});

test("a vehicle with nothing to renew shows a page of thanks", async ({ page }) => {
  for (const path of ["/service/CONNAV", "/services", "/renew-all"]) {
    await page.goto(withVehicle(vehicles.rangeRover, path));
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(page.getByText("Your subscriptions are up to date for this vehicle:")).toBeVisible();
    await expect(page.getByRole("link", { name: "View Account" })).toBeVisible();
    if (path !== "/renew-all") await expectNoViolations(page);
  }
});

test("a service opened from the list keeps the chosen plan and Renew All after a reload", async ({ page }) => {
  await page.goto("/");
  await page.locator("#vin").fill(vehicles.defender.vin);
  await page.locator('button[value="find"]').click();
  await page.locator('label:has(input[value="REMOTE-24M"])').click();
  await page.getByRole("link", { name: "Find out more: Remote" }).click();
  await expect(page).toHaveURL("/single-detail-page/REMOTE?plan=REMOTE-24M");
  const renewAll = page.getByRole("button", { name: "Renew All (2)" });
  await expect(renewAll).toBeVisible();
  // The answer to the consent banner refreshes the page.
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(page.getByRole("button", { name: "Accept all" })).toBeHidden();
  await expect(renewAll).toBeVisible();
  await page.reload();
  await expect(renewAll).toBeVisible();
  await expect(page.locator('input[value="REMOTE-24M"]')).toBeChecked();
  const band = page.getByRole("main").locator("section").first();
  for (const months of [12, 24]) {
    await page.locator(`label:has(input[value="REMOTE-${months}M"])`).click();
    const end = await page
      .locator(`label:has(input[value="REMOTE-${months}M"])`)
      .getByText(/\d{4}$/)
      .first()
      .innerText();
    await expect(band).toContainText(end);
  }
  await expect(page.getByRole("link", { name: "View all questions" })).toHaveAttribute("href", "/faqs");
  await expectVideo(page, { label: "Play video", id: "remote-demo" });
  await expectNoViolations(page);
  await page.goto("/renew-all");
  await expect(page.getByRole("button", { name: "Renew All (2)" }).first()).toBeVisible();
  await expectNoViolations(page);
});

test("a service links to its film, and one without a film has no such link", async ({ page }) => {
  await page.goto(withVehicle(vehicles.germanJaguar, "/service/EVPLAN"));
  await expectVideo(page, { label: "Video abspielen", id: "evplan-demo" });
  await expectNoViolations(page);
  for (const [address, label] of [
    [withVehicle(vehicles.germanEverything, "/single-detail-page/LIVE?skipIsActiveCheck=true"), "Bild 1 von 3"],
    [withVehicle(vehicles.everything, "/single-detail-page/LIVE?skipIsActiveCheck=true"), "Image 1 of 3"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: label })).toBeVisible();
    await expect(page.locator('a[href*="youtu"]')).toHaveCount(0);
  }
});

test("a service that cannot be renewed leads to the error page", async ({ page, announce }) => {
  announce(/status of 500/);
  for (const path of ["/service/LIVE", "/single-detail-page/LIVE"]) {
    await page.goto(withVehicle(vehicles.defender, path));
    await expect(page).toHaveURL(/\/generic-error\?/);
    await expect(
      page.getByText("Product ID LIVE does not match subscription product ID CONNAV, REMOTE, SECURE"),
    ).toBeVisible();
  }
  await page.goto("/service/NOTHING");
  await expect(page.getByText("No product variations available")).toBeVisible();
});

test("driver assistance is sold without a vehicle, also for a one-time fee", async ({ page }) => {
  await page.goto("/product/ADAS");
  await expect(page.getByText("£449 / one-time fee")).toBeVisible();
  await expectNoViolations(page);
});

test("a slow page shows that it is loading, in its title too", async ({ page }) => {
  await page.goto(withVehicle(vehicles.defender, "/faqs"));
  await untilHydrated(page);
  const released = Promise.withResolvers<void>();
  await page.route(/\/services\.data/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.locator("a[href$='/services']").first().click();
  await expect(page.getByText("Asking your vehicle")).toBeVisible();
  await expect(page).toHaveTitle("Loading...");
  released.resolve();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page).toHaveTitle(/\| Land Rover UK$/);
});
