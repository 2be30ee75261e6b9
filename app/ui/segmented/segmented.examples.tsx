import type { ExampleSet } from "../example.ts";
import { Segmented } from "./segmented.tsx";

const TERMS = ["12", "24", "36"].map((months) => ({ value: months, text: months }));

export const segmentedExamples: ExampleSet = {
  id: "segmented",
  title: "Segmented choice",
  examples: () => [
    { name: "Months", content: <Segmented name="seg" label="Remote, months" options={TERMS} defaultValue="12" /> },
  ],
};
