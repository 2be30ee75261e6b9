import type { ExampleSet } from "../example.ts";
import { type Benefit, Benefits } from "./benefits.tsx";

const BENEFITS: Benefit[] = [
  {
    title: "Live traffic, every minute",
    text: "Delays and closures reach the car within a minute, and the route changes with them.",
    pictogram: "pulse",
  },
  {
    title: "Maps that update themselves",
    text: "New roads and speed limits arrive over the air. No dealer visit, no cable.",
    pictogram: "map",
  },
  {
    title: "Your places, on every screen",
    text: "Send a destination from your phone before you leave; it waits in the car.",
    pictogram: "phone",
  },
];

export const benefitsExamples: ExampleSet = {
  id: "benefits",
  title: "Benefits",
  examples: () => [
    {
      name: "Three",
      isWide: true,
      content: (
        <div className="wrap">
          <Benefits benefits={BENEFITS} />
        </div>
      ),
    },
  ],
};
