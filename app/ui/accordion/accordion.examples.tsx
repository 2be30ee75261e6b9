import type { ExampleSet } from "../example.ts";
import { Accordion } from "./accordion.tsx";

const QUESTIONS = [
  {
    id: "q-days",
    title: "If I renew early, do I lose days?",
    content: <p>{"No. The new term is added to the end of the present one."}</p>,
  },
  {
    id: "q-time",
    title: "How long until it works in the car?",
    content: <p>{"Usually within a few minutes. Park outside and switch the ignition on."}</p>,
  },
  {
    id: "q-lapse",
    title: "What stops working when it lapses?",
    content: <p>{"Live traffic, online search and map updates."}</p>,
  },
];

export const accordionExamples: ExampleSet = {
  id: "accordion",
  title: "Accordion",
  examples: () => [
    {
      name: "With a button for all",
      content: (
        <Accordion
          items={QUESTIONS}
          openItems={["q-days"]}
          head={{
            title: <h3 className="display d-28">{"Top questions"}</h3>,
            openAllLabel: "Open all",
            closeAllLabel: "Close all",
          }}
        />
      ),
    },
  ],
};
