import { expect, type Page, test } from "@playwright/test";
import { britain, fillBasket, germany, places, untilAlive } from "./fill-basket.ts";
import { findViolations } from "./find-violations.ts";

const navigation = "CONNAV-24M";
const remote = "REMOTE-12M";
const america = places[4];
/** An I-PACE of the other make. */
const jaguar = { name: "Jaguar en-GB", prefix: "/jaguar", vin: "SADHA2B1AP1Z00311", price: "£159" } as const;

test.use({ reducedMotion: "reduce" });

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const go = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

async function enterContact(page: Page, email: string): Promise<void> {
  await page.locator("#contact-email").fill(email);
  await page.locator("button[value=saveContact]").click();
}

test("a guest in Britain: contact, address by lookup, payment, and back", async ({ page }) => {
  await fillBasket(page, britain, [navigation, remote]);
  await page.goto("/checkout");
  await untilAlive(page);
  expect(await findViolations(page)).toEqual([]);

  await go(page);
  await expect(page.getByText("Please enter an email address.").first()).toBeVisible();
  await expect(page.locator("div:focus").getByRole("alert")).toContainText("One detail needs your attention");
  await page.locator("#contact-email").fill("eleanor");
  await go(page);
  await expect(page.getByText("Please enter a valid email address.").first()).toBeVisible();
  await enterContact(page, "eleanor.marsh@example.com");
  await expect(page).toHaveURL("/checkout?step=address");
  await expect(step(page, "Billing address")).toBeFocused();
  await expect(page.getByText("Guest checkout. The receipt goes to this address.")).toBeVisible();

  const field = page.getByRole("combobox", { name: "Find your address" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/service-call-address")) asked.push(request.postData() ?? "");
  });
  await field.pressSequentially("Ab");
  await field.pressSequentially("bey Road Cov");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(asked.every((body) => (new URLSearchParams(body).get("Text") ?? "").length > 2 && !body.includes("Key"))).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  for (const [text, message] of [
    ["qqqqqq", "Address cannot be found. Please try a different address or add your address manually."],
    ["lookup error 503", "Address lookup service is unavailable. Please enter your address manually."],
  ] as const) {
    await field.fill(text);
    await expect(page.getByText(message)).toBeVisible();
  }
  await go(page);
  await expect(page.getByRole("link", { name: "Please select a billing address." })).toBeVisible();
  await page.getByRole("link", { name: "Please enter a first name." }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Eleanor");
  await page.getByLabel("Last name").fill("Marsh");
  await field.fill("Abbey Road Cov");
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await field.press("ArrowDown");
  await field.press("Enter");
  await page.getByRole("option", { name: "8 Abbey Road" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("8 Abbey Road");
  await expect(page.getByLabel("Town or city")).toHaveValue("Coventry");
  await expect(page.getByLabel("Postal code")).toHaveValue("CV3 4LF");
  await go(page);

  await expect(page).toHaveURL("/checkout?step=payment");
  await expect(step(page, "Payment")).toBeFocused();
  await expect(page.locator("address")).toContainText("8 Abbey Road");
  await page.goBack();
  await expect(page.getByLabel("Postal code")).toHaveValue("CV3 4LF");
  await page.goBack();
  await expect(page.locator("#contact-email")).toHaveValue("eleanor.marsh@example.com");
  await page.goto("/checkout");
  await untilAlive(page);
  await expect(page.getByRole("button", { name: "Order with obligation to pay" })).toBeVisible();
  await expect(page.getByText("Subtotal excl. VAT")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Price and ownership" }).click();
  await expect(page.getByRole("dialog", { name: "Price and ownership" })).toContainText("includes VAT");
  await page.keyboard.press("Escape");
});
