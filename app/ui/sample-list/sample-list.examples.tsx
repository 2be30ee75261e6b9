import type { ExampleSet } from "../example.ts";
import { Tag } from "../tag/tag.tsx";
import { type Sample, SampleList } from "./sample-list.tsx";

const SAMPLES: Sample[] = [
  {
    id: "1",
    name: "Defender 110",
    detail: "…Z00201",
    to: "?sample=1",
    isChosen: true,
    drawing: "defender",
    tag: <Tag state="soon">{"Expires in 30 days"}</Tag>,
  },
  {
    id: "2",
    name: "Discovery",
    detail: "…Z00212",
    to: "?sample=2",
    drawing: "discovery",
    tag: <Tag state="off">{"Expired yesterday"}</Tag>,
  },
  {
    id: "3",
    name: "Unknown vehicle",
    detail: "…Z09999",
    to: "?sample=3",
    tag: <Tag state="trouble">{"Not found"}</Tag>,
  },
];

export const sampleListExamples: ExampleSet = {
  id: "sample-list",
  title: "Sample list",
  examples: () => [
    {
      name: "Vehicles to try",
      content: (
        <SampleList
          title="Sample vehicles"
          note="Demonstration only. Choose one to fill in the form."
          samples={SAMPLES}
        />
      ),
    },
  ],
};
