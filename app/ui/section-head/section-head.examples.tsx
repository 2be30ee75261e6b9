import type { ExampleSet } from "../example.ts";
import { SectionHead } from "./section-head.tsx";

export const sectionHeadExamples: ExampleSet = {
  id: "section-head",
  title: "Section head",
  examples: () => [
    {
      name: "With a lead",
      isWide: true,
      content: (
        <div className="wrap">
          <SectionHead
            title="Choose your plan"
            lead="Your new term begins on 15 December 2026, the day the present one ends. Renewing early costs you no days."
          />
        </div>
      ),
    },
    { name: "With a note", content: <SectionHead title="Orders" note="Showing 2 of 2 orders" /> },
    { name: "Bare, under tabs", content: <SectionHead title="Expiring services" isBare /> },
  ],
};
