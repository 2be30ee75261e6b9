import type { ExampleSet } from "../example.ts";
import { EmptyState } from "./empty-state.tsx";

export const emptyStateExamples: ExampleSet = {
  id: "empty-state",
  title: "Empty state",
  examples: () => [
    {
      name: "Nothing expires",
      content: (
        <EmptyState title="No expiring services" text="Your services are up to date and you have no expiring plans." />
      ),
    },
  ],
};
