import type { MessageId } from "../../../i18n/message-id.ts";

/** The texts of a calendar, apart from the server module that writes it: no page loads them at once. */
export const CALENDAR_TEXTS = {
  name: "calendar.name",
  ends: "calendar.ends",
  renews: "calendar.renews",
  endsNote: "calendar.endsNote",
  renewsNote: "calendar.renewsNote",
  renewsForNote: "calendar.renewsForNote",
  reminder: "calendar.reminder",
} as const satisfies Record<string, MessageId>;
