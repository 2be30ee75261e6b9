import type { ExampleSet } from "../example.ts";
import { Truncated } from "./truncated.tsx";

export const truncatedExamples: ExampleSet = {
  id: "truncated",
  title: "Truncated",
  examples: () => [
    {
      name: "30 characters, 10 on phones",
      content: <Truncated text="Connected Navigation Pro with Live Traffic" length={30} />,
    },
  ],
};
