import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { findAccessibilityViolations } from "../support/find-accessibility-violations.ts";
import { untilHydrated } from "../support/page-parts.ts";

test.use({ reducedMotion: "reduce" });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Words as a hurried visitor types them, and the question they mean. */
const sites = [
  {
    prefix: "",
    title: "Questions and answers | Land Rover UK",
    viewport: phone,
    typed: "STATUS refund",
    mistyped: "refnud stauts",
    marked: ["status", "refund"],
    question: "How can I see the status of my refund?",
    one: "1 question found",
    none: "No questions found",
    advice: "Please try another word or choose one of the topics.",
    payment: "Payment",
    openAll: "Open all",
    closeAll: "Close all",
  },
  {
    prefix: "/jaguar/de-DE",
    title: "Fragen und Antworten | Jaguar DE",
    viewport: desk,
    typed: "verlangere FRUHER",
    mistyped: "frueher verlaengrn",
    marked: ["früher", "verlängere"],
    question: "Verliere ich Tage, wenn ich früher verlängere?",
    one: "1 Frage gefunden",
    none: "Keine Fragen gefunden",
    advice: "Bitte versuchen Sie es mit einem anderen Wort oder wählen Sie ein Thema.",
    payment: "Zahlung",
    openAll: "Alle öffnen",
    closeAll: "Alle schließen",
  },
  {
    prefix: "/fr-BE",
    title: "Questions et réponses | Land Rover BE",
    viewport: desk,
    typed: "ou trouver chassis",
    mistyped: "chasis trouvez",
    marked: ["trouver", "châssis"],
    question: /Où trouver mon numéro de châssis/,
    one: "1 question trouvée",
    none: "Aucune question trouvée",
    advice: "Veuillez essayer un autre mot ou choisir un thème.",
    payment: "Paiement",
    openAll: "Tout ouvrir",
    closeAll: "Tout fermer",
  },
] as const;

const main = (page: Page) => page.getByRole("main");
const questions = (page: Page) => main(page).locator("details");
const opened = (page: Page) => main(page).locator("details[open]");
const resultCount = (page: Page) => main(page).getByRole("status").first();
const searchBox = (page: Page) => page.getByRole("searchbox");

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page): Promise<void> {
  await expectNoOverflow(page);
  expect(await findAccessibilityViolations(page), page.url()).toEqual([]);
}

