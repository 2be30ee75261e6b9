import type { ReactNode } from "react";

export interface Example {
  name: string;
  content: ReactNode;
}

/** What the component page shows for one component. */
export interface ExampleSet {
  id: string;
  title: string;
  examples: Example[];
}
