import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "./support/find-accessibility-violations.ts";
import { untilHydrated } from "./support/page-parts.ts";
import { makes } from "./support/shop-pages.ts";
import { expect, test } from "./support/shop-test.ts";

test.use({ reducedMotion: "reduce" });

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
  { width: 390, height: 780 },
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
];
const banner = (page: Page) => page.locator("section[aria-labelledby=consent-title]");
const field = (page: Page) => page.locator("#vin");

/** The largest sum of layout shifts so far. The observer reports those from before it began too. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

for (const { name, prefix } of makes) {
  for (const locale of ["en-GB", "de-DE", "cs-CZ", "fr-FR", "pt-PT"]) {
    const length = prefix === "" && locale === "en-GB" ? {} : { tag: "@long" };
    test(
      `${name} ${locale}: field and button are in sight above the question about cookies`,
      length,
      async ({ page }) => {
        for (const size of windows) {
          await page.setViewportSize(size);
          await page.goto(`${prefix}/${locale}/vin-error`);
          await expect(banner(page)).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          const top = (await banner(page).boundingBox())?.y ?? 0;
          const button = await page.locator('button[value="find"]').boundingBox();
          const bottom = (button?.y ?? Infinity) + (button?.height ?? 0);
          expect(bottom, `the end of the button at ${size.width} x ${size.height}`).toBeLessThanOrEqual(top);
          expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        }
      },
    );
  }
}

for (const width of [320, 390, 834, 1440]) {
  test(`at ${width} pixels each of 17 letters stands between its marks`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/vin-error");
    await untilHydrated(page);
    await field(page).pressSequentially("SALEA7BWAS2Z00201");
    const { scrolled, letters, marks } = await field(page).evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const probe = document.createElement("span");
      probe.textContent = "0";
      probe.style.fontFamily = style.fontFamily;
      probe.style.fontSize = style.fontSize;
      document.body.append(probe);
      const letter = probe.getBoundingClientRect().width;
      probe.remove();
      const gap = Number.parseFloat(style.letterSpacing);
      const start = input.getBoundingClientRect().left + input.clientLeft + Number.parseFloat(style.paddingLeft);
      const places = Array.from({ length: 17 }, (_, place) => place);
      return {
        scrolled: [input.scrollLeft, input.scrollWidth - input.clientWidth],
        letters: places.map((place) => {
          const left = start + place * (letter + gap);
          return { left, right: left + letter };
        }),
        marks: Array.from(input.nextElementSibling?.children ?? [], (mark) => {
          const { left, right } = mark.getBoundingClientRect();
          return { left, right };
        }),
      };
    });
    expect(scrolled).toEqual([0, 0]);
    expect(marks).toHaveLength(17);
    for (const [place, { left, right }] of letters.entries()) {
      const mark = marks[place] ?? { left: 0, right: 0 };
      expect(left, `the start of letter ${place + 1}`).toBeGreaterThanOrEqual(mark.left + 1);
      expect(right, `the end of letter ${place + 1}`).toBeLessThanOrEqual(mark.right - 1);
    }
  });
}

test("spaces and dashes disappear as they are typed, and the caret stays where it is", async ({ page }) => {
  await page.goto("/vin-error");
  await untilHydrated(page);
  await field(page).pressSequentially("SALE -A7B");
  await expect(field(page)).toHaveValue("SALEA7B");
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await page.keyboard.type(" X-Y");
  await expect(field(page)).toHaveValue("SALEXYA7B");
  const caret = await field(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  expect(caret).toEqual([6, 6]);
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>("#vin");
    input?.setSelectionRange(0, input.value.length);
  });
  await page.keyboard.insertText("SALE A7BW–AS2Z.00201");
  await expect(field(page)).toHaveValue("SALEA7BWAS2Z00201");
  await expect(page.getByText("17 of 17")).toBeVisible();
});

test("the banner covers no focused element", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vin-error");
  await untilHydrated(page);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  const count = await page.locator("main :is(a, button, input:not([type=hidden])), footer a").count();
  expect(count).toBeGreaterThan(10);
  for (let step = 0; step < count + 4; step += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate((limit) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest("section[aria-labelledby=consent-title]")) return "";
      return focused.getBoundingClientRect().bottom > limit ? focused.textContent || focused.tagName : "";
    }, top);
    expect(covered).toBe("");
  }
});

for (const { name, prefix } of makes) {
  test(`${name}: a visitor with a vehicle sees it, and when its services end`, async ({ page }) => {
    await page.goto(`${prefix}/en-GB/vin-error?sample=expiresIn30Days`);
    await page.locator('button[value="find"]').click();
    await expect(page).toHaveURL(/\/services$/);
    await page.goto(`${prefix}/en-GB/vin-error`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("My vehicle");
    await expect(main.getByText(/^\d+ services? (?:expires?|has|have)/)).toBeVisible();
    await expect(main.getByText("an example")).toHaveCount(0);
    for (const width of [320, 390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(/, connected$/);
  });
}

test("the name of a make stays on one line", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const locale of ["en-GB", "de-DE", "cs-CZ", "fr-FR", "it-IT"]) {
      await page.goto(`/${locale}/vin-error`);
      const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
        const text = heading.firstChild;
        const start = text?.textContent?.search(/Land.Rover/) ?? -1;
        if (!text || start < 0) return 0;
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + "Land Rover".length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      });
      expect(lines, `lines of the name in ${locale} at ${width}`).toBe(1);
    }
  }
});

test("the chosen sample is marked", async ({ page }) => {
  await page.goto("/de-DE/vin-error");
  await untilHydrated(page);
  const samples = page.getByRole("complementary").getByRole("link");
  await expect(samples.and(page.locator("[aria-current]"))).toHaveCount(0);
  await samples.nth(1).click();
  await expect(samples.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(samples.and(page.locator("[aria-current]"))).toHaveCount(1);
  await expect(field(page)).not.toHaveValue("");
});

test("a busy button keeps its size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/cs-CZ/vin-error?sample=expiresIn30Days");
  await untilHydrated(page);
  const button = page.locator('button[value="find"]');
  const sizeOf = (element: Element) => [element.clientWidth, element.clientHeight];
  const size = await button.evaluate(sizeOf);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/vin-error.data*", async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(await button.evaluate(sizeOf)).toEqual(size);
  release();
  await expect(page).toHaveURL(/services$/);
});
