import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";

/**
 * Waits until the tabs are hydrated; before that a press would only follow a link. A page with all components hydrates
 * slowly on a busy machine, so the time limit is long.
 */
async function waitForScripts(page: Page) {
  await expect(page.locator("#tabs [data-ready]")).toBeAttached({ timeout: 15_000 });
}

async function openKit(page: Page, make = "landrover") {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/uikit?make=${make}`);
  await waitForScripts(page);
}

for (const make of ["landrover", "jaguar"]) {
  const length = make === "landrover" ? {} : { tag: "@long" };
  test(`${make}: no component has an accessibility violation on a phone or a desk`, length, async ({ page }) => {
    await openKit(page, make);
    await expect(page.getByRole("combobox", { name: "Country", exact: true })).toHaveJSProperty("tagName", "INPUT");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAccessibilityViolations(page), String(width)).toEqual([]);
    }
  });
}

test("nothing is wider than the screen", async ({ page }) => {
  await openKit(page);
  for (const width of [320, 390, 834, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findTooWide(page), String(width)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Measures every element, because the page clips what sticks out of it. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent.tagName !== "MAIN"; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== "visible") return true;
      }
      return false;
    };
    return [...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 0.5)
      .filter((element) => !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

test("the address selects the make", async ({ page }) => {
  await openKit(page, "jaguar");
  await expect(page.locator("main > [data-make]")).toHaveAttribute("data-make", "jaguar");
  await page.getByRole("navigation", { name: "Make" }).getByRole("link", { name: "Land Rover" }).click();
  await expect(page.locator("main > [data-make]")).toHaveAttribute("data-make", "landrover");
});

test("tabs: arrow keys move the focus, select, and wrap around", async ({ page }) => {
  await openKit(page);
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Active (3)").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Expired (1)")).toBeFocused();
  await expect(tab("Expired (1)")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Expired (1)" })).toBeVisible();
  await expect(page.getByText("Connected Navigation, Live Traffic, Secure Tracker")).toBeHidden();
  await page.keyboard.press("End");
  await expect(tab("All (4)")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Active (3)")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await expect(tab("Active (3)")).toHaveAttribute("aria-selected", "true");
});

test("accordion: items open by keyboard, and all of them open and close at once", async ({ page }) => {
  await openKit(page);
  const answer = page.getByText("Live traffic, online search and map updates.");
  await page.getByText("What stops working when it lapses?").focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.getByRole("button", { name: "Open all" }).press("Enter");
  await expect(page.locator("#accordion details[open]")).toHaveCount(3);
  await page.getByRole("button", { name: "Close all" }).press("Enter");
  await expect(page.locator("#accordion details[open]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open all" })).toBeVisible();
});

test("modal: it keeps the focus, closes by Escape and returns the focus after 200 ms", async ({ page }) => {
  await openKit(page);
  await page.clock.install();
  const opener = page.getByRole("button", { name: "Manage subscription" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Connected Navigation" });
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole("button", { name: "Close" });
  const last = dialog.getByRole("button", { name: "Cancel and refund £159" });
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(last).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("region")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.clock.runFor(200);
  await expect(opener).toBeFocused();
});

test("modal: a long body scrolls between head and foot", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKit(page);
  await page.getByRole("button", { name: "Countries included" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Countries" });
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(844 * 0.92);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  const body = dialog.getByRole("region");
  await body.focus();
  await page.keyboard.press("End");
  await expect(dialog.getByText("Country 60")).toBeInViewport();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
});

test("searchable select: typing filters the options, and keys choose one", async ({ page }) => {
  await openKit(page);
  const field = page.getByRole("combobox", { name: "Country", exact: true });
  await expect(field).toHaveJSProperty("tagName", "INPUT");
  await field.focus();
  await page.keyboard.type("ger");
  await expect(page.getByRole("option")).toHaveText(["Germany"]);
  await page.evaluate(() => {
    const scrolled = new Promise((resolve) => document.addEventListener("scroll", resolve, { once: true }));
    window.scrollBy(0, 40);
    return scrolled;
  });
  await expect(field).toHaveValue("ger");
  await expect(page.getByRole("option")).toHaveText(["Germany"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Germany");
  await expect(page.locator("input[type=hidden][name=country]")).toHaveValue("germany");
});

test("toast: a message closes after 5 seconds unless it has the pointer or the focus, and an error stays", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-15T09:00:00Z" });
  await openKit(page);
  const toast = page.getByText("Billing address updated.");
  const show = page.getByRole("button", { name: "Show a message" });
  // The first message loads the code of toasts; only then can the clock be stopped.
  await show.click();
  await page.getByRole("button", { name: "Close message" }).click();
  await expect(toast).toBeHidden();
  await page.clock.pauseAt("2026-11-15T10:00:00Z");
  await show.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  // The pointer still rests on the toast after the focus has come and gone.
  await page.getByRole("button", { name: "Close message" }).focus();
  await show.focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Close message" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await show.focus();
  await page.clock.runFor(5000);
  await page.clock.runFor(300);
  await expect(toast).toBeHidden();
  await page.getByRole("button", { name: "Show an error" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(page.getByText("We could not save your address.")).toBeVisible();
  await page.getByRole("button", { name: "Close message" }).press("Enter");
  await page.clock.runFor(300);
  await expect(page.getByText("We could not save your address.")).toBeHidden();
});

test("text area: a text over the limit is kept, marked and stops the form", async ({ page }) => {
  await openKit(page);
  const area = page.getByLabel("Tell us more, briefly");
  const send = page.getByRole("button", { name: "Send reason" });
  await area.fill("x".repeat(21));
  await expect(area).toHaveAttribute("aria-invalid", "true");
  await expect(area).toHaveAccessibleDescription("The entered text is too long");
  await expect(send).toBeDisabled();
  await page.keyboard.press("Backspace");
  await expect(send).toBeEnabled();
  await expect(page.getByText("20 of 20 characters")).toBeVisible();
});

test("plans: arrow keys choose a plan, and the purchase card shows its price", async ({ page }) => {
  await openKit(page);
  const group = page.getByRole("radiogroup", { name: "Plans of the composition" });
  await group.getByRole("radio", { name: /24 months/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(group.getByRole("radio", { name: /36 months/ })).toBeChecked();
  await expect(page.locator("#composition").getByText("Pay today").locator("xpath=..")).toContainText("£224");
  await expect(page.getByRole("radiogroup", { name: "Plan in your basket" }).getByRole("radio").first()).toBeDisabled();
});

test("loading: the moving pictures can be stopped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/uikit");
  await waitForScripts(page);
  const scene = page.locator("#loading-screen img").first();
  await expect(scene).toHaveCSS("animation-duration", "15s");
  await expect(scene).toHaveCSS("animation-play-state", "running");
  await page.getByRole("button", { name: "Stop the animation" }).press("Enter");
  await expect(scene).toHaveCSS("animation-play-state", "paused");
});

test("loading: the pictures do not move when motion is reduced", async ({ page }) => {
  await openKit(page);
  await expect(page.locator("#loading-screen img").first()).toHaveCSS("animation-name", "none");
  await expect(page.getByRole("button", { name: "Stop the animation" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every tab panel can be read, and a native select replaces the searchable one", async ({ page }) => {
    await page.goto("/uikit");
    await expect(page.getByText("Connected Navigation, Live Traffic, Secure Tracker")).toBeVisible();
    await expect(page.getByText("Everything you ever subscribed to")).toBeVisible();
    await expect(page.locator("select#ss-country")).toBeVisible();
    await expect(page.getByRole("button", { name: "Open all" })).toBeHidden();
  });
});
