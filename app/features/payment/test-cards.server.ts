import type { ProviderName } from "../../../payments/port/payment-types.ts";
import type { TestCard } from "./payment-view.ts";

/** The test cards of the sandboxes; any future date and any code work with them. */
const TEST_CARDS: Readonly<Record<ProviderName, readonly TestCard[]>> = {
  stripe: [
    { number: "4242 4242 4242 4242", note: "Visa" },
    { number: "4000 0000 0000 0002", note: "declined" },
    { number: "4000 0000 0000 9995", note: "insufficient funds" },
    { number: "4000 0025 0000 3155", note: "3-D Secure" },
    { number: "4000 0027 6000 3184", note: "3-D Secure, every time" },
    { number: "4000 0082 6000 3178", note: "3-D Secure, insufficient funds" },
  ],
  adyen: [
    { number: "4111 1111 1111 1111", note: "Visa 03/30 737" },
    { number: "5555 5555 5555 4444", note: "Mastercard 03/30 737" },
    { number: "4212 3456 7891 0006", note: "3-D Secure: password" },
    { number: "4000 0200 0000 0000", note: "declined" },
    { number: "6703 4444 4444 4449", note: "Bancontact 03/30" },
    { number: "NL13 TEST 0123 4567 89", note: "SEPA" },
  ],
};

export const testCardsOf = (provider: ProviderName): readonly TestCard[] => TEST_CARDS[provider];
