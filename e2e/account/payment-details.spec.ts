import { expect, type Page } from "@playwright/test";
import { billingAddresses } from "../support/billing-addresses.ts";
import { tabTo } from "../support/keyboard.ts";
import { moveUntilHydrated, untilHydrated } from "../support/page-parts.ts";
import {
  enterNewCard,
  expectAccessible,
  passBank,
  type Provider,
  testCards,
  walkToNoMethod,
  walkToPaymentDetails,
} from "../support/payment-details.ts";
import { enterStripeCard, expectProblem, expectReady, modal, orderButton } from "../support/payment-fields.ts";
import { test } from "../support/shop-test.ts";
import { answerStripeBank } from "../support/stripe-bank.ts";
import { enterAddress } from "../support/walk.ts";

test.use({ reducedMotion: "reduce" });

const english = {
  none: "No payment method",
  add: "Add payment method",
  added: "Payment method added.",
  expires: "Expires on 03/30",
  editAddress: "Edit address",
  editAddressTitle: "Edit billing address",
  save: "Save changes",
  addressUpdated: "Billing address updated.",
  edit: "Edit Payment",
  editTitle: "Edit payment method",
  updated: "Payment Method updated.",
  schedule: "Payment schedule",
  nothingPlanned: "No further payment",
  delete: "Delete Payment Method",
  deleteText: "This payment method and its billing address will be removed from your account.",
  deleted: "Payment method deleted.",
  linked: "Payment method can’t be removed, it is linked to one or more active subscriptions",
  viewServices: "View my services",
};

const german: typeof english = {
  none: "Keine Zahlungsart",
  add: "Zahlungsart hinzufügen",
  added: "Zahlungsart hinzugefügt.",
  expires: "Gültig bis 03/30",
  editAddress: "Adresse bearbeiten",
  editAddressTitle: "Rechnungsadresse bearbeiten",
  save: "Änderungen speichern",
  addressUpdated: "Rechnungsadresse aktualisiert.",
  edit: "Zahlung bearbeiten",
  editTitle: "Zahlungsart bearbeiten",
  updated: "Zahlungsart aktualisiert.",
  schedule: "Zahlungsplan",
  nothingPlanned: "Keine weitere Zahlung",
  delete: "Zahlungsart löschen",
  deleteText: "Diese Zahlungsart und ihre Rechnungsadresse werden aus Ihrem Konto entfernt.",
  deleted: "Zahlungsart gelöscht.",
  linked:
    "Die Zahlungsart kann nicht entfernt werden, da sie mit einem oder mehreren aktiven Abonnements verknüpft ist",
  viewServices: "Meine Dienste ansehen",
};

const french: typeof english = {
  none: "Aucun moyen de paiement",
  add: "Ajouter un moyen de paiement",
  added: "Moyen de paiement ajouté.",
  expires: "Expire le 03/30",
  editAddress: "Modifier l’adresse",
  editAddressTitle: "Modifier l’adresse de facturation",
  save: "Enregistrer les modifications",
  addressUpdated: "Adresse de facturation mise à jour.",
  edit: "Modifier le paiement",
  editTitle: "Modifier le moyen de paiement",
  updated: "Moyen de paiement mis à jour.",
  schedule: "Échéancier de paiement",
  nothingPlanned: "Aucun autre paiement",
  delete: "Supprimer le moyen de paiement",
  deleteText: "Ce moyen de paiement et son adresse de facturation seront supprimés de votre compte.",
  deleted: "Moyen de paiement supprimé.",
  linked: "Le moyen de paiement ne peut pas être supprimé, car il est lié à un ou plusieurs abonnements actifs",
  viewServices: "Voir mes services",
};

const czech: typeof english = {
  none: "Žádný způsob platby",
  add: "Přidat způsob platby",
  added: "Způsob platby byl přidán.",
  expires: "Platí do 03/30",
  editAddress: "Upravit adresu",
  editAddressTitle: "Upravit fakturační adresu",
  save: "Uložit změny",
  addressUpdated: "Fakturační adresa byla aktualizována.",
  edit: "Upravit platbu",
  editTitle: "Upravit způsob platby",
  updated: "Způsob platby byl aktualizován.",
  schedule: "Harmonogram plateb",
  nothingPlanned: "Žádná další platba",
  delete: "Smazat způsob platby",
  deleteText: "Tento způsob platby a jeho fakturační adresa budou z vašeho účtu odebrány.",
  deleted: "Způsob platby byl smazán.",
  linked: "Způsob platby nelze odebrat, protože je spojen s jedním nebo více aktivními předplatnými",
  viewServices: "Zobrazit moje služby",
};

const sites = [
  {
    name: "Stripe, Land Rover en-GB",
    prefix: "",
    newcomer: "owner5.gbr@example.com",
    provider: "stripe",
    address: billingAddresses.britain,
    texts: english,
  },
  {
    name: "Adyen, Land Rover de-DE",
    prefix: "/de-DE",
    newcomer: "owner5.deu@example.com",
    provider: "adyen",
    address: billingAddresses.germany,
    texts: german,
    linked: "owner1.deu@example.com",
  },
  {
    name: "Adyen, Jaguar fr-FR",
    prefix: "/jaguar/fr-FR",
    newcomer: "owner5.fra@example.com",
    provider: "adyen",
    address: billingAddresses.france,
    texts: french,
    linked: "owner1.fra@example.com",
  },
  {
    name: "Stripe, Jaguar cs-CZ",
    prefix: "/jaguar/cs-CZ",
    newcomer: "owner5.cze@example.com",
    provider: "stripe",
    address: billingAddresses.czechia,
    texts: czech,
    linked: "owner1.cze@example.com",
  },
] satisfies {
  name: string;
  prefix: string;
  /** An account without a method. */
  newcomer: string;
  provider: Provider;
  address: (typeof billingAddresses)[keyof typeof billingAddresses];
  texts: typeof english;
  linked?: string;
}[];

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
/** Until then a link of the page opens another page instead of a dialog. */
const untilDialogsOpen = (page: Page) => moveUntilHydrated(page, "main a[href*=edit-payment-method]");

