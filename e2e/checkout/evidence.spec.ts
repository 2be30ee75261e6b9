import { billingAddresses } from "../support/billing-addresses.ts";
import { expectPaid, orderButton } from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { expect, test } from "../support/shop-test.ts";
import { skipToPaymentAsCustomer, skipToSignedIn } from "../support/shortcuts.ts";
import { payByCard } from "../support/walk.ts";

test("what stands above the order button is kept as the evidence of the order", async ({ page }) => {
  const site = paidFor.frenchCustomer;
  await skipToSignedIn(page, site.prefix, "owner4.fra@example.com");
  await skipToPaymentAsCustomer(page, site, billingAddresses.france);
  const main = page.getByRole("main");
  const renewal = page.getByRole("checkbox", { name: /^Renouveler/ });
  await expect(main.getByText("Désactivé. Le service prend fin")).toBeVisible();
  await renewal.press("Space");
  const clause = main.getByText(/Navigation connectée\s:.*pour 2 ans/);
  await expect(clause).toBeVisible();
  const read = (await clause.textContent()) ?? "";
  for (const name of ["Renoncer au contrat ici", "Résilier votre contrat", "Mentions légales"]) {
    await expect(main.locator("dl").getByRole("link", { name })).toBeVisible();
  }
  await expect(orderButton(page)).toHaveText("Commande avec obligation de paiement");
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await payByCard(page);
  await expectPaid(page, site.prefix);
  const orderNumber = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(async () => {
    const evidence = await page.request.get(`/platform/evidence/download?order=${orderNumber}`);
    expect(evidence.status()).toBe(200);
    const { records } = (await evidence.json()) as { records: { kind: string; choice: string; text: string }[] };
    const byKind = Object.fromEntries(records.map(({ kind, choice }) => [kind, choice]));
    expect(byKind).toEqual({
      terms: "accepted",
      "immediate-start": "accepted",
      privacy: "shown",
      "auto-renewal": "accepted",
      "order-summary": "shown",
    });
    expect(records.find(({ kind }) => kind === "auto-renewal")?.text).toContain(read);
    expect(records.find(({ kind }) => kind === "order-summary")?.text).toContain(
      "Commande avec obligation de paiement",
    );
  }).toPass();
  // The page for operators breaks no rule of the policy either.
  await page.goto(`/platform/evidence?order=${orderNumber}`);
  await expect(page.getByRole("main").locator("blockquote")).toHaveCount(5);
});
