import type { ExampleSet } from "../example.ts";
import { Tooltip } from "./tooltip.tsx";

export const tooltipExamples: ExampleSet = {
  id: "tooltip",
  title: "Tooltip",
  examples: () => [
    {
      name: "By press, key or touch",
      content: (
        <Tooltip label="What is a VIN?">{"The vehicle identification number has 17 letters and digits."}</Tooltip>
      ),
    },
  ],
};
