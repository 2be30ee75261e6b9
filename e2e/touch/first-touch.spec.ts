import type { Page } from "@playwright/test";
import { watchLayoutShifts, findLayoutShift } from "../support/look/layout-shift.ts";
import { stopTheClock, waitForHydration } from "../support/page-parts.ts";
import { britain } from "../support/sample-vehicles.ts";
import { expect, test } from "../support/shop-test.ts";
import { holdScripts, pretendConnection, watchScripts } from "../support/touches.ts";

/** Opens a page and stops its clock, so that it is never idle for long enough. */
async function openUntouched(page: Page, address: string): Promise<string[]> {
  const asked = watchScripts(page);
  await stopTheClock(page);
  await page.goto(address, { waitUntil: "load" });
  return asked;
}

for (const address of ["/", "/vin-error", "/jaguar/de-DE/faqs", "/cs-CZ/view-order", "/withdraw", "/page-not-found"]) {
  test(`${address} asks for no script before it is touched`, async ({ page, announce }) => {
    announce(/status of 404/);
    const asked = await openUntouched(page, address);
    await page.clock.runFor(3_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(2_000);
    await waitForHydration(page);
    expect(asked.length).toBeGreaterThan(3);
  });
}

const touchScreen = { hasTouch: true, viewport: { width: 390, height: 844 } };

test.describe("a touch", () => {
  test.use(touchScreen);

  for (const [name, touch] of [
    ["of the screen", (page: Page) => page.touchscreen.tap(20, 500)],
    ["of the mouse's button", (page: Page) => page.mouse.down()],
    ["of a key", (page: Page) => page.keyboard.press("Shift")],
    ["of assistive technology, which moves the focus", (page: Page) => page.locator("#vin").focus()],
  ] as const) {
    test(`${name} loads the scripts`, async ({ page }) => {
      const asked = await openUntouched(page, "/vin-error");
      expect(asked).toEqual([]);
      await touch(page);
      await waitForHydration(page);
    });
  }
});

test("a resting mouse does not load the scripts; a moving one does", async ({ page }) => {
  await page.mouse.move(300, 300);
  const asked = await openUntouched(page, "/vin-error");
  await page.evaluate(() => dispatchEvent(new MouseEvent("mousemove")));
  expect(asked).toEqual([]);
  await page.mouse.move(310, 310);
  await page.mouse.move(320, 320);
  await waitForHydration(page);
});

for (const connection of [{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "4g", type: "cellular" }]) {
  test(`a page that is only read leaves a connection alone with ${JSON.stringify(connection)}`, async ({ page }) => {
    await pretendConnection(page, connection);
    const asked = await openUntouched(page, "/vin-error");
    await page.clock.runFor(60_000);
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await waitForHydration(page);
  });
}

for (const { address, field, text } of [
  { address: "/vin-error", field: "#vin", text: "SALEA7BWAS2Z00201" },
  { address: "/jaguar/de-DE/faqs", field: "input[type=search]", text: "Fahrgestellnummer" },
  { address: "/withdraw", field: "form input[type=email]", text: "ada.byron@example.com" },
  { address: "/cs-CZ/view-order", field: "main form input[type=email]", text: "ada.byron@example.com" },
  { address: "/contact-us", field: "main form textarea", text: "My car is not in the list." },
]) {
  test(`what is typed on ${address} before its scripts come stays, with the focus`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address);
    await page.locator(field).first().pressSequentially(text);
    release();
    await waitForHydration(page, field);
    await expect(page.locator(field).first()).toHaveValue(text);
    await expect(page.locator(field).first()).toBeFocused();
  });
}

