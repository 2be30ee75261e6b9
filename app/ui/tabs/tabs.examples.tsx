import type { ExampleSet } from "../example.ts";
import { TabNav } from "./tab-nav.tsx";
import { Tabs } from "./tabs.tsx";

const TABS = [
  { id: "active", text: "Active (3)", content: <p>{"Connected Navigation, Live Traffic, Secure Tracker"}</p> },
  { id: "expired", text: "Expired (1)", content: <p>{"Online Pack with Data"}</p> },
  { id: "all", text: "All (4)", content: <p>{"Everything you ever subscribed to"}</p> },
];

const PAGES = ["Overview", "Services", "Orders", "Payment details", "Help & Support"].map((text, index) => ({
  text,
  to: `/uikit?page=${index}`,
  isCurrent: index === 0,
}));

export const tabsExamples: ExampleSet = {
  id: "tabs",
  title: "Tabs",
  examples: () => [
    { name: "Tabs with panels", content: <Tabs label="Subscriptions" tabs={TABS} /> },
    { name: "Pages side by side", content: <TabNav label="Account" links={PAGES} /> },
  ],
};
