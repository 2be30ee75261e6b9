import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { ExampleSet } from "../example.ts";
import { KeyTerms } from "../key-terms/key-terms.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import { BasketDisclosure, CheckoutStep, PayFrame, WalletButton, Wallets } from "./checkout-step.tsx";

const nothing = () => undefined;

const TERMS = [
  { label: "Connected Navigation", value: "24 months, until 15 December 2028, £159" },
  { label: "Vehicle", value: "Defender 110, SALEXXXXXXXXX0201" },
  { label: "Auto-renewal", value: "Off. The service ends on the date above." },
];

export const checkoutStepExamples: ExampleSet = {
  id: "checkout-step",
  title: "Checkout",
  examples: () => [
    {
      name: "Basket line below 80rem",
      content: (
        <BasketDisclosure label="Your basket, 2 items" total="£198">
          <p>{"Connected Navigation, Live Traffic"}</p>
        </BasketDisclosure>
      ),
    },
    {
      name: "A step that is done",
      content: (
        <CheckoutStep isDone isFirst title="Contact" aside={<TextButton>{"Edit"}</TextButton>}>
          <p>{"eleanor.marsh@example.com"}</p>
        </CheckoutStep>
      ),
    },
    {
      name: "Payment",
      content: (
        <CheckoutStep title="Payment">
          <Wallets orText="or pay by card">
            <WalletButton icon="wallet-apple" text="Apple Pay" onPress={nothing} />
            <WalletButton icon="wallet-google" text="Google Pay" onPress={nothing} />
          </Wallets>
          <PayFrame caption="Card details go straight to our payment provider.">
            <TextField id="co-card" label="Card number" defaultValue="4242 4242 4242 4242" />
          </PayFrame>
        </CheckoutStep>
      ),
    },
    {
      name: "Key terms above the order button",
      content: (
        <>
          <KeyTerms
            title="What you are ordering"
            terms={TERMS}
            total={{ label: "Total today, VAT included", amount: "£198" }}
          />
          <Checkbox id="co-consent">{"I ask that the services begin at once, and I accept the terms."}</Checkbox>
          <Button isWide isTall>
            {"Order with obligation to pay"}
          </Button>
        </>
      ),
    },
  ],
};