for (const address of ["/", "/jaguar/de-DE/faqs", "/withdraw", "/cs-CZ/view-order", "/services", "/service/CONNAV"]) {
  test(`nothing on ${address} moves when its scripts come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShifts(page);
    const release = await holdScripts(page);
    await page.goto(`${address}?carvin=${britain.vin}`);
    await page.keyboard.press("Shift");
    release();
    await waitForHydration(page, "main > *");
    expect(await findLayoutShift(page, 0.02)).toEqual([]);
  });
}

test("a service opens with the plan that was selected before the scripts came", async ({ page }) => {
  await holdScripts(page);
  await page.goto(`/services?carvin=${britain.vin}`);
  await page.locator('label:has(input[value="CONNAV-24M"])').click();
  await page.getByRole("link", { name: "Find out more: Connected Navigation" }).click();
  await expect(page).toHaveURL(/plan=CONNAV-24M$/);
});

for (const { typed, held, count } of [
  { typed: "SALEA7", held: "SALEA7", count: "6 of 17" },
  { typed: "sal ea7-bw as2z", held: "salea7bwas2z", count: "12 of 17" },
  { typed: " SALE A7BW AS2Z 00 201 ", held: "SALEA7BWAS2Z00201", count: "17 of 17" },
]) {
  test(`the marks of a VIN count "${typed}", which was typed before the scripts came`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/vin-error");
    const field = page.locator("#vin");
    await field.pressSequentially(typed);
    release();
    await expect(page.getByText(count)).toBeVisible();
    await expect(field).toHaveValue(held);
    expect(await field.evaluate((input) => input.scrollLeft)).toBe(0);
  });
}

test("a page whose scripts could not be loaded goes on as a document", async ({ page, announce }) => {
  announce(/ERR_FAILED/);
  const isEntry = "**/assets/entry.client-*.js";
  await page.route(isEntry, (route) => route.abort("failed"));
  const asked = await openUntouched(page, "/vin-error");
  await page.keyboard.press("Tab");
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await page.getByRole("contentinfo").locator("a[href$='/faqs']").first().click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an untouched page says that the connection is lost, and that it is back", async ({ page, context }) => {
  const asked = await openUntouched(page, "/vin-error");
  const banner = page.getByText("You’re currently browsing in offline mode");
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  expect(asked).toEqual([]);
});

test("an untouched page notices that the shop has closed", async ({ page }) => {
  await pretendConnection(page, { saveData: true });
  const asked = await openUntouched(page, "/jaguar/de-DE/vin-error");
  await page.route("**/service-get-maintenance-status", (route) =>
    route.fulfill({ json: { storefront_status: "maintenance" } }),
  );
  const opening = page.waitForRequest(/\/jaguar\/de-DE\/maintenance$/);
  await page.clock.runFor(121_000);
  await opening;
  expect(asked).toEqual([]);
});

test("a page on which a contract is ended is not left when the shop has closed", async ({ page }) => {
  await pretendConnection(page, { saveData: true });
  await openUntouched(page, "/jaguar/de-DE/withdraw");
  const checks: string[] = [];
  page.on("request", (request) => checks.push(request.url()));
  await page.clock.runFor(121_000);
  // The answer of the page comes after whatever it has requested.
  await page.evaluate(() => document.title);
  expect(checks).toEqual([]);
});

test("an answer to a form loads its scripts at once, and its message takes the focus", async ({ page, announce }) => {
  announce(/status of 4/);
  await pretendConnection(page, { saveData: true });
  const release = await holdScripts(page);
  await page.goto("/vin-error");
  await page.locator("#vin").fill("SAL");
  await page.locator("#vin").press("Enter");
  await expect(page.locator("#vin-error")).toBeVisible();
  release();
  await expect(page.locator("#vin")).toBeFocused();
});

test("a tab that is touched late learns what another one has put into the basket", async ({ page, context }) => {
  await page.goto(`/services?carvin=${britain.vin}`);
  const late = await context.newPage();
  await pretendConnection(late, { saveData: true });
  await late.goto("/faqs");
  await page.bringToFront();
  await page.locator("a[href*='/single-detail-page/CONNAV']:visible").first().click();
  await expect(page.locator('button[value="add"]')).toBeVisible();
  await page.locator('input[value="CONNAV-24M"]').check();
  await page.locator('button[value="add"]').click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goto("/vin-error");
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await waitForHydration(page);
  await expect(late.getByRole("banner").locator("a[href$='/checkout']")).toHaveAccessibleName(/empty/);
  await late.bringToFront();
  await late.keyboard.press("Shift");
  await expect(late.getByRole("banner").locator("a[href$='/checkout']")).toHaveAccessibleName(/1/);
});
