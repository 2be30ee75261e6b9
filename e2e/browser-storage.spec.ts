import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { britain } from "./support/sample-vehicles.ts";
import { enterPassword } from "./support/shortcuts.ts";

/** The log-out ends every session of a customer: this one is signed in by no other test. */
const customer = "owner3.aut@example.com";
const vehicleNames = [
  "appLocaleVCS",
  "expirationDate",
  "expiryDates",
  "market",
  "productId",
  "subBrand",
  "vehicleCryptedVin",
  "vehicleId",
  "vehicleMake",
  "vehicleModel",
  "vehicleVin",
];
const customerNames = ["principalUUID", "userEmail", "userType", "userUuid"];
const ownNames = ["aesIv", "aesKey", "mirrorRev"];

const storedNames = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const mirrored = (...names: readonly string[][]) => names.flat().toSorted();

test("storage holds nothing readable, the customer only while signed in, and nothing after the log-out", async ({
  page,
}) => {
  await page.goto(`/vin-error?carvin=${britain.vin}`);
  await page.goto("/vin-error");
  await expect.poll(() => storedNames(page)).toEqual(mirrored(vehicleNames, ownNames));
  const ofGuest = await page.evaluate(() => localStorage.getItem("mirrorRev"));
  await page.goto("/sign-in?to=/vin-error");
  await enterPassword(page, customer);
  await expect.poll(() => storedNames(page)).toEqual(mirrored(vehicleNames, customerNames, ownNames));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("mirrorRev"))).toMatch(/\d$/);
  expect(ofGuest).toMatch(/-$/);
  const values = await page.evaluate(() =>
    JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]),
  );
  expect(values).not.toMatch(/SALEA7|SALEX|@|owner3|Defender|SAP_CDC|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|eyJ/i);
  await page.locator("header details summary").click();
  await page
    .locator("header")
    .getByRole("button", { name: /log out/i })
    .click();
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  // The log-out passes through more than one document.
  await expect(async () => expect(await storedNames(page)).toEqual([])).toPass();
});
