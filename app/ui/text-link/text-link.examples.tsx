import type { ExampleSet } from "../example.ts";
import { TextButton, TextLink } from "./text-link.tsx";

export const textLinkExamples: ExampleSet = {
  id: "text-link",
  title: "Text link",
  examples: () => [
    { name: "Link", content: <TextLink to="/uikit">{"View all questions"}</TextLink> },
    { name: "Button", content: <TextButton>{"Add address manually"}</TextButton> },
  ],
};
