import type { LegalTextName, TextVersion } from "../../../catalogue/catalogue.ts";
import { addDays, type CalendarDay } from "../../../domain/calendar-day.ts";
import type { LegalSection } from "./legal-sections.ts";

/** Facts of the market that a legal text refers to. They are data, so that all texts of a market agree. */
export type LegalFacts = {
  kind: "company" | "disputes" | "privacyAuthority" | "accessibilityAuthority";
  entries: readonly { label?: string; text: string; href?: string }[];
};

export type LegalPage = {
  name: LegalTextName;
  title: string;
  version?: CalendarDay;
  /** The first and the last day of an earlier version; absent for the current one. */
  appliedFrom?: CalendarDay;
  appliedTo?: CalendarDay;
  /** The newest first. */
  versions: readonly TextVersion[];
  introHtml: string;
  sections: readonly LegalSection[];
  facts: readonly LegalFacts[];
  /** The pages about the data of each service, after the terms and the privacy policy. */
  dataCards?: DataCardList;
};

export type DataCardList = { title: string; introHtml: string; links: readonly { text: string; to: string }[] };

export const LEGAL_PATHS: Readonly<Record<LegalTextName, string>> = {
  terms: "/terms-conditions",
  privacy: "/privacy",
  imprint: "/imprint",
  accessibility: "/accessibility",
};

/** The days on which an earlier version applied; undefined for the current one. */
export function earlierPeriod(
  version: CalendarDay | undefined,
  versions: readonly TextVersion[],
): { appliedFrom: CalendarDay; appliedTo: CalendarDay } | undefined {
  const index = versions.findIndex((entry) => entry.version === version);
  const next = versions[index - 1];
  return version && next ? { appliedFrom: version, appliedTo: addDays(next.version, -1) } : undefined;
}
