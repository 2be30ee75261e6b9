import type { ExampleSet } from "../example.ts";
import { Select } from "./select.tsx";

const STATES = [
  { value: "CA", text: "California" },
  { value: "NY", text: "New York" },
  { value: "TX", text: "Texas" },
];

export const selectExamples: ExampleSet = {
  id: "select",
  title: "Select",
  examples: () => [
    {
      name: "With a placeholder",
      content: <Select id="se-state" label="State" options={STATES} placeholder="Please select a value" />,
    },
    {
      name: "Error",
      content: (
        <Select
          id="se-error"
          label="Billing state"
          options={STATES}
          placeholder="Please select a value"
          error="Please select a state"
        />
      ),
    },
  ],
};
