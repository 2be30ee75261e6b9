import { expect, test } from "../support/shop-test.ts";
import { billingAddresses } from "../support/billing-addresses.ts";
import { acceptTerms, enterAdyenCard, expectPaid, expectProblem, orderButton } from "../support/payment-fields.ts";
import { paidFor } from "../support/sample-vehicles.ts";
import { skipToPayment } from "../support/shortcuts.ts";
import { answerStripeBank, payByStripe } from "../support/stripe-bank.ts";

test.use({ reducedMotion: "reduce" });

const { britain, germany } = billingAddresses;
const notAuthorised = "Your bank did not authorise the payment.";
const declined = "Your card was declined.";

test(
  "Stripe: a card is declined when it is set up, or only when it is charged, and another one pays",
  { tag: "@long" },
  async ({ page, announce }) => {
    announce(/status of 402/);
    await skipToPayment(page, paidFor.britishJaguar, britain);
    for (const number of ["4000000000000002", "4000000000000341"]) {
      await payByStripe(page, number);
      await expectProblem(page, declined);
    }
    await payByStripe(page, "5555555555554444");
    await expectPaid(page, "/jaguar");
  },
);

test("Stripe: a guest fails the bank's challenge for a new card, closes it, and pays after passing it", async ({
  page,
}) => {
  await skipToPayment(page, paidFor.britainAgain, britain);
  for (const answer of ["Fail", "Close"] as const) {
    await payByStripe(page, "4000002500003155");
    await answerStripeBank(page, "setup", answer);
    await expectProblem(page, notAuthorised);
  }
  await payByStripe(page, "4000002500003155");
  await answerStripeBank(page, "setup", "Complete");
  await expectPaid(page, "");
});

test(
  "Stripe: a guest fails the bank's challenge for a charge, closes it, passes it with too little money, and then pays",
  { tag: "@long" },
  async ({ page }) => {
    await skipToPayment(page, paidFor.britainAgain, britain);
    for (const [number, answer, text] of [
      ["4000002760003184", "Fail", notAuthorised],
      ["4000002760003184", "Close", notAuthorised],
      ["4000008260003178", "Complete", declined],
    ] as const) {
      await payByStripe(page, number);
      await answerStripeBank(page, "setup", "Complete");
      await answerStripeBank(page, "payment", answer);
      await expectProblem(page, text);
    }
    await payByStripe(page, "4000002760003184");
    await answerStripeBank(page, "setup", "Complete");
    await answerStripeBank(page, "payment", "Complete");
    await expectPaid(page, "");
  },
);

test(
  "Adyen: a customer who closes the window of the bank's challenge finds the basket again",
  { tag: "@long" },
  async ({ page, context }) => {
    await skipToPayment(page, paidFor.germany, germany);
    await enterAdyenCard(page, { number: "4212345678910006", holder: "Ada Byron" });
    await orderButton(page).click();
    const bank = page.locator("[data-payment] iframe").last().contentFrame();
    await expect(bank.getByLabel("Password")).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto("/de-DE/checkout");
    await acceptTerms(again);
    await enterAdyenCard(again, { number: "4111111111111111", holder: "Ada Byron" });
    await orderButton(again).click();
    await expectPaid(again, "/de-DE");
  },
);
