import type { ExampleSet } from "../example.ts";
import { Panel } from "./panel.tsx";

export const panelExamples: ExampleSet = {
  id: "panel",
  title: "Panel",
  examples: () => [
    {
      name: "Around anything about an order",
      content: (
        <Panel>
          <h3 className="display d-28">{"Order details"}</h3>
          <p className="quiet">{"Placed on 9 November 2026"}</p>
        </Panel>
      ),
    },
  ],
};
