import type { ReactNode } from "react";
import { EXAMPLE_NOW, EXAMPLE_VEHICLE, exampleMonth, type ExampleSet } from "../example.ts";
import type { Make } from "../make-logo/make-logo.tsx";
import { DarkBand } from "../dark-band/dark-band.tsx";
import type { TimelineCaption } from "./timeline-without-dates.tsx";
import { ExpiryTimeline, TimelineScale } from "./expiry-timeline.tsx";

interface TimelineCase {
  name: string;
  ends: string[];
  caption?: TimelineCaption;
}

/** Every limit case of the timeline, on one day. */
const CASES: TimelineCase[] = [
  {
    name: "Ends within 120 days",
    ends: ["2026-12-15"],
    caption: { value: "30 days", full: "until it ends on 15 December 2026", brief: "left" },
  },
  {
    name: "Ends today",
    ends: [EXAMPLE_NOW],
    caption: { value: "Today", full: "it ends at midnight", brief: "at midnight" },
  },
  {
    name: "Far future",
    ends: ["2028-12-15"],
    caption: { value: "2 years", full: "and 30 days ahead, until 15 December 2028", brief: "and 30 days" },
  },
  {
    name: "Expired",
    ends: ["2026-10-02"],
    caption: { value: "44 days", full: "since it ended on 2 October 2026", brief: "without it" },
  },
  {
    name: "Expired over 300 days ago",
    ends: ["2025-08-02"],
    caption: { full: "Expired on 2 August 2025", brief: "2 August 2025" },
  },
  {
    name: "Several services, two of them too near for two flags",
    ends: ["2026-12-15", "2026-12-18", "2026-12-28", "2027-01-13", "2027-02-10"],
    caption: { value: "30 days", full: "until the first ends, 15 December 2026", brief: "left" },
  },
  {
    name: "No dates known",
    ends: [],
    caption: { full: "Sign in to view the expiry date", brief: "Sign in to see the date" },
  },
];

function bandWith(make: Make, { name, ends, caption }: TimelineCase): ReactNode {
  return (
    <DarkBand
      pageTitle={name}
      title={name}
      timeline={
        <ExpiryTimeline
          now={EXAMPLE_NOW}
          ends={ends}
          vehicle={EXAMPLE_VEHICLE[make].drawing}
          todayLabel="Today"
          caption={caption}
          scale={<TimelineScale now={EXAMPLE_NOW} formatMonth={exampleMonth} />}
        />
      }
    />
  );
}

export const expiryTimelineExamples: ExampleSet = {
  id: "expiry-timeline",
  title: "Road ruler",
  examples: (make) =>
    CASES.map((timelineCase) => ({ name: timelineCase.name, isWide: true, content: bandWith(make, timelineCase) })),
};
