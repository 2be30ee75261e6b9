import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { britain } from "./support/sample-vehicles.ts";
import { enterPassword } from "./support/shortcuts.ts";

/** The log-out ends every session of a customer, so no other test signs in as this one. */
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
const sortNames = (...names: readonly string[][]) => names.flat().toSorted();

test("browser storage holds no readable values, the customer's only while signed in, and nothing after the log-out", async ({
  page,
}) => {
  await page.goto(`/vin-error?carvin=${britain.vin}`);
  await page.goto("/vin-error");
  await expect.poll(() => storedNames(page)).toEqual(sortNames(vehicleNames, ownNames));
  const guestRevision = await page.evaluate(() => localStorage.getItem("mirrorRev"));
  await page.goto("/sign-in?to=/vin-error");
  await enterPassword(page, customer);
  await expect.poll(() => storedNames(page)).toEqual(sortNames(vehicleNames, customerNames, ownNames));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("mirrorRev"))).toMatch(/\d$/);
  expect(guestRevision).toMatch(/-$/);
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
