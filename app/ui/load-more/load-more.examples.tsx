import type { ExampleSet } from "../example.ts";
import { LoadMore } from "./load-more.tsx";

export const loadMoreExamples: ExampleSet = {
  id: "load-more",
  title: "Load more",
  examples: () => [
    {
      name: "Some are left",
      content: <LoadMore shown={10} total={24} note="Showing 10 of 24 orders" buttonLabel="Load more" to="/uikit" />,
    },
    {
      name: "All are shown",
      content: <LoadMore shown={2} total={2} note="Showing 2 of 2 orders" buttonLabel="" to="/uikit" />,
    },
  ],
};
