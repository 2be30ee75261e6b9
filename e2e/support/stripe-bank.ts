import type { Page } from "@playwright/test";
import { enterStripeCard, orderButton } from "./payment-fields.ts";

/** What the bank's challenge is about: the setup of a card, or a charge. */
type ChallengeSubject = "setup" | "payment";
type Answer = "Complete" | "Fail" | "Close";

export async function payByStripe(page: Page, number: string): Promise<void> {
  await enterStripeCard(page, number);
  await orderButton(page).click();
}

/** Answers the bank's page in Stripe's dialog. */
export async function answerStripeBank(page: Page, subject: ChallengeSubject, answer: Answer): Promise<void> {
  const frame = page.locator(`iframe[src*="${subject}="]`);
  const dialog = page.getByTestId("stripe-bank").filter({ has: frame });
  const target = answer === "Close" ? dialog : frame.contentFrame();
  await target.getByRole("button", { name: answer, exact: true }).click();
}
