import type { Page } from "@playwright/test";
import { findBrokenText } from "../support/look/broken-text.ts";
import { findLayoutShift, watchLayoutShifts } from "../support/look/layout-shift.ts";
import { expect, test } from "../support/shop-test.ts";

// The checks of look.spec.ts must notice what they are for.

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

async function show(page: Page, html: string): Promise<void> {
  await page.goto("/robots.txt");
  await page.setContent(`<!doctype html><body style="margin: 0; font: 20px monospace">${html}</body>`);
}

const narrow = (text: string) => `<p style="width: 80px; overflow-wrap: anywhere">${text}</p>`;

for (const { name, html, found } of [
  { name: "a broken word", html: narrow("Datenschutz"), found: /^broken word: Datenschutz/ },
  { name: "a broken date", html: narrow("16.\u00A0Dez.\u00A02026"), found: /^broken word: 16\.\u00A0Dez/ },
  {
    name: "a clipped text",
    html: '<p style="width: 80px; overflow: hidden; white-space: nowrap">Alle Dienste</p>',
    found: /^clipped text: <p/,
  },
  {
    name: "a clipped field",
    html: '<input aria-label="FIN" style="width: 80px" value="SALEA7BWAS2Z00221">',
    found: /^clipped text: <input/,
  },
  { name: "a part that is too wide", html: '<p style="width: 400px">Alle</p>', found: /^wider than the screen/ },
]) {
  test(`${name} is found`, async ({ page }) => {
    await show(page, html);
    expect((await findBrokenText(page))[0]).toMatch(found);
  });
}

test("words that break where they may, and texts that fit, are not reported", async ({ page }) => {
  await show(page, narrow("Alle und jede Haus\u00ADtüren seit dem 1.\u00A0Mai"));
  expect(await findBrokenText(page)).toEqual([]);
});

test("a part that appears late and moves the page is found", async ({ page }) => {
  await watchLayoutShifts(page);
  await show(page, "<h1>Dienste</h1><p>Alle</p>");
  expect(await findLayoutShift(page, 0.02)).toEqual([]);
  await page.evaluate(() => {
    const late = document.createElement("div");
    late.style.height = "300px";
    document.body.prepend(late);
  });
  expect((await findLayoutShift(page, 0.02))[0]).toMatch(/^moved by 0\.\d+: .*<h1>/);
});
