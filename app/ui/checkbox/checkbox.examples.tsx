import type { ExampleSet } from "../example.ts";
import { Checkbox } from "./checkbox.tsx";

export const checkboxExamples: ExampleSet = {
  id: "checkbox",
  title: "Checkbox",
  examples: () => [
    {
      name: "With a note",
      content: (
        <Checkbox id="cb-renew" note="We write to you 35 and 7 days before; you can turn it off at any time.">
          {"Renew this plan when it expires"}
        </Checkbox>
      ),
    },
    {
      name: "Ticked",
      content: (
        <Checkbox id="cb-ticked" defaultChecked>
          {"Send me a copy"}
        </Checkbox>
      ),
    },
    {
      name: "Error",
      content: (
        <Checkbox id="cb-error" error="Please accept the terms and conditions.">
          {"I accept the terms and conditions."}
        </Checkbox>
      ),
    },
  ],
};
