import type { ExampleSet } from "../example.ts";
import { Steps } from "./steps.tsx";

export const stepsExamples: ExampleSet = {
  id: "steps",
  title: "Steps",
  examples: () => [
    { name: "Checkout", content: <Steps steps={["Contact", "Billing address", "Payment"]} current={1} /> },
  ],
};
