import type { ExampleSet } from "../example.ts";
import { RadioRows } from "./radio-rows.tsx";

const METHODS = [
  { value: "saved", text: "Visa **** 4242", note: "Expires 09 / 28" },
  { value: "card", text: "Another card" },
  { value: "sepa", text: "SEPA direct debit", isDisabled: true },
];

export const radioRowsExamples: ExampleSet = {
  id: "radio-rows",
  title: "Radio rows",
  examples: () => [
    {
      name: "One chosen, one unavailable",
      content: <RadioRows name="rr-method" legend="Payment method" rows={METHODS} defaultValue="saved" />,
    },
    {
      name: "Error",
      content: (
        <RadioRows name="rr-error" legend="How would you like to pay?" rows={METHODS} error="Please choose one." />
      ),
    },
  ],
};