for (const { name, prefix, newcomer, provider, address, texts } of sites) {
  const details = `${prefix}/account/my-payment-method`;
  const length = prefix === "" ? {} : { tag: "@long" };
  test(`${name}: a card is added after the bank's check, edited, and deleted`, length, async ({ page }) => {
    // The provider's fields twice, two dialogs, two forms, and axe on each of them.
    test.setTimeout(240_000);
    await walkToNoMethod(page, { prefix, account: newcomer });
    await expect(page.getByRole("heading", { name: texts.none })).toBeVisible();
    await expectAccessible(page);

    await test.step("the card is added", async () => {
      await link(page, texts.add).click();
      await expect(heading(page, texts.add)).toBeVisible();
      await expectAccessible(page);
      await enterAddress(page, address);
      await expectReady(page);
      await expectAccessible(page);
      const { asked } = testCards[provider];
      await enterNewCard(page, provider, asked);
      await orderButton(page).click();
      await passBank(page, provider);
      await expect(page).toHaveURL(details);
      await expect(page.getByText(texts.added)).toBeVisible();
      await expect(page.getByText(`Visa **** ${asked.slice(-4)}`)).toBeVisible();
      await expect(page.getByText(texts.expires)).toBeVisible();
      await expect(page.getByText(address.address1)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("its billing address is edited", async () => {
      await link(page, texts.editAddress).click();
      await expect(heading(page, texts.editAddressTitle)).toBeVisible();
      await expectAccessible(page);
      await untilHydrated(page, "#address-city");
      const save = page.getByRole("button", { name: texts.save }).last();
      await page.locator("#address-city").fill("");
      await save.click();
      await expect(page.locator("#address-city")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await page.locator("#address-city").fill("Leominster");
      await save.click();
      await expect(page.getByText(texts.addressUpdated)).toBeVisible();
      await expect(page.getByText(/Leominster/)).toBeVisible();
    });

    await test.step("it is replaced by another card", async () => {
      await link(page, texts.edit).click();
      await expect(heading(page, texts.editTitle)).toBeVisible();
      await expectReady(page);
      await expectAccessible(page);
      await enterNewCard(page, provider, testCards[provider].smooth);
      await orderButton(page).click();
      await expect(page.getByText(texts.updated)).toBeVisible();
      await expect(page.getByText("Mastercard **** 4444")).toBeVisible();
    });

    await test.step("the schedule has no payments, and closes by the Escape key", async () => {
      await untilDialogsOpen(page);
      await link(page, texts.schedule).click();
      await expect(modal(page).getByText(texts.nothingPlanned)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL(details);
    });

    await test.step("it is deleted", async () => {
      await link(page, texts.delete).click();
      await expect(modal(page)).toContainText(texts.deleteText);
      await expectAccessible(page);
      await modal(page).getByRole("button", { name: texts.delete }).dblclick();
      await expect(page.getByText(texts.deleted)).toBeVisible();
      await expect(page.getByRole("heading", { name: texts.none })).toBeVisible();
    });
  });
}

for (const { name, prefix, linked, texts } of sites) {
  if (linked === undefined) continue;
  test(`${name}: a card that pays for renewals cannot be deleted`, { tag: "@long" }, async ({ page, announce }) => {
    announce(/status of 409/);
    await walkToPaymentDetails(page, { prefix, account: linked });
    await untilDialogsOpen(page);
    await link(page, texts.delete).click();
    await modal(page).getByRole("button", { name: texts.delete }).click();
    await expect(modal(page).getByText(texts.linked)).toBeVisible();
    await expectAccessible(page);
    await modal(page).getByRole("link", { name: texts.viewServices }).click();
    await expect(page).toHaveURL(`${prefix}/account/my-subscriptions`);
  });
}

test("Jaguar, by keyboard: a method that is linked to a subscription cannot be deleted", async ({ page, announce }) => {
  announce(/status of 409/);
  await walkToPaymentDetails(page, { prefix: "/jaguar", account: "owner2.gbr@example.com" });
  await expect(page.getByText("Visa **** 4242")).toBeVisible();
  await tabTo(page, english.delete);
  // The first key loads the code of the view.
  await untilHydrated(page, "main a[href*=edit-payment-method]");
  await page.keyboard.press("Enter");
  await expect(modal(page)).toBeVisible();
  await tabTo(page, english.delete);
  await page.keyboard.press("Enter");
  await expect(modal(page).getByText(english.linked)).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, english.viewServices);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jaguar/account/my-subscriptions");
});

test("a card that the bank did not authorise is not added", { tag: "@long" }, async ({ page }) => {
  await walkToNoMethod(page, { prefix: "/jaguar", account: "owner5.prt@example.com" });
  await link(page, english.add).click();
  await enterAddress(page, billingAddresses.britain);
  await expectReady(page);
  await enterStripeCard(page, testCards.stripe.asked);
  await orderButton(page).click();
  await answerStripeBank(page, "setup", "Fail");
  await expectProblem(page, "Your bank did not authorise the payment.");
  await page.goto("/jaguar/account/my-payment-method");
  await expect(page.getByRole("heading", { name: english.none })).toBeVisible();
});
