import type { ExampleSet } from "../example.ts";
import { Spinner } from "./spinner.tsx";

export const spinnerExamples: ExampleSet = {
  id: "spinner",
  title: "Spinner",
  examples: () => [{ name: "With a spoken label", content: <Spinner label="Loading" /> }],
};
