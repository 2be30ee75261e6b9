import type { ContactChannels, PhoneLine } from "../../../catalogue/catalogue.ts";
import { type HoursLine, hoursLines, type LineState, lineStateAt } from "./opening-hours.ts";

/** A phone line as a page shows it at a moment. */
export type PhoneNow = Pick<PhoneLine, "number" | "label" | "notes"> & {
  hours: HoursLine[];
  state: LineState | undefined;
};

export type ChannelsNow = Omit<ContactChannels, "phones"> & { phones: PhoneNow[] };

export function channelsAt({ phones, ...channels }: ContactChannels, now: Date): ChannelsNow {
  return {
    ...channels,
    phones: phones.map((line) => ({
      number: line.number,
      label: line.label,
      notes: line.notes,
      hours: hoursLines(line.hours),
      state: lineStateAt(line, now),
    })),
  };
}
