import type { ExampleSet } from "../example.ts";
import { Tag } from "./tag.tsx";

export const tagExamples: ExampleSet = {
  id: "tag",
  title: "Tag",
  examples: () => [
    { name: "Active", content: <Tag state="ok">{"Active"}</Tag> },
    { name: "Soon", content: <Tag state="soon">{"Expires soon"}</Tag> },
    { name: "Off", content: <Tag state="off">{"Expired"}</Tag> },
    { name: "Trouble", content: <Tag state="trouble">{"Order Cancelled"}</Tag> },
  ],
};
