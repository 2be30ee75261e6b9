import type { Page } from "@playwright/test";
import { startPaymentProxy, type PaymentProxy } from "../support/shops/payment-proxy.ts";
import { countRowsWith } from "../support/shops/search-database.ts";
import { filledFolder, type ShopProcess, spawnShop, waitUntilReady } from "../support/shops/shop-process.ts";
import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import {
  acceptTerms,
  enterAdyenCard,
  enterStripeCard,
  expectPaid,
  modal,
  orderButton,
} from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPayment } from "../support/shortcuts.ts";

test.use({ reducedMotion: "reduce" });

const providers = [
  {
    name: "Adyen",
    port: 4550,
    setting: "ADYEN_API_URL",
    path: "",
    charges: "/v72/payments",
    site: paidFor.germany,
    address: billingAddresses.germany,
    number: "4111111111111111",
    enter: (page: Page, number: string) => enterAdyenCard(page, { number, holder: "Ada Byron" }),
    words: { notCharged: "wurde nicht belastet", again: "Erneut versuchen", processing: "Ihre Zahlung wird" },
  },
  {
    name: "Stripe",
    port: 4560,
    setting: "STRIPE_API_URL",
    path: "/stripe",
    charges: "/v1/payment_intents",
    site: paidFor.britain,
    address: billingAddresses.britain,
    number: "4242424242424242",
    enter: enterStripeCard,
    words: {
      notCharged: "hasn’t been charged",
      again: "Try again",
      processing: "Your payment is being processed.",
    },
  },
] as const;

for (const { name, port, setting, path, charges, site, address, number, enter, words } of providers) {
  test.describe(`${name} fails`, { tag: "@long" }, () => {
    test.use({ baseURL: `http://localhost:${port}`, announcedProblems: [/status of 5\d\d/] });
    let proxy: PaymentProxy;
    let shop: ShopProcess;
    const folder = { data: "" };

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      folder.data = filledFolder();
      const sandbox = `http://localhost:${port + 1}`;
      proxy = await startPaymentProxy({ port: port + 2, target: sandbox + path, charges });
      shop = spawnShop({
        PORT: String(port),
        DATA_DIR: folder.data,
        RATE_LIMIT_SCALE: "100",
        LOG_LEVEL: "debug",
        PAYMENT_SANDBOX_ORIGIN: sandbox,
        [setting]: `http://localhost:${port + 2}`,
      });
      await waitUntilReady(shop, port);
    });
    test.afterAll(async () => {
      shop.child.kill("SIGTERM");
      await shop.ended;
      await proxy.shut();
    });

    /** The page explains the failure, keeps the basket, and offers another try. */
    const expectBroken = async (page: Page) => {
      await expect(modal(page)).toContainText(words.notCharged);
      await page.keyboard.press("Escape");
      await expect(modal(page)).toBeHidden();
      await expect(page.getByRole("complementary").getByRole("listitem")).toHaveCount(1);
      await expect(page.locator("[data-payment=broken]")).toBeVisible();
    };
    const tryAgain = (page: Page) => page.getByRole("button", { name: words.again, exact: true }).click();

    test("the basket survives refused connections and unusable answers, the order is paid in the end, and no card number is stored", async ({
      page,
    }) => {
      await skipToPayment(page, site, address);
      await proxy.shut();
      await page.reload();
      await expectBroken(page);
      await tryAgain(page);
      await expectBroken(page);
      await proxy.open();
      await tryAgain(page);
      await acceptTerms(page);

      await enter(page, number);
      await proxy.shut();
      await orderButton(page).click();
      await expectBroken(page);
      await proxy.open();
      await tryAgain(page);
      await acceptTerms(page);

      const { arrived, release } = proxy.garbleCharges();
      const statusAllowed = Promise.withResolvers<void>();
      await page.route(/payment-status/, async (route) => {
        await statusAllowed.promise;
        await route.continue();
      });
      await enter(page, number);
      await orderButton(page).click();
      await arrived;
      await expect(page.getByText(words.processing)).toBeVisible();
      await expect(orderButton(page)).toHaveAttribute("aria-disabled", "true");
      release();
      await expect(page.locator("[data-payment=waiting]")).toBeVisible();
      await expect(modal(page)).toBeHidden();
      statusAllowed.resolve();
      await expectPaid(page, site.prefix);
      const orderNo = page.url().split("/").at(-1) ?? "";

      await page.goto("about:blank");
      shop.child.kill("SIGTERM");
      await shop.ended;
      const start = number.slice(0, 12);
      expect(shop.output().includes("a provider did not answer a payment")).toBe(true);
      expect(shop.output().includes(start)).toBe(false);
      const rows = await countRowsWith(folder.data, [orderNo, start]);
      expect(rows[orderNo]).toBeGreaterThan(0);
      expect(rows[start]).toBe(0);
    });
  });
}
