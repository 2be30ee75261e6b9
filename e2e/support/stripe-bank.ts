import type { Page } from "@playwright/test";
import { enterStripeCard, orderButton } from "./payment-fields.ts";

/** What the bank is asked about: a card that is set up, or a charge. */
type Asked = "setup" | "payment";
type Answer = "Complete" | "Fail" | "Close";

export async function payByStripe(page: Page, number: string): Promise<void> {
  await enterStripeCard(page, number);
  await orderButton(page).click();
}

/** The bank's page stands in a dialog of Stripe's. */
export async function answerStripeBank(page: Page, asked: Asked, answer: Answer): Promise<void> {
  const frame = page.locator(`iframe[src*="${asked}="]`);
  const dialog = page.getByTestId("stripe-bank").filter({ has: frame });
  const place = answer === "Close" ? dialog : frame.contentFrame();
  await place.getByRole("button", { name: answer, exact: true }).click();
}
