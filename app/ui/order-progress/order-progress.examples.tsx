import type { ExampleSet } from "../example.ts";
import { OrderProgress } from "./order-progress.tsx";

const LABELS = { DONE: "Done", DEFAULT: "In progress", INACTIVE: "Not yet" };

export const orderProgressExamples: ExampleSet = {
  id: "order-progress",
  title: "Order progress",
  examples: () => [
    {
      name: "On its way",
      content: (
        <OrderProgress
          stateLabels={LABELS}
          steps={[
            { state: "DONE", text: "Order placed", note: "9 November 2026" },
            { state: "DEFAULT", text: "Ready to install", note: "Switch the ignition on, outside" },
            { state: "INACTIVE", text: "Activated" },
          ]}
        />
      ),
    },
    {
      name: "Refund asked for",
      content: (
        <OrderProgress
          stateLabels={LABELS}
          steps={[
            { state: "DONE", text: "Order placed", note: "9 November 2026" },
            { state: "DONE", text: "Refund requested", note: "14 November 2026" },
            { state: "INACTIVE", text: "Refund issued", note: "Expected by 28 November 2026" },
          ]}
        />
      ),
    },
  ],
};
