import { expect, test } from "./support/shop-test.ts";

// A report of the policy in the browser's console fails a test.
for (const [path, heading] of [
  ["/platform/declarations", "Withdrawals and cancellations"],
  ["/platform/declarations?state=settled", "Withdrawals and cancellations"],
  ["/platform/letters", "Letters"],
  ["/platform/mailbox", "Mailbox of the shop"],
  ["/platform/evidence?order=VCS-ZZZZZ-99999", "Evidence of an order"],
  ["/platform/clock", "The shop’s clock"],
  ["/platform/jobs", "Jobs that failed"],
] as const) {
  test(`${path} keeps its policy`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator("[style]")).toHaveCount(0);
  });
}

test.describe("a link that is not valid", () => {
  test.use({ announcedProblems: [/status of 404/] });

  test("to stop reminders keeps its policy", async ({ page }) => {
    await page.goto("/letters/unsubscribe?t=x");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not valid");
  });
});

test("an operator compares both sides of an assignment before anything moves", async ({ page }) => {
  await page.goto("/platform/declarations");
  const declaration = page.getByRole("article").filter({ hasText: "W-7K4M-9QXD" });
  await declaration
    .getByRole("link", { name: /^Assign to/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Assign W-7K4M-9QXD to .+\?$/);
  for (const text of ["The navigation of my Range Rover, please", "Charlotte Ashworth", "owner1.gbr@example.com"]) {
    await expect(page.getByRole("main")).toContainText(text);
  }
  await expect(page.getByRole("button", { name: "Assign, and carry it out" })).toBeVisible();
  await page.getByRole("link", { name: "Back without a change" }).click();
  await expect(declaration).toBeVisible();
});
