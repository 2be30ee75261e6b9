import type { ExampleSet } from "../example.ts";
import { IconButton, IconLink } from "./icon-button.tsx";

export const iconButtonExamples: ExampleSet = {
  id: "icon-button",
  title: "Icon button",
  examples: () => [
    { name: "Button", content: <IconButton icon="close" label="Close" /> },
    { name: "With a count", content: <IconButton icon="bag" label="Basket, 2 items" count={2} /> },
    { name: "Link", content: <IconLink icon="user" label="Your account" to="/uikit" /> },
  ],
};
