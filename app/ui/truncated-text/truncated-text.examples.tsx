import type { ExampleSet } from "../example.ts";
import { TruncatedText } from "./truncated-text.tsx";

export const truncatedTextExamples: ExampleSet = {
  id: "truncated-text",
  title: "Truncated text",
  examples: () => [
    { name: "Short", content: <TruncatedText text="Remote" length={30} /> },
    {
      name: "Long",
      content: <TruncatedText text="Connected Navigation with Live Traffic & Information" length={30} />,
    },
  ],
};
