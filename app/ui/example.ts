import type { ReactNode } from "react";
import type { Make } from "./make-logo/make-logo.tsx";

export interface Example {
  name: string;
  content: ReactNode;
  /** Shown over the whole width of the page. */
  isWide?: boolean;
}

/** What the component page shows for one component. */
export interface ExampleSet {
  id: string;
  title: string;
  examples: (make: Make) => Example[];
}

/** The current day in all examples. */
export const EXAMPLE_NOW = "2026-11-15";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

export function exampleMonth(date: Date): string {
  return MONTH.format(date);
}

export const EXAMPLE_VEHICLE = {
  landrover: { drawing: "defender", name: "Defender 110", vin: "SALEXXXXXXXXX0201" },
  jaguar: { drawing: "i-pace", name: "I-PACE", vin: "SADHXXXXXXXXX0202" },
} as const;
