/** The form that gives the calendar a new address. */
export const RENEW_CALENDAR_INTENT = "newCalendarAddress";

/** Set in the address of the page after that. */
export const CALENDAR_PARAMETER = "calendar";
export const CALENDAR_RENEWED = "new";

/** The part of the page that the redirect leads to. */
export const CALENDAR_ID = "calendar";
