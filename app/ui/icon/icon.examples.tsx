import type { ExampleSet } from "../example.ts";
import { ICON_NAMES } from "./icon-names.ts";
import { Icon } from "./icon.tsx";

const ROW = { display: "flex", flexWrap: "wrap", gap: "1rem 2rem" } as const;
const ITEM = { display: "flex", gap: ".5rem", alignItems: "center" } as const;

export const iconExamples: ExampleSet = {
  id: "icon",
  title: "Icon",
  examples: () => [
    {
      name: "All of them",
      content: (
        <ul style={ROW}>
          {ICON_NAMES.map((name) => (
            <li key={name} className="small" style={ITEM}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