for (const site of sites) {
  const length = site.prefix === "/jaguar/de-DE" ? {} : { tag: "@long" };
  test(
    `${site.prefix || "/en-GB"}: a visitor finds questions while typing, by topic and by keyboard`,
    length,
    async ({ page }) => {
      await page.setViewportSize(site.viewport);
      await page.goto(`${site.prefix}/faqs`);
      await expect(page).toHaveTitle(site.title);
      await expect(questions(page)).toHaveCount(7);
      await expect(opened(page)).toHaveCount(1);
      await expectAccessible(page);

      await searchBox(page).fill(site.typed);
      await expect(questions(page)).toHaveCount(1);
      await expect(questions(page)).toContainText(site.question);
      await expect(resultCount(page)).toHaveText(site.one);
      await searchBox(page).fill("");
      await searchBox(page).pressSequentially(site.mistyped);
      await expect(main(page).locator("summary").first()).toContainText(site.question);
      await expect(main(page).locator("summary").first().locator("mark")).toHaveText(site.marked);
      await main(page).locator("summary").first().click();
      await expectAccessible(page);
      await searchBox(page).fill("zebra");
      await expect(resultCount(page)).toHaveText(site.none);
      await expect(main(page).getByText(site.advice)).toBeVisible();
      await expect(main(page).locator("mark")).toHaveCount(0);
      await expect(questions(page)).toHaveCount(7);
      await expectAccessible(page);

      await main(page).getByRole("link", { name: site.payment }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/faqs\?category=payment#questions$/);
      await expect(main(page).getByRole("heading", { name: site.payment, exact: true })).toBeInViewport();
      await expect(searchBox(page)).toHaveValue("");
      await expect(questions(page)).toHaveCount(4);
      await expect(opened(page)).toHaveCount(0);
      await main(page).getByRole("button", { name: site.openAll }).press("Enter");
      await expect(opened(page)).toHaveCount(4);
      await expectAccessible(page);
      await main(page).locator("summary").first().press("Space");
      await expect(opened(page)).toHaveCount(3);
      await main(page).getByRole("button", { name: site.openAll }).click();
      await main(page).getByRole("button", { name: site.closeAll }).click();
      await expect(opened(page)).toHaveCount(0);

      await searchBox(page).fill(site.typed);
      await searchBox(page).press("Enter");
      await expect(page).toHaveURL(/\/faqs\?q=[^&]+&category=payment#questions$/);
      await expect(resultCount(page)).toHaveText(site.none);
      await page.goBack();
      await expect(searchBox(page)).toHaveValue("");
      await expect(questions(page)).toHaveCount(4);
    },
  );
}

test("a search without a hit offers words that have one, by keyboard, and the browser's way back", async ({ page }) => {
  await page.goto("/faqs");
  await searchBox(page).fill("invoice complaint");
  await expect(main(page).getByRole("heading", { name: "No questions found" })).toBeVisible();
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL("/faqs?q=invoice+complaint#questions");
  await expect(main(page).getByRole("link", { name: "Write to us or call us" })).toHaveAttribute("href", "/contact-us");
  await main(page).getByRole("link", { name: "complaint", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faqs?q=complaint#questions");
  await expect(searchBox(page)).toHaveValue("complaint");
  await expect(main(page).locator("summary mark").first()).toHaveText("complaint");
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("invoice complaint");
  await expect(main(page).getByRole("heading", { name: "No questions found" })).toBeVisible();

  await page.goto("/faqs?q=invoice&category=contact-us");
  await main(page).getByRole("link", { name: "Search in all topics" }).click();
  await expect(page).toHaveURL("/faqs?q=invoice#questions");
  await expect(questions(page).first()).toBeVisible();
});

test("the help leads back to the page the visitor came from, even after searches in it", async ({ page }) => {
  await page.goto("/service/CONNAV?carvin=SALEA7BWAS2Z00201");
  const all = page.getByRole("link", { name: "View all questions" });
  // The link passes on the visitor's page only once it is hydrated.
  await page.mouse.move(4, 300);
  await all.hover();
  await expect
    .poll(() => all.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await all.click();
  await expect(page).toHaveURL("/faqs");
  await expect(searchBox(page)).toBeVisible();
  await main(page).getByRole("link", { name: "Contact us" }).first().click();
  await expect(questions(page)).toHaveCount(4);
  const back = main(page).getByRole("link", { name: "Back to the previous page" });
  await page.reload();
  await back.click();
  await expect(page).toHaveURL("/service/CONNAV");

  await page.goto("/faqs");
  await searchBox(page).fill("vin");
  await expect(resultCount(page)).toHaveText(/questions found/);
  await expect(back).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the server finds the questions for both makes, and for a locale in the query", async ({ page }) => {
    for (const path of ["/faqs", "/jaguar/faqs", "/faqs?locale=en-CA"]) {
      await page.goto(path);
      await expect(questions(page)).toHaveCount(7);
      await searchBox(page).fill("STATUS refund");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/q=STATUS\+refund/);
      await expect(page.locator("html")).toHaveAttribute("lang", path.includes("en-CA") ? "en-CA" : "en-GB");
      await expect(searchBox(page)).toHaveValue("STATUS refund");
      await expect(questions(page)).toHaveCount(1);
    }
    await page.goto("/jaguar/de-DE/faqs?q=widerufen+%3Cb%3E");
    await expect(main(page).locator("summary mark").first()).toHaveText("widerrufe");
    await main(page).locator("summary").first().click();
    await expect(main(page).locator("details[open] p mark").first()).toHaveText("widerrufen");
    await expectNoOverflow(page);
    await page.goto("/faqs?q=invoice+complaint");
    await main(page).getByRole("link", { name: "complaint", exact: true }).click();
    await expect(page).toHaveURL("/faqs?q=complaint#questions");
    await page.goto("/faqs?q=zebra");
    await expect(main(page).getByRole("heading", { name: "No questions found" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Open all" })).toHaveCount(0);
    await main(page).getByRole("link", { name: "Refunds and cancellations" }).click();
    await expect(page).toHaveURL("/faqs?category=refunds-cancellations#questions");
    await expect(questions(page)).toHaveCount(3);
    await expect(page.getByText("Open all")).toBeHidden();
  });
});

for (const { prefix, title, version, law, viewport } of [
  {
    prefix: "",
    title: "Terms and conditions | Land Rover UK",
    version: "Version of 18 November 2026",
    law: "9. Law and disputes",
    viewport: phone,
  },
  {
    prefix: "/jaguar/de-DE",
    title: "Allgemeine Geschäftsbedingungen | Jaguar DE",
    version: "Fassung vom 1. November 2026",
    law: "9. Recht und Streitigkeiten",
    viewport: desk,
  },
]) {
  const length = prefix === "" ? {} : { tag: "@long" };
  test(`${prefix || "/en-GB"}: the terms can be read, linked to by section, and printed`, length, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${prefix}/terms-conditions`);
    await untilHydrated(page);
    await expect(page).toHaveTitle(title);
    await expect(main(page).getByText(version).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ ...viewport, width: 320 });
    await expectNoOverflow(page);
    await page.setViewportSize(viewport);
    await main(page).getByRole("link", { name: law }).click();
    await expect(page).toHaveURL(/#section-9$/);
    await expect(main(page).getByRole("heading", { name: law })).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(main(page).getByRole("link", { name: law })).toBeHidden();
    await expect(main(page).getByRole("heading", { name: law })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
}

test("every legal page can be read, and an earlier version of the terms leads back to the current one", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/de-DE/faqs");
  await page.getByRole("button", { name: "Alle ablehnen" }).click();
  for (const [link, heading, body] of [
    ["Impressum", "Impressum", "Universalschlichtungsstelle des Bundes"],
    ["Datenschutzerklärung", "Datenschutzerklärung", "Berliner Beauftragte"],
    ["Barrierefreiheitserklärung", "Erklärung zur Barrierefreiheit", "Marktüberwachungsstelle"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(main(page).getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(main(page).getByRole("link", { name: body })).toHaveAttribute("href", /^https:/);
    await expectAccessible(page);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Allgemeine Geschäftsbedingungen" }).click();
  await main(page).getByRole("link", { name: "Fassung vom 1. Mai 2026" }).press("Enter");
  await expect(page).toHaveURL("/de-DE/terms-conditions?version=2026-05-01");
  await expect(main(page).getByText("Sie lesen eine frühere Fassung")).toBeVisible();
  await expectAccessible(page);
  // A link of the contents stays in the version.
  await main(page).getByRole("link", { name: "6. Vierzehn Tage Bedenkzeit" }).click();
  await expect(page).toHaveURL("/de-DE/terms-conditions?version=2026-05-01#section-6");
  await main(page).getByRole("link", { name: "Aktuelle Fassung lesen" }).click();
  await expect(page).toHaveURL("/de-DE/terms-conditions");
  await expect(main(page).getByText("Sie lesen eine frühere Fassung")).toBeHidden();
});
